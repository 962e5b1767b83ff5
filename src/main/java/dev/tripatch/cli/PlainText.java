package dev.tripatch.cli;

/** Text of documents made harmless for a terminal, which would obey control characters. */
final class PlainText {
  private static final char REPLACEMENT = '\uFFFD';

  private PlainText() {}

  /** The text with control characters replaced; line breaks and tabs stay. */
  static String of(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      plain.append(Character.isISOControl(c) && c != '\n' && c != '\t' ? REPLACEMENT : c);
    }
    return plain.toString();
  }

  /** The same on one line. */
  static String line(String text) {
    return of(text).replace('\n', REPLACEMENT).replace('\t', ' ');
  }
}
