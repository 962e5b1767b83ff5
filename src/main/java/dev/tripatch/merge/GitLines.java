package dev.tripatch.merge;

import dev.tripatch.engine.explain.inner.CommonParts;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which lines of a text become which of another, as git's diff finds them: lines that occur very
 * often are left out at first ({@code xdl_cleanup_records}), and a stretch that could be at several
 * places comes as late as it can ({@code xdl_change_compact}).
 */
public final class GitLines {

  /** How far around a line it is looked whether its neighbours occur very often, too. */
  private static final int WINDOW = 100;

  private static final int MOST_EQUAL = 1024;

  /** How many lines without a match make up for a frequent one. */
  private static final int WEIGHT = 4;

  private final Side first;
  private final Side second;

  /** A text: which of its lines are changed. */
  private static final class Side {
    private final int[] lines;
    private final BitSet changed = new BitSet();

    Side(int[] lines) {
      this.lines = lines;
    }

    /** The places between two ends of those lines that are worth a comparison. */
    int[] places(int from, int end, int[] inOther) {
      int[] matches = new int[lines.length];
      int limit = Math.min(root(lines.length), MOST_EQUAL);
      for (int i = from; i < end; i++) {
        int count = inOther[lines[i]];
        matches[i] = count == 0 ? 0 : count >= limit ? 2 : 1;
      }
      int[] places = new int[end - from];
      int size = 0;
      for (int i = from; i < end; i++) {
        if (matches[i] == 1 || matches[i] == 2 && !isLeftOut(matches, i, from, end)) {
          places[size++] = i;
        } else {
          changed.set(i);
        }
      }
      return Arrays.copyOf(places, size);
    }

    private static boolean isLeftOut(int[] matches, int place, int from, int end) {
      int[] runs = new int[3];
      int at = place - 1;
      while (at >= Math.max(from, place - WINDOW) && matches[at] != 1) {
        runs[matches[at--]]++;
      }
      if (runs[0] == 0) {
        return false;
      }
      int before = runs[0];
      at = place + 1;
      while (at <= Math.min(end - 1, place + WINDOW) && matches[at] != 1) {
        runs[matches[at++]]++;
      }
      int frequent = runs[2] + 2;
      return runs[0] > before && frequent * WEIGHT < frequent + runs[0];
    }

    int[] named(int[] places) {
      return Arrays.stream(places).map(place -> lines[place]).toArray();
    }

    void mark(int[] places, BitSet common) {
      for (int i = 0; i < places.length; i++) {
        changed.set(places[i], !common.get(i));
      }
    }
  }

  /** A stretch of changed lines, or the empty place between two unchanged ones. */
  private static final class Group {
    private final Side side;
    private int start;
    private int end;

    Group(Side side) {
      this.side = side;
      end = side.changed.nextClearBit(0);
    }

    boolean isEmpty() {
      return start == end;
    }

    boolean next() {
      if (end == side.lines.length) {
        return false;
      }
      start = end + 1;
      end = side.changed.nextClearBit(start);
      return true;
    }

    void previous() {
      end = start - 1;
      start = side.changed.previousClearBit(end - 1) + 1;
    }

    boolean slideUp() {
      if (start == 0 || side.lines[start - 1] != side.lines[end - 1]) {
        return false;
      }
      side.changed.set(--start);
      side.changed.clear(--end);
      start = side.changed.previousClearBit(start) + 1;
      return true;
    }

    boolean slideDown() {
      if (end == side.lines.length || side.lines[start] != side.lines[end]) {
        return false;
      }
      side.changed.clear(start++);
      side.changed.set(end++);
      end = side.changed.nextClearBit(end);
      return true;
    }
  }

  private GitLines(Side first, Side second) {
    this.first = first;
    this.second = second;
  }

  /** For each line its place in the other text; -1 if it has none. */
  public static int[] places(List<String> lines, List<String> others) {
    Map<String, Integer> names = new HashMap<>();
    GitLines found =
        new GitLines(
            new Side(CommonParts.named(lines, names)), new Side(CommonParts.named(others, names)));
    found.find(names.size());
    compact(found.first, found.second);
    compact(found.second, found.first);
    return found.places();
  }

  private void find(int names) {
    int[] lines = first.lines;
    int[] others = second.lines;
    int least = Math.min(lines.length, others.length);
    int head = Arrays.mismatch(lines, 0, least, others, 0, least);
    head = head < 0 ? least : head;
    int tail = 0;
    while (tail < least - head
        && lines[lines.length - 1 - tail] == others[others.length - 1 - tail]) {
      tail++;
    }
    int[] here = first.places(head, lines.length - tail, counts(others, names));
    int[] there = second.places(head, others.length - tail, counts(lines, names));
    CommonParts common = CommonParts.of(first.named(here), second.named(there));
    first.mark(here, common.inFirst());
    second.mark(there, common.inSecond());
  }

  private static int[] counts(int[] lines, int names) {
    int[] counts = new int[names];
    Arrays.stream(lines).forEach(line -> counts[line]++);
    return counts;
  }

  /** About a square root, as git computes it. */
  private static int root(int size) {
    int root = 1;
    for (int left = size; left > 0; left >>= 2) {
      root <<= 1;
    }
    return root;
  }

  private static void compact(Side side, Side other) {
    Group group = new Group(side);
    Group beside = new Group(other);
    do {
      if (!group.isEmpty()) {
        slide(group, beside);
      }
      beside.next();
    } while (group.next());
  }

  /** Down as far as it goes; then up again to where the other text is changed, too. */
  private static void slide(Group group, Group beside) {
    int size;
    int first;
    boolean meets;
    do {
      size = group.end - group.start;
      while (group.slideUp()) {
        beside.previous();
      }
      first = group.end;
      meets = !beside.isEmpty();
      while (group.slideDown()) {
        beside.next();
        meets |= !beside.isEmpty();
      }
    } while (size != group.end - group.start);
    while (group.end != first && meets && beside.isEmpty() && group.slideUp()) {
      beside.previous();
    }
  }

  private int[] places() {
    int[] places = new int[first.lines.length];
    int other = second.changed.nextClearBit(0);
    for (int i = 0; i < places.length; i++) {
      boolean isChanged = first.changed.get(i);
      places[i] = isChanged ? -1 : other;
      other = isChanged ? other : second.changed.nextClearBit(other + 1);
    }
    return places;
  }
}
