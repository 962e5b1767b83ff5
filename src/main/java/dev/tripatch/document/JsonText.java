package dev.tripatch.document;

/** Writes JSON strings for people: only what must be escaped is. */
final class JsonText {

  private static final char REPLACEMENT = '\ufffd';

  private JsonText() {}

  static void append(String text, StringBuilder out) {
    out.append('"');
    text.codePoints().forEach(c -> append(c, out));
    out.append('"');
  }

  private static void append(int c, StringBuilder out) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append((char) c);
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (c < ' ' || c == '\u007f' || c == '\u0085' || c == '\u2028' || c == '\u2029') {
          out.append(String.format("\\u%04x", c));
        } else if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
          out.append(REPLACEMENT);
        } else {
          out.appendCodePoint(c);
        }
      }
    }
  }
}
