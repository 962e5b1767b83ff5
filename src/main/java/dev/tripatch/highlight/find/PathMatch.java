package dev.tripatch.highlight.find;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * How well some letters match a path: words as they are count most, then words at the beginning of
 * a part, then letters that are only there in this order; short paths before long ones.
 */
final class PathMatch {

  private static final int WORDS = 10_000;
  private static final int AT_PART = 500;
  private static final int LAST_PART = 1_000;
  private static final int LONGEST = 4_000;

  private PathMatch() {}

  /** The score, more for a better match; empty if the letters are not there in this order. */
  static OptionalInt score(String letters, String path) {
    String text = path.toLowerCase(Locale.ROOT);
    String[] words = letters.toLowerCase(Locale.ROOT).strip().split("[\\s.›]+");
    int score = words(words, text);
    if (score == 0) {
      score = inOrder(String.join("", words), text);
    }
    return score == 0
        ? OptionalInt.empty()
        : OptionalInt.of(score + LONGEST - Math.min(LONGEST, text.length()));
  }

  private static int words(String[] words, String text) {
    int at = 0;
    int score = WORDS;
    for (String word : words) {
      int found = text.indexOf(word, at);
      if (found < 0) {
        return 0;
      }
      score += isPartStart(text, found) ? AT_PART : 0;
      at = found + word.length();
    }
    int last = text.lastIndexOf('.') + 1;
    boolean isOfLastPart = text.startsWith(words[words.length - 1], last);
    return score + (isOfLastPart ? LAST_PART : 0);
  }

  private static boolean isPartStart(String text, int at) {
    return at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
  }

  private static int inOrder(String letters, String text) {
    int at = 0;
    int score = 1;
    for (int i = 0; i < letters.length(); i++) {
      int found = text.indexOf(letters.charAt(i), at);
      if (found < 0) {
        return 0;
      }
      score += isPartStart(text, found) ? 3 : found == at ? 2 : 0;
      at = found + 1;
    }
    return score;
  }
}
