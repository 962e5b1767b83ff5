package dev.tripatch.prose;

import java.util.Locale;

/**
 * Characters that no reader sees, or that change how the others look: with them a text can seem to
 * say what it does not say. Line breaks and tabs do not count.
 */
public final class HiddenCharacters {
  private HiddenCharacters() {}

  /** Whether a character is one of them. */
  public static boolean isHidden(int codePoint) {
    return switch (codePoint) {
      case '\t', '\n' -> false;
      case 0x7F, 0xA0, 0x61C, 0xFEFF -> true;
      default ->
          codePoint < ' '
              || isIn(codePoint, 0x80, 0x9F)
              || isIn(codePoint, 0x200B, 0x200F)
              || isIn(codePoint, 0x2028, 0x202E)
              || isIn(codePoint, 0x2060, 0x2064)
              || isIn(codePoint, 0x2066, 0x2069)
              || isIn(codePoint, 0xFFF9, 0xFFFB)
              || isIn(codePoint, 0xE0000, 0xE007F);
    };
  }

  /** Where a text may have its first of them; its length if it has none. */
  public static int first(String text) {
    int at = 0;
    while (at < text.length() && isSeen(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Most texts are ASCII. */
  private static boolean isSeen(char c) {
    return ' ' <= c && c < 0x7F || c == '\n' || c == '\t';
  }

  private static boolean isIn(int codePoint, int first, int last) {
    return first <= codePoint && codePoint <= last;
  }

  /** Its number and its name in lower case: {@code U+202E right-to-left override}. */
  public static String nameOf(int codePoint) {
    String name = Character.getName(codePoint);
    return number(codePoint) + (name == null ? "" : " " + name.toLowerCase(Locale.ROOT));
  }

  static String number(int codePoint) {
    return String.format(Locale.ROOT, "U+%04X", codePoint);
  }
}
