package dev.tripatch.engine.explain.inner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What two sequences have in common in the same order: as much as possible where little differs. It
 * is Myers' algorithm from both ends, and takes of several ways the one that git's diff takes. Ways
 * with very many edits are not followed to the end, so that long sequences with little in common
 * take no longer.
 */
public final class CommonParts {

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
    int[] all = named(first, names);
    int[] others = named(second, names);
    int[] shared = shared(all, others);
    int[] otherShared = shared(others, all);
    CommonParts found =
        of(
            Arrays.stream(shared).map(i -> all[i]).toArray(),
            Arrays.stream(otherShared).map(i -> others[i]).toArray());
    CommonParts parts = new CommonParts(all, others);
    found.inFirst.stream().forEach(i -> parts.inFirst.set(shared[i]));
    found.inSecond.stream().forEach(i -> parts.inSecond.set(otherShared[i]));
    return parts;
  }

  /** The places of parts that the other sequence has anywhere. */
  private static int[] shared(int[] parts, int[] others) {
    BitSet known = new BitSet();
    Arrays.stream(others).forEach(known::set);
    return IntStream.range(0, parts.length).filter(i -> known.get(parts[i])).toArray();
  }

  /** Compares two sequences of names: a number for each different part. */
  public static CommonParts of(int[] first, int[] second) {
    CommonParts parts = new CommonParts(first, second);
    parts.find(new TwoWays(first, second), new TwoWays.Box(0, first.length, 0, second.length));
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

  /** The names of parts: equal parts have equal numbers. */
  public static <T> int[] named(List<T> parts, Map<T, Integer> names) {
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

  private void find(TwoWays ways, TwoWays.Box box) {
    int from = box.from();
    int otherFrom = box.otherFrom();
    while (from < box.end() && otherFrom < box.otherEnd() && first[from] == second[otherFrom]) {
      inFirst.set(from++);
      inSecond.set(otherFrom++);
    }
    int end = box.end();
    int otherEnd = box.otherEnd();
    while (from < end && otherFrom < otherEnd && first[end - 1] == second[otherEnd - 1]) {
      inFirst.set(--end);
      inSecond.set(--otherEnd);
    }
    if (from < end && otherFrom < otherEnd) {
      TwoWays.Box rest = new TwoWays.Box(from, end, otherFrom, otherEnd, box.isExact());
      TwoWays.Meeting meeting = ways.through(rest);
      find(ways, rest.before(meeting));
      find(ways, rest.after(meeting));
    }
  }
}
