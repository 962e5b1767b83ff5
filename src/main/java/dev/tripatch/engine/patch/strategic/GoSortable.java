package dev.tripatch.engine.patch.strategic;

import java.util.List;
import java.util.function.BiPredicate;

/**
 * Items as Go's sort package sees them: it asks whether one place is less than another, and swaps
 * two places. What comes out depends on every question, since Kubernetes' answers are no order.
 */
final class GoSortable<T> {
  private final List<T> items;
  private final BiPredicate<T, T> less;

  /**
   * Items in an order to change.
   *
   * @param items changed in place
   * @param less whether the first must be before the second; it need not be an order
   */
  GoSortable(List<T> items, BiPredicate<T, T> less) {
    this.items = items;
    this.less = less;
  }

  int size() {
    return items.size();
  }

  boolean less(int left, int right) {
    return less.test(items.get(left), items.get(right));
  }

  void swap(int left, int right) {
    T item = items.get(left);
    items.set(left, items.get(right));
    items.set(right, item);
  }

  /** The part of the items between two places, to be turned as one. */
  List<T> part(int from, int to) {
    return items.subList(from, to);
  }

  /** Moves each item forward past all that it is less than. */
  void sortByInsertion(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      moveForward(i, from);
    }
  }

  /** Moves one item forward past all that it is less than, down to a place. */
  void moveForward(int place, int from) {
    for (int j = place; j > from && less(j, j - 1); j--) {
      swap(j, j - 1);
    }
  }
}
