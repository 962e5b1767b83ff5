package dev.tripatch.engine.patch.strategic;

import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Go's {@code sort.SliceStable}: short blocks by insertion, then merges without further memory. It
 * is stable for an order only, and what Kubernetes asks for here is none (decision record 0006).
 */
final class GoStableSort<T> {
  private static final int BLOCK = 20;

  private final GoSortable<T> items;

  private GoStableSort(GoSortable<T> items) {
    this.items = items;
  }

  /**
   * Sorts in place.
   *
   * @param less whether the first must be before the second; it need not be an order
   */
  static <T> void sort(List<T> items, BiPredicate<T, T> less) {
    new GoStableSort<>(new GoSortable<>(items, less)).sort();
  }

  private void sort() {
    int size = items.size();
    for (int from = 0; from < size; from += BLOCK) {
      items.sortByInsertion(from, Math.min(from + BLOCK, size));
    }
    for (int block = BLOCK; block < size; block *= 2) {
      for (int from = 0; from + block < size; from += 2 * block) {
        merge(from, from + block, Math.min(from + 2 * block, size));
      }
    }
  }

  /** Merges two neighbouring sorted parts, neither of them empty. */
  private void merge(int from, int middle, int to) {
    if (middle - from == 1) {
      int place = firstNotLess(middle, to, from);
      Collections.rotate(items.part(from, place), -1);
    } else if (to - middle == 1) {
      int place = firstGreater(from, middle);
      Collections.rotate(items.part(place, to), 1);
    } else {
      mergeHalves(from, middle, to);
    }
  }

  /** The first place of a part that is not less than another. */
  private int firstNotLess(int from, int to, int other) {
    int low = from;
    int high = to;
    while (low < high) {
      int half = (low + high) / 2;
      if (items.less(half, other)) {
        low = half + 1;
      } else {
        high = half;
      }
    }
    return low;
  }

  /** The first place of a part that the item after the part is less than. */
  private int firstGreater(int from, int to) {
    int low = from;
    int high = to;
    while (low < high) {
      int half = (low + high) / 2;
      if (items.less(to, half)) {
        high = half;
      } else {
        low = half + 1;
      }
    }
    return low;
  }

  private void mergeHalves(int from, int middle, int to) {
    int half = (from + to) / 2;
    int start = firstToExchange(from, middle, to);
    int end = half + middle - start;
    if (start < middle && middle < end) {
      Collections.rotate(items.part(start, end), start - middle);
    }
    if (from < start && start < half) {
      merge(from, start, half);
    }
    if (half < end && end < to) {
      merge(half, end, to);
    }
  }

  /**
   * Where the exchange around the middle begins, after which each half holds what belongs there.
   */
  private int firstToExchange(int from, int middle, int to) {
    int half = (from + to) / 2;
    int mirror = half + middle - 1;
    int low = middle > half ? half + middle - to : from;
    int high = Math.min(middle, half);
    while (low < high) {
      int place = (low + high) / 2;
      if (items.less(mirror - place, place)) {
        high = place;
      } else {
        low = place + 1;
      }
    }
    return low;
  }
}
