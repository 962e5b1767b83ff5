package dev.tripatch.engine.patch.strategic.sort;

/** Go's heap sort, to which its quicksort turns after too many bad splits. */
final class GoHeap<T> {
  private final GoSortable<T> items;
  private final int first;

  /** A heap whose root is at a place. */
  GoHeap(GoSortable<T> items, int first) {
    this.items = items;
    this.first = first;
  }

  /** Sorts as many items from the root on. */
  void sort(int size) {
    for (int root = (size - 1) / 2; root >= 0; root--) {
      sink(root, size);
    }
    for (int last = size - 1; last >= 0; last--) {
      items.swap(first, first + last);
      sink(0, last);
    }
  }

  private void sink(int start, int size) {
    int root = start;
    int child = 2 * root + 1;
    while (child < size) {
      if (child + 1 < size && items.less(first + child, first + child + 1)) {
        child++;
      }
      if (!items.less(first + root, first + child)) {
        return;
      }
      items.swap(first + root, first + child);
      root = child;
      child = 2 * root + 1;
    }
  }
}
