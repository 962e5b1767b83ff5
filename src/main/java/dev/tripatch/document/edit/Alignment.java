package dev.tripatch.document.edit;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Which item of a list becomes which item of another. Items that are equal, or have the same {@code
 * name}, are the same as far as their order allows (a longest common subsequence); between them
 * items that are alike, then scalars at the same place. An item that is unlike any other becomes
 * none: its comments would not fit. Merge keys cannot be known here.
 */
final class Alignment {

  /** The item is new. */
  static final int NONE = -1;

  /** Beyond so many pairs to compare, only what is at the same place is compared. */
  private static final long MOST_PAIRS = 4_000_000;

  private final List<Value> old;
  private final List<Value> wanted;
  private final int[] sources;

  private Alignment(List<Value> old, List<Value> wanted) {
    this.old = old;
    this.wanted = wanted;
    this.sources = new int[wanted.size()];
    Arrays.fill(sources, NONE);
  }

  /** For each wanted item the index of the old one it is made of, rising, or {@link #NONE}. */
  static int[] of(List<Value> old, List<Value> wanted) {
    Alignment alignment = new Alignment(old, wanted);
    alignment.align();
    return alignment.sources;
  }

  private void align() {
    int head = 0;
    int shorter = Math.min(old.size(), wanted.size());
    while (head < shorter && old.get(head).equals(wanted.get(head))) {
      sources[head] = head++;
    }
    int tail = 0;
    while (tail < shorter - head
        && old.get(old.size() - 1 - tail).equals(wanted.get(wanted.size() - 1 - tail))) {
      tail++;
      sources[wanted.size() - tail] = old.size() - tail;
    }
    stretch(Stage.SAME, head, old.size() - tail, head, wanted.size() - tail);
  }

  /** What is looked for in a stretch where nothing is aligned yet. */
  private enum Stage {
    /** Items that are equal or have the same name. */
    SAME,
    /** Items that are alike. */
    ALIKE,
    /** Whatever is at the same place and can become the other. */
    PLACE
  }

  private void stretch(Stage stage, int oldFrom, int oldEnd, int from, int end) {
    if (oldFrom == oldEnd || from == end) {
      return;
    }
    switch (stage) {
      case SAME -> between(Stage.ALIKE, Alignment::isSame, oldFrom, oldEnd, from, end);
      case ALIKE -> between(Stage.PLACE, Alignment::isAlike, oldFrom, oldEnd, from, end);
      case PLACE -> pair(oldFrom, oldEnd, from, end);
    }
  }

  /** Aligns what fits, and goes on with what lies between. */
  private void between(
      Stage next, BiPredicate<Value, Value> fits, int oldFrom, int oldEnd, int from, int end) {
    if ((long) (oldEnd - oldFrom) * (end - from) <= MOST_PAIRS) {
      common(fits, oldFrom, oldEnd, from, end);
    }
    int oldAt = oldFrom;
    int at = from;
    for (int to = from; to <= end; to++) {
      int source = to == end ? oldEnd : sources[to];
      if (source != NONE) {
        stretch(next, oldAt, source, at, to);
        oldAt = source + 1;
        at = to + 1;
      }
    }
  }

  private void pair(int oldFrom, int oldEnd, int from, int end) {
    boolean only = oldEnd - oldFrom == 1 && end - from == 1;
    for (int i = 0; i < Math.min(oldEnd - oldFrom, end - from); i++) {
      Value one = old.get(oldFrom + i);
      Value other = wanted.get(from + i);
      if (only || isSame(one, other) || isAlike(one, other)) {
        sources[from + i] = oldFrom + i;
      }
    }
  }

  private void common(BiPredicate<Value, Value> fits, int oldFrom, int oldEnd, int from, int end) {
    int rows = oldEnd - oldFrom;
    int columns = end - from;
    int[][] longest = new int[rows + 1][columns + 1];
    for (int i = rows - 1; i >= 0; i--) {
      for (int j = columns - 1; j >= 0; j--) {
        longest[i][j] =
            fits.test(old.get(oldFrom + i), wanted.get(from + j))
                ? longest[i + 1][j + 1] + 1
                : Math.max(longest[i + 1][j], longest[i][j + 1]);
      }
    }
    trace(fits, longest, oldFrom, from);
  }

  private void trace(BiPredicate<Value, Value> fits, int[][] longest, int oldFrom, int from) {
    int i = 0;
    int j = 0;
    while (i + 1 < longest.length && j + 1 < longest[0].length) {
      if (fits.test(old.get(oldFrom + i), wanted.get(from + j))) {
        sources[from + j++] = oldFrom + i++;
      } else if (longest[i + 1][j] >= longest[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
  }

  private static boolean isSame(Value one, Value other) {
    if (one instanceof MapValue a && other instanceof MapValue b) {
      boolean named = a.get("name") instanceof StringValue name && name.equals(b.get("name"));
      return named || a.equals(b);
    }
    return one.equals(other);
  }

  /** Scalars, lists, and maps of which at least half is equal. */
  private static boolean isAlike(Value one, Value other) {
    if (one instanceof MapValue a && other instanceof MapValue b) {
      long equal =
          a.entries().entrySet().stream()
              .filter(entry -> entry.getValue().equals(b.get(entry.getKey())))
              .count();
      return 2 * equal >= Math.max(a.size(), b.size());
    }
    return one instanceof Scalar && other instanceof Scalar
        || one instanceof ListValue && other instanceof ListValue;
  }
}
