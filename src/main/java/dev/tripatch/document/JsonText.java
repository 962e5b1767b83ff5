package dev.tripatch.document;

import java.util.Locale;

/** Writes JSON strings for people: only what must be escaped is. */
final class JsonText {

  private static final int REPLACEMENT = '\ufffd';

  private JsonText() {}

  static void append(String text, StringBuilder out) {
    out.append('"');
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      append(c, out);
    }
    out.append('"');
  }

  private static void append(int c, StringBuilder out) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append((char) c);
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (DoubleQuotes.isPrintable(c)) {
          out.appendCodePoint(c);
        } else {
          out.append(
              String.format(Locale.ROOT, "\\u%04x", DoubleQuotes.isSurrogate(c) ? REPLACEMENT : c));
        }
      }
    }
  }
}
