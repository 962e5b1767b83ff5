package dev.tripatch.engine.explain.inner;

/**
 * Where a way through two sequences from their start meets one from their end, both with the fewest
 * edits. Which of several is as in git ({@code xdl_split}).
 */
final class TwoWays {

  /** The most edits of one way. */
  private static final int MOST_EDITS = 256;

  private final int[] first;
  private final int[] second;

  /** How far in the first sequence a way comes on each diagonal; diagonal 0 is at {@link #zero}. */
  private final int[] ahead;

  private final int[] back;
  private final int zero;
  private Box box = new Box(0, 0, 0, 0);

  /** The diagonals that a way has reached: each second one between two. */
  private static final class Reach {
    private int low;
    private int high;

    Reach(int middle) {
      low = middle;
      high = middle;
    }

    boolean has(int line) {
      return low <= line && line <= high;
    }
  }

  /**
   * A stretch of each sequence.
   *
   * @param isExact whether ways are followed to the end
   */
  record Box(int from, int end, int otherFrom, int otherEnd, boolean isExact) {
    Box(int from, int end, int otherFrom, int otherEnd) {
      this(from, end, otherFrom, otherEnd, false);
    }

    Box before(Meeting at) {
      return new Box(from, at.place(), otherFrom, at.otherPlace(), at.isExactBefore());
    }

    Box after(Meeting at) {
      return new Box(at.place(), end, at.otherPlace(), otherEnd, at.isExactAfter());
    }
  }

  /**
   * A place in both sequences.
   *
   * @param isExactBefore whether the best way leads here
   * @param isExactAfter whether the best way leads on from here
   */
  record Meeting(int place, int otherPlace, boolean isExactBefore, boolean isExactAfter) {}

  TwoWays(int[] first, int[] second) {
    this.first = first;
    this.second = second;
    this.zero = second.length + 1;
    this.ahead = new int[first.length + second.length + 3];
    this.back = new int[ahead.length];
  }

  /** Where the ways through a box meet that begins and ends with different parts. */
  Meeting through(Box through) {
    box = through;
    int start = box.from() - box.otherFrom();
    int end = box.end() - box.otherEnd();
    boolean isOdd = (start - end & 1) != 0;
    Reach fromStart = new Reach(start);
    Reach fromEnd = new Reach(end);
    ahead[zero + start] = box.from();
    back[zero + end] = box.end();
    for (int edits = 1; ; edits++) {
      widen(fromStart, ahead, -1);
      for (int line = fromStart.high; line >= fromStart.low; line -= 2) {
        int at = goAhead(line);
        if (isOdd && fromEnd.has(line) && back[zero + line] <= at) {
          return new Meeting(at, at - line, true, true);
        }
      }
      widen(fromEnd, back, Integer.MAX_VALUE);
      for (int line = fromEnd.high; line >= fromEnd.low; line -= 2) {
        int at = goBack(line);
        if (!isOdd && fromStart.has(line) && at <= ahead[zero + line]) {
          return new Meeting(at, at - line, true, true);
        }
      }
      if (edits >= MOST_EDITS && !box.isExact()) {
        return furthest(fromStart, fromEnd);
      }
    }
  }

  /** One more diagonal at each side, as far as the box has them. */
  private void widen(Reach reach, int[] places, int beyond) {
    if (reach.low > box.from() - box.otherEnd()) {
      reach.low--;
      places[zero + reach.low - 1] = beyond;
    } else {
      reach.low++;
    }
    if (reach.high < box.end() - box.otherFrom()) {
      reach.high++;
      places[zero + reach.high + 1] = beyond;
    } else {
      reach.high--;
    }
  }

  private int goAhead(int line) {
    int left = ahead[zero + line - 1];
    int right = ahead[zero + line + 1];
    int at = left >= right ? left + 1 : right;
    while (at < box.end() && at - line < box.otherEnd() && first[at] == second[at - line]) {
      at++;
    }
    ahead[zero + line] = at;
    return at;
  }

  private int goBack(int line) {
    int left = back[zero + line - 1];
    int right = back[zero + line + 1];
    int at = left < right ? left : right - 1;
    while (at > box.from()
        && at - line > box.otherFrom()
        && first[at - 1] == second[at - 1 - line]) {
      at--;
    }
    back[zero + line] = at;
    return at;
  }

  /** Where the way that came furthest is. */
  private Meeting furthest(Reach fromStart, Reach fromEnd) {
    int most = -1;
    int place = 0;
    for (int line = fromStart.high; line >= fromStart.low; line -= 2) {
      int at = Math.min(Math.min(ahead[zero + line], box.end()), box.otherEnd() + line);
      if (most < 2 * at - line) {
        most = 2 * at - line;
        place = at;
      }
    }
    int least = Integer.MAX_VALUE;
    int backPlace = 0;
    for (int line = fromEnd.high; line >= fromEnd.low; line -= 2) {
      int at = Math.max(Math.max(back[zero + line], box.from()), box.otherFrom() + line);
      if (2 * at - line < least) {
        least = 2 * at - line;
        backPlace = at;
      }
    }
    boolean isAhead = box.end() + box.otherEnd() - least < most - box.from() - box.otherFrom();
    return isAhead
        ? new Meeting(place, most - place, true, false)
        : new Meeting(backPlace, least - backPlace, false, true);
  }
}
