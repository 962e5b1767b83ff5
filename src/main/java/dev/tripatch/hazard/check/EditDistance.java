package dev.tripatch.hazard.check;

import java.util.Locale;

/** How many letters two names differ by: one that is missing, too many, wrong or swapped. */
public final class EditDistance {

  private EditDistance() {}

  /** Whether a name may be a slip of the pen for another one. */
  public static boolean isSlip(String written, String meant) {
    int allowed = Math.clamp(Math.min(written.length(), meant.length()) / 4 + 0L, 1, 3);
    return Math.abs(written.length() - meant.length()) <= allowed && of(written, meant) <= allowed;
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
