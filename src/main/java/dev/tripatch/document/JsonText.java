package dev.tripatch.document;

import java.util.Locale;

/** Writes JSON strings for people: only what must be escaped is. */
public final class JsonText {

  private static final int REPLACEMENT = '\ufffd';

  private JsonText() {}

  static void append(String text, StringBuilder out) {
    DoubleQuotes.quote(text, out, JsonText::escape);
  }

  /**
   * The same JSON with escapes for what nobody would see in it.
   *
   * @param json a text in which all that is not ASCII is in strings
   */
  public static String visible(String json) {
    return DoubleQuotes.visible(json, JsonText::escape);
  }

  private static void escape(StringBuilder out, int c) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append((char) c);
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      default -> number(DoubleQuotes.isSurrogate(c) ? REPLACEMENT : c, out);
    }
  }

  /** What does not fit into four digits takes two escapes. */
  private static void number(int c, StringBuilder out) {
    for (char unit : Character.toChars(c)) {
      out.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
    }
  }
}
