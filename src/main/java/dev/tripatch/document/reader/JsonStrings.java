package dev.tripatch.document.reader;

import dev.tripatch.document.Span;

/** Reads JSON strings as Go does: half a surrogate pair becomes a replacement character. */
final class JsonStrings {

  private static final char REPLACEMENT = '\ufffd';

  private final JsonCursor cursor;
  private final StringBuilder out = new StringBuilder();
  private int start;

  JsonStrings(JsonCursor cursor) {
    this.cursor = cursor;
  }

  /** Reads the string whose opening quote is here; gives its text without escapes. */
  public String read() throws JsonSyntaxException {
    start = cursor.at();
    out.setLength(0);
    cursor.skip();
    int piece = cursor.at();
    boolean escaped = false;
    for (char c = cursor.peek(); c != '"'; c = cursor.peek()) {
      if (c == '\\') {
        out.append(cursor.text(piece, cursor.at()));
        readEscape();
        piece = cursor.at();
        escaped = true;
      } else if (c < ' ') {
        throw wrongCharacter(c);
      } else {
        cursor.skip();
      }
    }
    String rest = cursor.text(piece, cursor.at());
    cursor.skip();
    return escaped ? withWholePairs(out.append(rest)) : rest;
  }

  private JsonSyntaxException wrongCharacter(char c) {
    Span quote = new Span(start, start + 1);
    if (cursor.atEnd()) {
      return cursor.fault(JsonFault.UNCLOSED_QUOTE, quote);
    }
    return c == '\n' || c == '\r'
        ? cursor.fault(JsonFault.LINE_BREAK_IN_STRING, quote)
        : cursor.fault(JsonFault.CONTROL_CHARACTER);
  }

  private void readEscape() throws JsonSyntaxException {
    cursor.skip();
    switch (cursor.peek()) {
      case '"', '\\', '/' -> out.append(cursor.peek());
      case 'b' -> out.append('\b');
      case 'f' -> out.append('\f');
      case 'n' -> out.append('\n');
      case 'r' -> out.append('\r');
      case 't' -> out.append('\t');
      case 'u' -> readCode();
      default -> throw atEndOr(JsonFault.UNKNOWN_ESCAPE);
    }
    cursor.skip();
  }

  /** Reads four digits, up to but not over the last one. */
  private void readCode() throws JsonSyntaxException {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      cursor.skip();
      int digit = cursor.peek() > 'f' ? -1 : Character.digit(cursor.peek(), 16);
      if (digit < 0) {
        throw atEndOr(JsonFault.BAD_HEX);
      }
      code = code << 4 | digit;
    }
    out.append((char) code);
  }

  private JsonSyntaxException atEndOr(JsonFault fault) {
    return cursor.atEnd()
        ? cursor.fault(JsonFault.UNCLOSED_QUOTE, new Span(start, start + 1))
        : cursor.fault(fault);
  }

  private static String withWholePairs(StringBuilder text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Character.isSurrogate(c)) {
        continue;
      }
      boolean pair =
          Character.isHighSurrogate(c)
              && i + 1 < text.length()
              && Character.isLowSurrogate(text.charAt(i + 1));
      if (pair) {
        i++;
      } else {
        text.setCharAt(i, REPLACEMENT);
      }
    }
    return text.toString();
  }
}
