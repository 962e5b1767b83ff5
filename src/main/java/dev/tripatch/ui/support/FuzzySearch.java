package dev.tripatch.ui.support;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Finds what a person means by some of its letters, in their order. */
public final class FuzzySearch {

  private static final int NOT_AT_A_WORD = 3;
  private static final int GAP = 1;

  /** For each letter; letters that are strewn over a text were not meant. */
  private static final int FARTHEST = 2;

  private FuzzySearch() {}

  /**
   * What fits a search, the best first; all as it is for a blank one.
   *
   * @param words each must fit; case does not matter
   * @param text what is searched of something
   */
  public static <T> List<T> find(String words, List<T> all, Function<T, String> text) {
    return all.stream()
        .map(each -> new Found<>(each, distance(words, text.apply(each))))
        .filter(found -> found.distance().isPresent())
        .sorted(Comparator.comparing(found -> found.distance().orElseThrow()))
        .map(Found::value)
        .toList();
  }

  private record Found<T>(T value, Optional<Integer> distance) {}

  /** How far a text is from a search; empty if a word does not fit. */
  static Optional<Integer> distance(String words, String text) {
    String searched = text.toLowerCase(Locale.ROOT);
    int sum = 0;
    for (String word : words.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
      Optional<Integer> distance = distanceOfWord(word, searched);
      if (distance.isEmpty()) {
        return distance;
      }
      sum += distance.get();
    }
    return Optional.of(sum);
  }

  /** The nearest of all places where its first letter is. */
  private static Optional<Integer> distanceOfWord(String word, String text) {
    Optional<Integer> nearest = word.isEmpty() ? Optional.of(0) : Optional.empty();
    for (int start = 0; start < text.length() && !word.isEmpty(); start++) {
      Optional<Integer> here = distanceFrom(start, word, text);
      nearest = nearest.isEmpty() ? here : nearest.map(old -> Math.min(old, here.orElse(old)));
    }
    return nearest.filter(distance -> distance <= FARTHEST * word.length());
  }

  private static Optional<Integer> distanceFrom(int start, String word, String text) {
    if (text.charAt(start) != word.charAt(0)) {
      return Optional.empty();
    }
    int sum = beginsWord(start, text) ? 0 : NOT_AT_A_WORD;
    int last = start;
    for (int i = 1; i < word.length(); i++) {
      int next = text.indexOf(word.charAt(i), last + 1);
      if (next < 0) {
        return Optional.empty();
      }
      sum += next == last + 1 ? 0 : GAP + (beginsWord(next, text) ? 0 : NOT_AT_A_WORD);
      last = next;
    }
    return Optional.of(sum);
  }

  private static boolean beginsWord(int at, String text) {
    return at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
  }
}
