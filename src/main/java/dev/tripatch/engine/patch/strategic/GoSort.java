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

  /**
   * The item around which a part is split. On the way to the median of some items it shows whether
   * they already are in order.
   *
   * @param place where it is
   * @param exchanges how many pairs of the items that were looked at are in the wrong order
   * @param looksReversed whether all of them do
   */
  record GoPivot(int place, int exchanges, boolean looksReversed) {
    private static final int SHORTEST_FOR_MEDIANS = 8;
    private static final int SHORTEST_FOR_NINE = 50;
    private static final int MOST_EXCHANGES = 12;

    /** Whether all items that were looked at are in order. */
    boolean looksSorted() {
      return exchanges == 0;
    }

    /** The median of three items, or of three medians of three neighbours each in a long part. */
    static GoPivot choose(GoSortable<?> items, int from, int to) {
      int quarter = (to - from) / 4;
      Medians medians = new Medians(items);
      int left = from + quarter;
      int middle = from + quarter * 2;
      int right = from + quarter * 3;
      if (to - from >= SHORTEST_FOR_NINE) {
        left = medians.ofNeighbours(left);
        middle = medians.ofNeighbours(middle);
        right = medians.ofNeighbours(right);
      }
      if (to - from >= SHORTEST_FOR_MEDIANS) {
        middle = medians.of(left, middle, right);
      }
      return new GoPivot(middle, medians.exchanges, medians.exchanges == MOST_EXCHANGES);
    }

    /** Finds medians without moving an item. */
    private static final class Medians {
      private final GoSortable<?> items;
      private int exchanges;

      Medians(GoSortable<?> items) {
        this.items = items;
      }

      int ofNeighbours(int place) {
        return of(place - 1, place, place + 1);
      }

      int of(int first, int second, int third) {
        boolean isSwapped = isWrong(first, second);
        int low = isSwapped ? second : first;
        int middle = isSwapped ? first : second;
        if (isWrong(middle, third)) {
          middle = third;
        }
        return isWrong(low, middle) ? low : middle;
      }

      private boolean isWrong(int before, int after) {
        boolean isWrong = items.less(after, before);
        exchanges += isWrong ? 1 : 0;
        return isWrong;
      }
    }
  }

  /** What Go's sort does about parts that are nearly sorted, or that keep splitting badly. */
  private static final class GoPatterns {
    private static final int MOST_SHIFTS = 5;
    private static final int SHORTEST_TO_SHIFT = 50;
    private static final int SHORTEST_TO_BREAK = 8;

    private GoPatterns() {}

    /**
     * Moves a few items into place; false as soon as it takes too many, or the part is too short.
     */
    static boolean isSortedWithFewShifts(GoSortable<?> items, int from, int to) {
      int place = from + 1;
      for (int shift = 0; shift < MOST_SHIFTS; shift++) {
        while (place < to && !items.less(place, place - 1)) {
          place++;
        }
        if (place == to) {
          return true;
        }
        if (to - from < SHORTEST_TO_SHIFT) {
          return false;
        }
        items.swap(place, place - 1);
        moveToPlace(items, from, to, place);
      }
      return false;
    }

    /**
     * The smaller item goes forward, past the part's beginning if need be; the greater one back.
     */
    private static void moveToPlace(GoSortable<?> items, int from, int to, int place) {
      if (place - from >= 2) {
        items.moveForward(place - 1, 0);
      }
      if (to - place >= 2) {
        for (int j = place + 1; j < to && items.less(j, j - 1); j++) {
          items.swap(j, j - 1);
        }
      }
    }

    /** Exchanges three items in the middle with others that a fixed sequence of numbers chooses. */
    static void breakUp(GoSortable<?> items, int from, int to) {
      int length = to - from;
      if (length < SHORTEST_TO_BREAK) {
        return;
      }
      long random = length;
      int mask = Integer.highestOneBit(length) * 2 - 1;
      int middle = from + length / 4 * 2;
      for (int i = 0; i < 3; i++) {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        int other = (int) (random & mask);
        items.swap(middle - 1 + i, from + (other >= length ? other - length : other));
      }
    }
  }
}
