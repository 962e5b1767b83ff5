package dev.tripatch.document.reader;

import dev.tripatch.document.Span;
import java.util.Locale;

/** Where the JSON reader is in a text, and what is there. */
public final class JsonCursor {

  /** What follows the text, and wherever the text itself has a NUL. */
  static final char END = '\0';

  private final String text;
  private int at;

  JsonCursor(String text, int at) {
    this.text = text;
    this.at = at;
  }

  int at() {
    return at;
  }

  char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  boolean atEnd() {
    return at >= text.length();
  }

  void skip() {
    at++;
  }

  void skipSpace() {
    while (isSpace(peek())) {
      at++;
    }
  }

  /** Whether JSON takes a character for white space. */
  public static boolean isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  /** The first offset from here on without white space. */
  public static int skipSpace(String text, int from) {
    int at = from;
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  void skipDigits() {
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
  }

  /** Takes a word if the text goes on with it. */
  public boolean take(String word) {
    boolean here = text.startsWith(word, at);
    at += here ? word.length() : 0;
    return here;
  }

  String text(int start, int end) {
    return text.substring(start, end);
  }

  /** A fault at the next character. */
  JsonSyntaxException fault(JsonFault fault) {
    return fault(fault, new Span(Math.min(at, text.length()), Math.min(at + 1, text.length())));
  }

  /** A fault at another place, which the next character shows. */
  JsonSyntaxException fault(JsonFault fault, Span span) {
    return new JsonSyntaxException(fault, span, nextCharacter());
  }

  private String nextCharacter() {
    char c = peek();
    return c < ' ' || Character.isSurrogate(c)
        ? String.format(Locale.ROOT, "U+%04X", (int) c)
        : c + "";
  }
}
