package dev.tripatch.report;

/**
 * Text of documents made fit for a report: characters that no reader sees but that change what the
 * others look like, or that a file must not hold, are written out as {@code <U+202E>}.
 */
final class Harmless {
  private Harmless() {}

  /** The text; its line breaks and tabs stay. */
  static String of(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    text.codePoints().filter(c -> c != '\r').forEach(c -> append(c, plain));
    return plain.toString();
  }

  /** The same on one line. */
  static String line(String text) {
    return of(text).replace("\n", "⏎").replace('\t', ' ');
  }

  private static void append(int c, StringBuilder out) {
    if (c == '\n' || c == '\t' || isVisible(c)) {
      out.appendCodePoint(c);
    } else {
      out.append("<U+%04X>".formatted(c));
    }
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED -> false;
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
      case Character.FORMAT -> c == 0x200D || c == 0x00AD; // joins emoji; allows a hyphen
      default -> true;
    };
  }
}
