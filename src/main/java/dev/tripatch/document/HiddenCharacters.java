package dev.tripatch.document;

import java.util.Locale;

/**
 * Characters that a text has and nobody sees, though they change what it means or the order in
 * which it is read: controls, marks of direction, blanks without width or of another kind, tags.
 */
public final class HiddenCharacters {

  private HiddenCharacters() {}

  /** Whether a character is hidden; tab and line feed, which belong to every text, are not. */
  public static boolean isHidden(int codePoint) {
    return codePoint < 0x20
        ? codePoint != '\t' && codePoint != '\n'
        : isIn(codePoint, 0x7F, 0xA0)
            || codePoint == 0x61C
            || isIn(codePoint, 0x200B, 0x200F)
            || isIn(codePoint, 0x2028, 0x202E)
            || isIn(codePoint, 0x2060, 0x2064)
            || isIn(codePoint, 0x2066, 0x2069)
            || codePoint == 0xFEFF
            || isIn(codePoint, 0xFFF9, 0xFFFB)
            || isIn(codePoint, 0xE0000, 0xE007F);
  }

  private static boolean isIn(int codePoint, int first, int last) {
    return first <= codePoint && codePoint <= last;
  }

  /** The number of a character and its name: {@code U+202E right-to-left override}. */
  public static String nameOf(int codePoint) {
    String name = Character.getName(codePoint);
    return name == null
        ? number(codePoint)
        : number(codePoint) + " " + name.toLowerCase(Locale.ROOT);
  }

  /** A text with each hidden character written as its number: {@code ⟨U+202E⟩}. */
  public static String shown(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            each -> {
              if (isHidden(each)) {
                shown.append('⟨').append(number(each)).append('⟩');
              } else {
                shown.appendCodePoint(each);
              }
            });
    return shown.toString();
  }

  private static String number(int codePoint) {
    return String.format(Locale.ROOT, "U+%04X", codePoint);
  }
}
