package dev.tripatch.document;

import dev.tripatch.prose.HiddenCharacters;
import dev.tripatch.prose.Joiners;
import java.util.Locale;
import java.util.function.ObjIntConsumer;

/** Writes strings in YAML's double quotes, with escapes for what cannot be in them. */
final class DoubleQuotes {

  private static final char REPLACEMENT = '\ufffd';
  private static final int LAST_OF_ASCII = 0x7e;
  private static final int NO_BREAK_SPACE = 0xA0;

  private DoubleQuotes() {}

  static String write(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2);
    quote(text, out, DoubleQuotes::escape);
    return out.toString();
  }

  /** Writes a text in quotes, with an escape for what ends it and for what nobody sees. */
  static void quote(String text, StringBuilder out, ObjIntConsumer<StringBuilder> escape) {
    out.append('"');
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      if (c != '"' && c != '\\' && isPrintable(text, i)) {
        out.appendCodePoint(c);
      } else {
        escape.accept(out, c);
      }
    }
    out.append('"');
  }

  static void escape(StringBuilder out, int c) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append((char) c);
      case '\n' -> out.append("\\n");
      case '\t' -> out.append("\\t");
      case '\r' -> out.append("\\r");
      default -> out.append(isSurrogate(c) ? String.valueOf(REPLACEMENT) : number(c));
    }
  }

  private static String number(int c) {
    String form = c < 0x100 ? "\\x%02x" : c < 0x10000 ? "\\u%04x" : "\\U%08x";
    return String.format(Locale.ROOT, form, c);
  }

  /** The same text with escapes for what is not ASCII and nobody would see. */
  static String visible(String text, ObjIntConsumer<StringBuilder> escape) {
    StringBuilder out = new StringBuilder(text.length());
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      if (c <= LAST_OF_ASCII || isPrintable(text, i)) {
        out.appendCodePoint(c);
      } else {
        escape.accept(out, c);
      }
    }
    return out.toString();
  }

  /** Whether all of a text can be on one line without an escape, and be seen. */
  static boolean arePrintable(String text) {
    int at = 0;
    while (at < text.length() && isPrintable(text, at)) {
      at += Character.charCount(text.codePointAt(at));
    }
    return at == text.length();
  }

  /**
   * Whether the character at a place can be on one line without an escape, and be seen. A blank
   * that does not break is seen well enough: for its sake no text is turned into escapes.
   */
  static boolean isPrintable(String text, int at) {
    int c = text.charAt(at);
    if (' ' <= c && c <= LAST_OF_ASCII) {
      return true;
    }
    c = text.codePointAt(at);
    if (HiddenCharacters.isHidden(c)) {
      return c == NO_BREAK_SPACE || Joiners.isNeeded(text, at);
    }
    return c != '\n' && c != '\t' && c != '\ufffe' && c != '\uffff' && !isSurrogate(c);
  }

  /** Whether it is half of a pair, which a text of whole characters does not have. */
  static boolean isSurrogate(int c) {
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
  }
}
