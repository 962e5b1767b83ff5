package dev.tripatch.prose;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/**
 * Hidden characters that a text needs: without the joiners of Persian or Hindi words they are
 * misspelt, and a family of emoji falls apart. Elsewhere the same characters hide something.
 */
public final class Joiners {
  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int EMOJI_FORM = 0xFE0F;
  private static final int FLAG = 0x1F3F4;

  /** Alphabets whose letters take different shapes beside each other. */
  private static final Set<UnicodeScript> SCRIPTS =
      EnumSet.of(
          UnicodeScript.ARABIC,
          UnicodeScript.SYRIAC,
          UnicodeScript.MONGOLIAN,
          UnicodeScript.NKO,
          UnicodeScript.DEVANAGARI,
          UnicodeScript.BENGALI,
          UnicodeScript.GURMUKHI,
          UnicodeScript.GUJARATI,
          UnicodeScript.ORIYA,
          UnicodeScript.TAMIL,
          UnicodeScript.TELUGU,
          UnicodeScript.KANNADA,
          UnicodeScript.MALAYALAM,
          UnicodeScript.SINHALA,
          UnicodeScript.MYANMAR,
          UnicodeScript.KHMER,
          UnicodeScript.TIBETAN);

  private Joiners() {}

  /**
   * Whether the hidden character at a place belongs to the writing around it: a joiner inside of a
   * word or of an emoji, or the letters in the flag of a region.
   */
  public static boolean isNeeded(String text, int at) {
    int c = text.codePointAt(at);
    if (isTag(c)) {
      return isInFlag(text, at);
    }
    int next = at + Character.charCount(c);
    if ((c != JOINER && c != NON_JOINER) || at == 0 || next == text.length()) {
      return false;
    }
    int before = text.codePointBefore(at);
    int behind = text.codePointAt(next);
    boolean joinsEmoji = c == JOINER && isEmoji(before) && Character.isExtendedPictographic(behind);
    return joinsEmoji || SCRIPTS.contains(UnicodeScript.of(before)) && isInWord(behind);
  }

  /** A quote or a blank after it ends the word as the end of the text does. */
  private static boolean isInWord(int c) {
    return Character.isLetterOrDigit(c)
        || switch (Character.getType(c)) {
          case Character.NON_SPACING_MARK,
              Character.COMBINING_SPACING_MARK,
              Character.ENCLOSING_MARK,
              Character.FORMAT ->
              true;
          default -> false;
        };
  }

  private static boolean isEmoji(int c) {
    return c == EMOJI_FORM || Character.isExtendedPictographic(c) || Character.isEmojiModifier(c);
  }

  private static boolean isInFlag(String text, int at) {
    int start = at;
    while (start > 0 && isTag(text.codePointBefore(start))) {
      start = text.offsetByCodePoints(start, -1);
    }
    return start > 0 && text.codePointBefore(start) == FLAG;
  }

  private static boolean isTag(int c) {
    return c >= 0xE0020 && c <= 0xE007F;
  }
}
