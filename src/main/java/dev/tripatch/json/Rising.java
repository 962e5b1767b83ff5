package dev.tripatch.json;

import java.util.Arrays;
import java.util.List;

/** The longest rising sequence of numbers: a longest common subsequence, if they are places. */
final class Rising {

  /** Beyond so many candidates, only the first ones of each place are looked at. */
  private static final int MOST = 200_000;

  private static final int FEW = 8;

  private Rising() {}

  /**
   * Chooses at most one number for each place, each larger than those chosen before, and as many as
   * possible.
   *
   * @param candidates the numbers to choose from at each place, rising
   * @return the number chosen for each place; -1 for none
   */
  static int[] longest(List<List<Integer>> candidates) {
    boolean isMany = candidates.stream().mapToLong(List::size).sum() > MOST;
    int most = isMany ? FEW : Integer.MAX_VALUE;
    int size = candidates.stream().mapToInt(each -> Math.min(most, each.size())).sum();
    int[] number = new int[size];
    int[] place = new int[size];
    int[] before = new int[size];
    int[] lastOf = new int[size];
    int length = 0;
    int at = 0;
    for (int i = 0; i < candidates.size(); i++) {
      List<Integer> here = candidates.get(i);
      for (int j = Math.min(most, here.size()) - 1; j >= 0; j--) {
        number[at] = here.get(j);
        place[at] = i;
        int low = firstNotBelow(number[at], number, lastOf, length);
        before[at] = low == 0 ? -1 : lastOf[low - 1];
        lastOf[low] = at++;
        length = Math.max(length, low + 1);
      }
    }
    int[] chosen = new int[candidates.size()];
    Arrays.fill(chosen, -1);
    for (int end = length == 0 ? -1 : lastOf[length - 1]; end >= 0; end = before[end]) {
      chosen[place[end]] = number[end];
    }
    return chosen;
  }

  /** How long the longest sequence is that a number continues. */
  private static int firstNotBelow(int wanted, int[] number, int[] lastOf, int length) {
    int low = 0;
    int high = length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (number[lastOf[middle]] < wanted) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
