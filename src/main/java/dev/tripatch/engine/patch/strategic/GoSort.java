package dev.tripatch.engine.patch.strategic;

import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Go's {@code sort.Sort}, since Go 1.19: a quicksort that recognizes patterns and breaks up those
 * that are bad for it. It is deterministic, and its answer is Kubernetes' answer wherever items
 * have equal merge keys, since Kubernetes calls an item less than its equal (decision record 0006).
 *
 * <p>One object sorts one part of the items, and narrows it while it works.
 */
final class GoSort<T> {
  private static final int FEW = 12;

  private final GoSortable<T> items;
  private int from;
  private int to;
  private int badSplitsLeft;
  private boolean wasBalanced = true;
  private boolean wasInPlace = true;

  private GoSort(GoSortable<T> items, int from, int to, int badSplitsLeft) {
    this.items = items;
    this.from = from;
    this.to = to;
    this.badSplitsLeft = badSplitsLeft;
  }

  /**
   * Sorts in place.
   *
   * @param less whether the first must be before the second; it need not be an order
   */
  static <T> void sort(List<T> items, BiPredicate<T, T> less) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(items.size());
    new GoSort<>(new GoSortable<>(items, less), 0, items.size(), bits).sort();
  }

  private void sort() {
    while (to - from > FEW && badSplitsLeft > 0) {
      if (isDoneAfterStep()) {
        return;
      }
    }
    if (to - from <= FEW) {
      items.sortByInsertion(from, to);
    } else {
      sortByHeap();
    }
  }

  private boolean isDoneAfterStep() {
    if (!wasBalanced) {
      GoPatterns.breakUp(items, from, to);
      badSplitsLeft--;
    }
    GoPivot pivot = GoPivot.choose(items, from, to);
    if (pivot.looksReversed()) {
      Collections.reverse(items.part(from, to));
      pivot = new GoPivot(to - 1 - (pivot.place() - from), 0, false);
    }
    if (wasBalanced
        && wasInPlace
        && pivot.looksSorted()
        && GoPatterns.isSortedWithFewShifts(items, from, to)) {
      return true;
    }
    if (from > 0 && !items.less(from - 1, pivot.place())) {
      from = splitOffEquals(pivot.place());
    } else {
      split(pivot.place());
    }
    return false;
  }

  /** Puts what is less than the pivot before it, and the rest after it; sorts the shorter side. */
  private void split(int pivot) {
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
        break;
      }
      items.swap(left++, right--);
      exchanges++;
    }
    items.swap(right, from);
    wasInPlace = exchanges == 0;
    divide(right);
  }

  /**
   * Puts what the pivot is not less than before what it is less than; for a part that begins with
   * many equals of the pivot.
   *
   * @return where the second group begins
   */
  private int splitOffEquals(int pivot) {
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

  /** Sorts the shorter side by itself and goes on with the longer. */
  private void divide(int middle) {
    int left = middle - from;
    int right = to - middle;
    wasBalanced = Math.min(left, right) >= (to - from) / 8;
    if (left < right) {
      new GoSort<>(items, from, middle, badSplitsLeft).sort();
      from = middle + 1;
    } else {
      new GoSort<>(items, middle + 1, to, badSplitsLeft).sort();
      to = middle;
    }
  }

  /** By a heap, to which Go turns after too many bad splits. */
  private void sortByHeap() {
    int size = to - from;
    for (int root = (size - 1) / 2; root >= 0; root--) {
      sink(root, size);
    }
    for (int last = size - 1; last >= 0; last--) {
      items.swap(from, from + last);
      sink(0, last);
    }
  }

  private void sink(int start, int size) {
    int root = start;
    int child = 2 * root + 1;
    while (child < size) {
      if (child + 1 < size && items.less(from + child, from + child + 1)) {
        child++;
      }
      if (!items.less(from + root, from + child)) {
        return;
      }
      items.swap(from + root, from + child);
      root = child;
      child = 2 * root + 1;
    }
  }
}
