package dev.tripatch.prose;

/**
 * Text of documents made fit for a reader, in a report, a table or on a terminal, which would obey
 * some characters: those that nobody sees but that change what the others look like, or that a file
 * must not hold, are written out as {@code ⟨U+202E⟩}.
 */
public final class VisibleText {
  private VisibleText() {}

  /** The text; its line breaks and tabs stay. */
  public static String of(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      if (isVisible(c) || Joiners.isNeeded(text, i)) {
        plain.appendCodePoint(c);
      } else if (!isLineEnd(text, i)) {
        plain.append('⟨').append(HiddenCharacters.number(c)).append('⟩');
      }
    }
    return plain.toString();
  }

  /** Most texts are, and thousands are asked about for each keystroke. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < ' ' && c != '\n' && c != '\t') || c > '~') {
        return false;
      }
    }
    return true;
  }

  /** Whether it is the first character of a line break of Windows. */
  private static boolean isLineEnd(String text, int at) {
    return text.startsWith("\r\n", at);
  }

  /** The same on one line. */
  public static String line(String text) {
    return of(text).replace("\n", "⏎").replace('\t', ' ');
  }

  private static boolean isVisible(int c) {
    if (HiddenCharacters.isHidden(c)) {
      return false;
    }
    return switch (Character.getType(c)) {
      case Character.SURROGATE, Character.UNASSIGNED -> false;
      case Character.FORMAT -> c == 0x00AD; // allows a hyphen
      default -> true;
    };
  }
}
