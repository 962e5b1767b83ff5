package dev.tripatch.engine.patch.strategic.sort;

/**
 * A part that has been split around its pivot.
 *
 * @param middle where the pivot is now
 * @param wasInPlace whether every other item already was on its side
 */
record GoSplit(int middle, boolean wasInPlace) {

  /** Puts what is less than the pivot before it, and the rest behind it. */
  static GoSplit around(GoSortable<?> items, int from, int to, int pivot) {
    items.swap(from, pivot);
    int left = from + 1;
    int right = to - 1;
    int exchanges = 0;
    while (true) {
      while (left <= right && items.less(left, from)) {
        left++;
      }
      while (left <= right && !items.less(right, from)) {
        right--;
      }
      if (left > right) {
        items.swap(right, from);
        return new GoSplit(right, exchanges == 0);
      }
      items.swap(left++, right--);
      exchanges++;
    }
  }

  /**
   * Puts what the pivot is not less than before what it is less than; for a part that begins with
   * many equals of the pivot.
   *
   * @return where the second group begins
   */
  static int behindEquals(GoSortable<?> items, int from, int to, int pivot) {
    items.swap(from, pivot);
    int left = from + 1;
    int right = to - 1;
    while (true) {
      while (left <= right && !items.less(from, left)) {
        left++;
      }
      while (left <= right && items.less(from, right)) {
        right--;
      }
      if (left > right) {
        return left;
      }
      items.swap(left++, right--);
    }
  }
}
