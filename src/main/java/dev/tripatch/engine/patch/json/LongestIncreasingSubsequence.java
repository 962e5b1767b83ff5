package dev.tripatch.engine.patch.json;

/**
 * The longest run of ascending numbers that is left when others are crossed out: the items that
 * need not move when a list is put into another order. Patience sorting, n·log n steps.
 */
final class LongestIncreasingSubsequence {

  private static final int NONE = -1;

  private LongestIncreasingSubsequence() {}

  /** For each number whether it belongs to the run; -1 never does, and no other comes twice. */
  static boolean[] longest(int[] numbers) {
    int[] lastOfLength = new int[numbers.length + 1];
    int[] before = new int[numbers.length];
    int longest = 0;
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] != NONE) {
        int length = lengthBelow(numbers, lastOfLength, longest, numbers[i]) + 1;
        before[i] = length > 1 ? lastOfLength[length - 1] : NONE;
        lastOfLength[length] = i;
        longest = Math.max(longest, length);
      }
    }
    boolean[] belongs = new boolean[numbers.length];
    for (int i = longest == 0 ? NONE : lastOfLength[longest]; i != NONE; i = before[i]) {
      belongs[i] = true;
    }
    return belongs;
  }

  /** The length of the longest run so far that ends below a number. */
  private static int lengthBelow(int[] numbers, int[] lastOfLength, int longest, int number) {
    int low = 0;
    int high = longest;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (numbers[lastOfLength[middle]] < number) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
