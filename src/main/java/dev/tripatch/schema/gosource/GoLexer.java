package dev.tripatch.schema.gosource;

import dev.tripatch.schema.gosource.GoToken.Sort;
import java.util.ArrayList;
import java.util.List;

/** Cuts Go source into tokens. It never fails: what Go does not know becomes a sign. */
final class GoLexer {

  private final String source;
  private final List<GoToken> tokens = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;

  private GoLexer(String source) {
    this.source = source;
  }

  /** The tokens of a source; the last one is its end. */
  static List<GoToken> tokens(String source) {
    GoLexer lexer = new GoLexer(source);
    while (lexer.at < source.length()) {
      lexer.next();
    }
    lexer.add(Sort.END, "", lexer.at);
    return List.copyOf(lexer.tokens);
  }

  private void next() {
    char c = source.charAt(at);
    if (c == '\n') {
      add(Sort.LINE_END, "\n", at);
      skipTo(at + 1);
    } else if (Character.isWhitespace(c)) {
      at++;
    } else if (source.startsWith("//", at)) {
      comment(2, "\n", 0);
    } else if (source.startsWith("/*", at)) {
      comment(2, "*/", 2);
    } else if (c == '`') {
      int end = until("`", at + 1);
      take(Sort.STRING, source.substring(at + 1, end), end + 1);
    } else if (c == '"' || c == '\'') {
      quoted(c);
    } else if (Character.isJavaIdentifierStart(c)) {
      take(Sort.WORD, run(), at + run().length());
    } else if (Character.isDigit(c)) {
      take(Sort.LITERAL, run(), at + run().length());
    } else {
      take(Sort.SIGN, String.valueOf(c), at + 1);
    }
  }

  private void comment(int opening, String closing, int closingLength) {
    int end = until(closing, at + opening);
    take(Sort.COMMENT, source.substring(at + opening, end), end + closingLength);
  }

  /** A string in quotes ends with its line, even if the quote is missing. */
  private void quoted(char quote) {
    int end = at + 1;
    while (end < source.length() && source.charAt(end) != quote && source.charAt(end) != '\n') {
      end += source.charAt(end) == '\\' ? 2 : 1;
    }
    end = Math.min(end, source.length());
    String content = source.substring(at + 1, end);
    boolean isClosed = end < source.length() && source.charAt(end) == quote;
    take(
        quote == '"' ? Sort.STRING : Sort.LITERAL,
        quote == '"' ? GoString.unescaped(content) : content,
        isClosed ? end + 1 : end);
  }

  private String run() {
    int end = at;
    while (end < source.length() && Character.isJavaIdentifierPart(source.charAt(end))) {
      end++;
    }
    return source.substring(at, end);
  }

  private int until(String closing, int from) {
    int end = source.indexOf(closing, from);
    return end < 0 ? source.length() : end;
  }

  private void take(Sort sort, String text, int end) {
    add(sort, text, at);
    skipTo(Math.min(end, source.length()));
  }

  private void add(Sort sort, String text, int start) {
    tokens.add(new GoToken(sort, text, line, start - lineStart + 1));
  }

  private void skipTo(int end) {
    for (; at < end; at++) {
      if (source.charAt(at) == '\n') {
        line++;
        lineStart = at + 1;
      }
    }
  }
}
