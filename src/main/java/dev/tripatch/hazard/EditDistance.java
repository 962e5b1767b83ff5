package dev.tripatch.hazard;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** How many letters two names differ by: one that is missing, too many, wrong or swapped. */
public final class EditDistance {
  private static final int SHORTEST = 3;
  private static final Pattern LETTERS = Pattern.compile("\\p{Alpha}+");
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{Alnum}]");

  private EditDistance() {}

  /** Whether a name may be a slip of the pen for another one. */
  public static boolean isSlip(String written, String meant) {
    int allowed = Math.clamp(Math.min(written.length(), meant.length()) / 4 + 0L, 1, 3);
    return Math.abs(written.length() - meant.length()) <= allowed && of(written, meant) <= allowed;
  }

  /**
   * Whether a name can hardly be meant beside another one: one of its words has one letter too
   * many, too few, swapped or wrong. A digit, a plural, a word of one or two letters and another
   * letter in a word of three ({@code tls}, {@code mtls}) tell names apart.
   */
  public static boolean isTypo(String written, String meant) {
    List<String> left = Arrays.asList(BETWEEN_WORDS.split(written, -1));
    List<String> right = Arrays.asList(BETWEEN_WORDS.split(meant, -1));
    List<Integer> different =
        IntStream.range(0, Math.min(left.size(), right.size()))
            .filter(i -> !left.get(i).equals(right.get(i)))
            .boxed()
            .toList();
    return left.size() == right.size()
        && different.size() == 1
        && isTypoInWord(left.get(different.getFirst()), right.get(different.getFirst()));
  }

  private static boolean isTypoInWord(String written, String meant) {
    int shorter = Math.min(written.length(), meant.length());
    boolean isPlural =
        written.equalsIgnoreCase(meant + "s") || meant.equalsIgnoreCase(written + "s");
    boolean isOther = shorter == SHORTEST && !letters(written).equals(letters(meant));
    return shorter >= SHORTEST
        && LETTERS.matcher(written + meant).matches()
        && of(written, meant) == 1
        && !isPlural
        && !isOther;
  }

  private static List<Integer> letters(String word) {
    return word.chars().sorted().distinct().boxed().toList();
  }

  /** The distance; upper and lower case do not count. */
  public static int of(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i][j] = cheapest(cost, a, b, i, j);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static int cheapest(int[][] cost, String a, String b, int i, int j) {
    if (i == 0 || j == 0) {
      return i + j;
    }
    int change = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(change, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
    boolean isSwapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return isSwapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
  }
}
