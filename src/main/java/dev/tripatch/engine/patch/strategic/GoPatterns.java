package dev.tripatch.engine.patch.strategic;

/** What Go's sort does about parts that are nearly sorted, or that keep splitting badly. */
final class GoPatterns {
  private static final int MOST_SHIFTS = 5;
  private static final int SHORTEST_TO_SHIFT = 50;
  private static final int SHORTEST_TO_BREAK = 8;

  private GoPatterns() {}

  /** Moves a few items into place; false as soon as it takes too many, or the part is too short. */
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

  /** The smaller item goes forward, past the part's beginning if need be; the greater one back. */
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
