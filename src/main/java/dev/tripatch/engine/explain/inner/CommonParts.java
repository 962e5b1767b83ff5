package dev.tripatch.engine.explain.inner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What two sequences have in common in the same order: as much as possible where little differs. It
 * is Myers' O(ND) algorithm; after {@link #MOST_EDITS} it stays with the way that came furthest and
 * begins again from there, so that long sequences with little in common cost no more.
 */
public final class CommonParts {

  /** The most insertions and deletions of one stretch. */
  static final int MOST_EDITS = 300;

  private record Place(int first, int second) {}

  private final int[] first;
  private final int[] second;
  private final BitSet inFirst = new BitSet();
  private final BitSet inSecond = new BitSet();

  private CommonParts(int[] first, int[] second) {
    this.first = first;
    this.second = second;
  }

  /** Compares two sequences. */
  public static <T> CommonParts of(List<T> first, List<T> second) {
    Map<T, Integer> names = new HashMap<>();
    CommonParts parts = new CommonParts(named(first, names), named(second, names));
    parts.find();
    return parts;
  }

  /** The places in the first sequence of what is in the second, too. */
  public BitSet inFirst() {
    return inFirst;
  }

  /** The places of the same parts in the second sequence; as many, and in the same order. */
  public BitSet inSecond() {
    return inSecond;
  }

  /**
   * What differs before a part that both have, or at the end: nothing, or parts of either sequence.
   *
   * @param from the first part of the first sequence
   * @param end after its last part, where the common one is
   */
  public record Gap(int from, int end, int otherFrom, int otherEnd) {

    /** What only the first sequence has there. */
    public <T> List<T> in(List<T> first) {
      return first.subList(from, end);
    }

    /** What only the second sequence has there. */
    public <T> List<T> inOther(List<T> second) {
      return second.subList(otherFrom, otherEnd);
    }
  }

  /** What differs before each common part, and at the end. */
  public List<Gap> gaps() {
    List<Gap> gaps = new ArrayList<>();
    int from = 0;
    int otherFrom = 0;
    for (int end = inFirst.nextSetBit(0); end >= 0; end = inFirst.nextSetBit(from)) {
      int otherEnd = inSecond.nextSetBit(otherFrom);
      gaps.add(new Gap(from, end, otherFrom, otherEnd));
      from = end + 1;
      otherFrom = otherEnd + 1;
    }
    gaps.add(new Gap(from, first.length, otherFrom, second.length));
    return gaps;
  }

  /** For each part of the first sequence its place in the second; -1 if it has none. */
  public int[] places() {
    int[] places = new int[first.length];
    Arrays.fill(places, -1);
    int at = -1;
    for (int i = inFirst.nextSetBit(0); i >= 0; i = inFirst.nextSetBit(i + 1)) {
      at = inSecond.nextSetBit(at + 1);
      places[i] = at;
    }
    return places;
  }

  private static <T> int[] named(List<T> parts, Map<T, Integer> names) {
    int[] named = new int[parts.size()];
    for (int i = 0; i < named.length; i++) {
      Integer name = names.get(parts.get(i));
      if (name == null) {
        name = names.size();
        names.put(parts.get(i), name);
      }
      named[i] = name;
    }
    return named;
  }

  private void find() {
    int least = Math.min(first.length, second.length);
    int start = 0;
    while (start < least && first[start] == second[start]) {
      start++;
    }
    int tail = 0;
    while (tail < least - start
        && first[first.length - 1 - tail] == second[second.length - 1 - tail]) {
      tail++;
    }
    Place end = new Place(first.length - tail, second.length - tail);
    mark(0, 0, start);
    mark(end.first(), end.second(), tail);
    Place at = new Place(start, start);
    while (!at.equals(end)) {
      at = walk(at, end);
    }
  }

  private void mark(int inFirstFrom, int inSecondFrom, int length) {
    inFirst.set(inFirstFrom, inFirstFrom + length);
    inSecond.set(inSecondFrom, inSecondFrom + length);
  }

  /** Goes the shortest way to the end, or as far as it leads with the most edits; gives where. */
  private Place walk(Place start, Place end) {
    int width = end.first() - start.first();
    int height = end.second() - start.second();
    int most = Math.min(MOST_EDITS, width + height);
    List<int[]> rounds = new ArrayList<>();
    int[] furthest = new int[2 * most + 3];
    for (int edits = 0; edits <= most; edits++) {
      rounds.add(furthest.clone());
      for (int line = -edits; line <= edits; line += 2) {
        int x = next(furthest, most, line, edits);
        while (x < width && x - line < height && isSame(start, x, x - line)) {
          x++;
        }
        furthest[most + 1 + line] = x;
        if (x >= width && x - line >= height) {
          goBack(start, new Place(width, height), rounds);
          return end;
        }
      }
    }
    Place reached = best(furthest, most, width, height);
    goBack(start, reached, rounds);
    return new Place(start.first() + reached.first(), start.second() + reached.second());
  }

  private boolean isSame(Place start, int x, int y) {
    return first[start.first() + x] == second[start.second() + y];
  }

  private static int next(int[] furthest, int most, int line, int edits) {
    int middle = most + 1;
    return isDown(furthest, middle, line, edits)
        ? furthest[middle + line + 1]
        : furthest[middle + line - 1] + 1;
  }

  private static boolean isDown(int[] furthest, int middle, int line, int edits) {
    return line == -edits
        || line != edits && furthest[middle + line - 1] < furthest[middle + line + 1];
  }

  /** Where the way with the most in common is; of several, the one that leads to the end. */
  private static Place best(int[] furthest, int most, int width, int height) {
    int best = -1;
    int least = 0;
    Place place = new Place(width, height);
    for (int line = -most; line <= most; line += 2) {
      int x = furthest[most + 1 + line];
      int aside = Math.abs(line - width + height);
      boolean isInside = x <= width && x - line <= height;
      if (isInside && (2 * x - line > best || 2 * x - line == best && aside < least)) {
        best = 2 * x - line;
        least = aside;
        place = new Place(x, x - line);
      }
    }
    return place;
  }

  private void goBack(Place start, Place from, List<int[]> rounds) {
    int most = rounds.getFirst().length / 2 - 1;
    int x = from.first();
    int y = from.second();
    for (int edits = rounds.size() - 1; edits >= 0; edits--) {
      int[] furthest = rounds.get(edits);
      int line = x - y;
      int same = Math.min(x - next(furthest, most, line, edits), Math.min(x, y));
      x -= same;
      y -= same;
      mark(start.first() + x, start.second() + y, same);
      if (isDown(furthest, most + 1, line, edits)) {
        y--;
      } else {
        x--;
      }
    }
  }
}
