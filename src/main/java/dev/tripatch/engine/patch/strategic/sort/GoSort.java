package dev.tripatch.engine.patch.strategic.sort;

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
public final class GoSort<T> {
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
  public static <T> void sort(List<T> items, BiPredicate<T, T> less) {
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
      new GoHeap<>(items, from).sort(to - from);
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
      from = GoSplit.behindEquals(items, from, to, pivot.place());
    } else {
      divide(GoSplit.around(items, from, to, pivot.place()));
    }
    return false;
  }

  /** Sorts the shorter side on its own and goes on with the longer. */
  private void divide(GoSplit split) {
    int left = split.middle() - from;
    int right = to - split.middle();
    wasInPlace = split.wasInPlace();
    wasBalanced = Math.min(left, right) >= (to - from) / 8;
    if (left < right) {
      new GoSort<>(items, from, split.middle(), badSplitsLeft).sort();
      from = split.middle() + 1;
    } else {
      new GoSort<>(items, split.middle() + 1, to, badSplitsLeft).sort();
      to = split.middle();
    }
  }
}
