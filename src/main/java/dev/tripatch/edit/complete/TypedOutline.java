package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.FlowFinder.Unquoted;
import dev.tripatch.edit.complete.TypedToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The keys, dashes and scalars of block YAML, found line by line: what is half typed does not keep
 * the rest from being found. Of several documents, only the one around the caret.
 */
final class TypedOutline {

  private static final Pattern KEY =
      Pattern.compile("(\"[^\"]*\"|'[^']*'|[^\\s#\"'\\[{\\-][^#]*?|-[^\\s#][^#]*?)\\s*:(?=\\s|$)");
  private static final Pattern BLOCK = Pattern.compile("[|>][-+0-9]*(\\s+#.*)?");

  private final String text;
  private final int caret;
  private final List<TypedToken> tokens = new ArrayList<>();
  private int blockDeeperThan = -1;
  private boolean isCaretInBlock;
  private boolean isCaretInComment;

  private TypedOutline(String text, int caret) {
    this.text = text;
    this.caret = caret;
  }

  static TypedOutline of(String text, int caret) {
    TypedOutline outline = new TypedOutline(text, caret);
    outline.read();
    return outline;
  }

  List<TypedToken> tokens() {
    return tokens;
  }

  /** Whether the caret is in a text, of which nothing is known. */
  boolean isInText() {
    return isCaretInBlock || isCaretInComment;
  }

  private void read() {
    int start = 0;
    while (start <= text.length()) {
      int end = text.indexOf('\n', start);
      int stop = end < 0 ? text.length() : end;
      if (isSeparator(start, stop)) {
        if (caret < start) {
          return;
        }
        tokens.clear();
        blockDeeperThan = -1;
      } else {
        line(start, stop);
      }
      start = stop + 1;
    }
  }

  private boolean isSeparator(int start, int end) {
    return text.startsWith("---", start)
        && end - start >= 3
        && text.substring(start, end).strip().equals("---");
  }

  private void line(int start, int end) {
    int column = blanks(start, end);
    boolean holdsCaret = start <= caret && caret <= end;
    if (start + column == end) {
      isCaretInBlock |= holdsCaret && blockDeeperThan >= 0 && caret - start > blockDeeperThan;
      return;
    }
    if (blockDeeperThan >= 0 && column > blockDeeperThan) {
      isCaretInBlock |= holdsCaret;
      return;
    }
    blockDeeperThan = -1;
    int stop = withoutComment(start + column, end);
    isCaretInComment |= holdsCaret && caret > stop && stop < end;
    pieces(start, start + column, stop);
  }

  private int blanks(int start, int end) {
    int at = start;
    while (at < end && text.charAt(at) == ' ') {
      at++;
    }
    return at - start;
  }

  /** Where the comment begins, outside quotes; trailing blanks stay. */
  private int withoutComment(int start, int end) {
    char quote = 0;
    for (int at = start; at < end; at++) {
      char c = text.charAt(at);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if ((c == '"' || c == '\'') && isTokenStart(start, at)) {
        quote = c;
      } else if (c == '#' && (at == start || text.charAt(at - 1) == ' ')) {
        return at;
      }
    }
    return end;
  }

  private boolean isTokenStart(int start, int at) {
    return at == start || text.charAt(at - 1) == ' ';
  }

  private void pieces(int lineStart, int from, int end) {
    int at = from;
    while (at < end && text.charAt(at) == '-' && (at + 1 == end || text.charAt(at + 1) == ' ')) {
      tokens.add(token(Kind.DASH, lineStart, new Span(at, at + 1), new Span(at + 1, at + 1)));
      at++;
      at += blanks(at, end);
    }
    if (at < end) {
      content(lineStart, at, end);
    }
  }

  private void content(int lineStart, int at, int end) {
    Matcher key = KEY.matcher(text).region(at, end);
    if (!key.lookingAt()) {
      Span scalar = new Span(at, trimmed(at, end));
      tokens.add(token(Kind.SCALAR, lineStart, scalar, scalar));
      noteBlock(scalar, lineStart, at);
      return;
    }
    int valueStart = key.end() + blanks(key.end(), end);
    Span value = new Span(Math.min(valueStart, end), trimmed(Math.min(valueStart, end), end));
    tokens.add(token(Kind.KEY, lineStart, new Span(at, key.end(1)), value));
    noteBlock(value, lineStart, at);
  }

  private void noteBlock(Span value, int lineStart, int at) {
    if (BLOCK.matcher(value.in(text)).matches()) {
      blockDeeperThan = at - lineStart;
    }
  }

  private int trimmed(int from, int end) {
    int at = end;
    while (at > from && Character.isWhitespace(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private TypedToken token(Kind kind, int lineStart, Span span, Span value) {
    return new TypedToken(kind, span.start() - lineStart, span, Unquoted.of(span.in(text)), value);
  }
}
