package dev.tripatch.document.edit;

import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.Arrays;
import java.util.List;

/**
 * Which item of a list becomes which item of another. Items that are equal, or have the same {@code
 * name}, are the same as far as their order allows (a longest common subsequence); what stands
 * between such items is paired by place. Merge keys cannot be known here.
 */
final class Alignment {

  /** The item is new. */
  static final int NONE = -1;

  /** Beyond so many pairs to compare, items are paired by place only. */
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
    middle(head, old.size() - tail, wanted.size() - tail);
  }

  private void middle(int from, int oldEnd, int wantedEnd) {
    if ((long) (oldEnd - from) * (wantedEnd - from) <= MOST_PAIRS) {
      common(from, oldEnd, wantedEnd);
    }
    int oldAt = from;
    int at = from;
    for (int next = from; next <= wantedEnd; next++) {
      int source = next == wantedEnd ? oldEnd : sources[next];
      if (source != NONE) {
        pair(oldAt, source, at, next);
        oldAt = source + 1;
        at = next + 1;
      }
    }
  }

  /** Pairs the items between two that are the same, by place. */
  private void pair(int oldFrom, int oldEnd, int from, int end) {
    for (int i = 0; i < Math.min(oldEnd - oldFrom, end - from); i++) {
      sources[from + i] = oldFrom + i;
    }
  }

  private void common(int from, int oldEnd, int wantedEnd) {
    int rows = oldEnd - from;
    int columns = wantedEnd - from;
    int[][] longest = new int[rows + 1][columns + 1];
    for (int i = rows - 1; i >= 0; i--) {
      for (int j = columns - 1; j >= 0; j--) {
        longest[i][j] =
            isSame(old.get(from + i), wanted.get(from + j))
                ? longest[i + 1][j + 1] + 1
                : Math.max(longest[i + 1][j], longest[i][j + 1]);
      }
    }
    int i = 0;
    int j = 0;
    while (i < rows && j < columns) {
      if (isSame(old.get(from + i), wanted.get(from + j))) {
        sources[from + j++] = from + i++;
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
}
