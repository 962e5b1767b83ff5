package dev.tripatch.engine.patch.strategic;

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
