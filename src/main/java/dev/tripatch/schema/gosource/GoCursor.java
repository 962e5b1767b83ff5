package dev.tripatch.schema.gosource;

import dev.tripatch.schema.gosource.GoToken.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A place among tokens. Comments are kept for whatever follows them. */
final class GoCursor {

  /** What is skipped is only shown; nobody reads more. */
  private static final int LONGEST_SHOWN = 200;

  private final String file;
  private final List<GoToken> tokens;
  private final List<String> comments = new ArrayList<>();
  private int at;
  private int lastLine;

  GoCursor(String file, List<GoToken> tokens) {
    this.file = file;
    this.tokens = tokens;
    keepComments();
  }

  GoToken token() {
    return tokens.get(at);
  }

  /** The token after this one, on the same line or not. */
  GoToken following() {
    int next = at + 1;
    while (next < tokens.size() - 1 && tokens.get(next).is(Sort.COMMENT)) {
      next++;
    }
    return tokens.get(Math.min(next, tokens.size() - 1));
  }

  boolean isAtEnd() {
    return token().is(Sort.END);
  }

  /** Whether a field or another statement ends here. */
  boolean isAtLineEnd() {
    return token().is(Sort.LINE_END)
        || isAtEnd()
        || token().isSign('}')
        || token().isSign(')')
        || token().isSign(';');
  }

  /** Takes the token; the last one stays. */
  GoToken next() {
    GoToken taken = token();
    if (!isAtEnd()) {
      lastLine = taken.is(Sort.LINE_END) ? lastLine : taken.line();
      at++;
      keepComments();
    }
    return taken;
  }

  boolean skip(char sign) {
    boolean isThere = token().isSign(sign);
    if (isThere) {
      next();
    }
    return isThere;
  }

  void skipLineEnds() {
    while (token().is(Sort.LINE_END) || token().isSign(';')) {
      next();
    }
  }

  /** The markers in the comments since they were last asked for. */
  GoMarkers markers() {
    GoMarkers markers = GoMarkers.of(comments);
    comments.clear();
    return markers;
  }

  /** Forgets the comments so far: they belong to nothing that follows. */
  void dropComments() {
    comments.clear();
  }

  /** The text of the tokens up to the end of the line; those in brackets do not end it. */
  String skipLine() {
    String skipped = skipWhile(token -> true);
    dropComments();
    return skipped;
  }

  /** The text of the tokens up to a tag or the end of the line. */
  String skipToTag() {
    return skipWhile(token -> !token.is(Sort.STRING));
  }

  private String skipWhile(Predicate<GoToken> isSkipped) {
    StringBuilder skipped = new StringBuilder();
    int depth = 0;
    while (!isAtEnd() && (depth > 0 || (!isAtLineEnd() && isSkipped.test(token())))) {
      GoToken token = next();
      depth += token.isSign('{') || token.isSign('(') || token.isSign('[') ? 1 : 0;
      depth -= token.isSign('}') || token.isSign(')') || token.isSign(']') ? 1 : 0;
      if ((depth == 0 || skipped.isEmpty()) && skipped.length() < LONGEST_SHOWN) {
        skipped.append(skipped.isEmpty() ? "" : " ").append(token.text());
      }
    }
    return skipped.toString().strip();
  }

  /** Skips an interface with its methods. */
  void skipInterface() {
    next();
    skipBrackets('{', '}');
  }

  /** Skips the parameters of a generic type; the brackets of a list stay. */
  void skipTypeParameters() {
    boolean isGeneric =
        token().isSign('[')
            && following().is(Sort.WORD)
            && !tokens.get(Math.min(at + 2, tokens.size() - 1)).isSign(']');
    if (isGeneric) {
      skipBrackets('[', ']');
    }
  }

  /** Skips brackets with all within; nothing if there are none. */
  void skipBrackets(char opening, char closing) {
    if (!token().isSign(opening)) {
      return;
    }
    int depth = 1;
    while (depth > 0 && !isAtEnd()) {
      next();
      depth += token().isSign(opening) ? 1 : 0;
      depth -= token().isSign(closing) ? 1 : 0;
    }
    skip(closing);
  }

  /** Where the token is, for people. */
  String place() {
    return file + ":" + token().line() + ":" + token().column();
  }

  /** A comment after something on its line is about that, not about what follows. */
  private void keepComments() {
    for (; token().is(Sort.COMMENT); at++) {
      if (token().line() != lastLine) {
        comments.add(token().text());
      }
    }
  }
}
