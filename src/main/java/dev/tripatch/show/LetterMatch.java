package dev.tripatch.show;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * How well a text fits some of its letters, in their order: letters that follow each other and
 * letters that begin a word count most, letters that are strewn over the text were not meant.
 */
public final class LetterMatch {

  private static final int LETTER = 1;
  private static final int FOLLOWS = 4;
  private static final int BEGINS_WORD = 6;
  private static final int GAP = 4;

  /** Less than any sum, far from the least number there is. */
  private static final int NEVER = Integer.MIN_VALUE / 2;

  private LetterMatch() {}

  /**
   * What fits, the best first, the shorter before the longer; all as it is for blank letters.
   *
   * @param letters words between blanks, each of which must fit; case does not matter
   * @param text what is searched of something
   */
  public static <T> List<T> find(String letters, List<T> all, Function<T, String> text) {
    if (letters.isBlank()) {
      return all;
    }
    String[] words = letters.strip().split("\\s+");
    return all.stream()
        .map(each -> scored(each, words, text.apply(each)))
        .filter(found -> found.score().isPresent())
        .sorted(
            Comparator.<Found<T>>comparingInt(found -> -found.score().getAsInt())
                .thenComparingInt(Found::length))
        .map(Found::value)
        .toList();
  }

  private record Found<T>(T value, OptionalInt score, int length) {}

  private static <T> Found<T> scored(T value, String[] words, String text) {
    int sum = 0;
    for (String word : words) {
      int score = score(word, text);
      if (score <= word.length() * LETTER) {
        return new Found<>(value, OptionalInt.empty(), text.length());
      }
      sum += score;
    }
    return new Found<>(value, OptionalInt.of(sum), text.length());
  }

  /** The best of all ways to find the letters; {@link #NEVER} and less if there is none. */
  private static int score(String letters, String text) {
    int[] before = new int[text.length()];
    for (int i = 0; i < letters.length(); i++) {
      before = next(letters.charAt(i), text, before, i == 0);
    }
    int best = NEVER;
    for (int score : before) {
      best = Math.max(best, score);
    }
    return best;
  }

  /** The best score that ends with a letter at each place, from that of the letters before it. */
  private static int[] next(char letter, String text, int[] before, boolean isFirst) {
    int[] here = new int[text.length()];
    int behindGap = NEVER;
    for (int at = 0; at < text.length(); at++) {
      int reached = isFirst ? 0 : behindGap;
      if (!isFirst && at > 0) {
        reached = Math.max(reached, before[at - 1] + FOLLOWS);
        behindGap = Math.max(behindGap, before[at - 1] - GAP);
      }
      boolean isLetter = Character.toLowerCase(text.charAt(at)) == Character.toLowerCase(letter);
      here[at] = isLetter ? reached + LETTER + (beginsWord(text, at) ? BEGINS_WORD : 0) : NEVER;
    }
    return here;
  }

  private static boolean beginsWord(String text, int at) {
    char letter = text.charAt(at);
    if (!Character.isLetterOrDigit(letter)) {
      return false;
    }
    char before = at == 0 ? ' ' : text.charAt(at - 1);
    return !Character.isLetterOrDigit(before)
        || Character.isUpperCase(letter) && Character.isLowerCase(before);
  }
}
