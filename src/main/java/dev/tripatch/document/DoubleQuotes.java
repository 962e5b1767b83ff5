package dev.tripatch.document;

/** Writes strings in YAML's double quotes, with escapes for what cannot stand in them. */
final class DoubleQuotes {

  private static final char REPLACEMENT = '\ufffd';

  private DoubleQuotes() {}

  static String write(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      append(c, out);
    }
    return out.append('"').toString();
  }

  private static void append(int c, StringBuilder out) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append((char) c);
      case '\n' -> out.append("\\n");
      case '\t' -> out.append("\\t");
      case '\r' -> out.append("\\r");
      default -> {
        if (isPrintable(c)) {
          out.appendCodePoint(c);
        } else if (isSurrogate(c)) {
          out.append(REPLACEMENT);
        } else {
          out.append(String.format(c < 0x100 ? "\\x%02x" : "\\u%04x", c));
        }
      }
    }
  }

  /** Whether a character can stand on one line without an escape, and be seen. */
  static boolean isPrintable(int c) {
    if (c <= '~') {
      return c >= ' ';
    }
    boolean separator = c == '\u2028' || c == '\u2029' || c == '\ufeff';
    return c >= '\u00a0' && c != '\ufffe' && c != '\uffff' && !separator && !isSurrogate(c);
  }

  /** Whether it is half of a pair, which a text of whole characters does not have. */
  static boolean isSurrogate(int c) {
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
  }
}
