package dev.tripatch.cluster.kubectl;

import java.util.OptionalInt;

/** Finds where a document that is written with braces or brackets ends. */
final class Braces {

  private Braces() {}

  /**
   * After the bracket that closes the one at a place; empty if the text ends before. Brackets in
   * strings do not count.
   */
  static OptionalInt end(String text, int start) {
    int depth = 0;
    int at = start;
    while (at < text.length()) {
      switch (text.charAt(at)) {
        case '{', '[' -> depth++;
        case '}', ']' -> depth--;
        case '"' -> at = stringEnd(text, at);
        default -> {}
      }
      at++;
      if (depth == 0) {
        return OptionalInt.of(at);
      }
    }
    return OptionalInt.empty();
  }

  /** The closing quote of a string, or the last place if there is none. */
  private static int stringEnd(String text, int quote) {
    int at = quote + 1;
    while (at < text.length() && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(at, text.length() - 1);
  }
}
