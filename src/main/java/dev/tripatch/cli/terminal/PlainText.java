package dev.tripatch.cli.terminal;

import dev.tripatch.prose.VisibleText;

/**
 * Text of documents made harmless for a terminal, which would obey control characters, and for its
 * reader, who would not see others.
 */
public final class PlainText {
  private PlainText() {}

  /** The text with hidden characters as what they are; line breaks and tabs stay. */
  public static String of(String text) {
    return VisibleText.of(text);
  }

  /** The same on one line. */
  public static String line(String text) {
    return VisibleText.line(text);
  }
}
