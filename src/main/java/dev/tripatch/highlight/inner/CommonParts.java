package dev.tripatch.highlight.inner;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What two sequences have in common in the same order: as much as possible where little differs. It
 * is Myers' O(ND) algorithm; where more differs than {@link #MOST_EDITS}, nobody could follow the
 * shortest way, and what the other has anywhere counts as common, so that long texts cost no more.
 */
final class CommonParts {

  /** The most insertions and deletions that are looked for. */
  static final int MOST_EDITS = 300;

  private final int[] some;
  private final int[] others;
  private final BitSet common = new BitSet();
  private final List<int[]> rounds = new ArrayList<>();

  private CommonParts(int[] some, int[] others) {
    this.some = some;
    this.others = others;
  }

  /** The places in the first sequence of what is in the second, too. */
  static <T> BitSet of(List<T> some, List<T> others) {
    Map<T, Integer> names = new HashMap<>();
    CommonParts parts = new CommonParts(named(some, names), named(others, names));
    parts.find();
    return parts.common;
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
    int least = Math.min(some.length, others.length);
    int start = 0;
    while (start < least && some[start] == others[start]) {
      start++;
    }
    int end = 0;
    while (end < least - start && some[some.length - 1 - end] == others[others.length - 1 - end]) {
      end++;
    }
    common.set(0, start);
    common.set(some.length - end, some.length);
    if (!walk(start, some.length - end, others.length - end)) {
      takeThoseAnywhere(start, some.length - end, others.length - end);
    }
  }

  /** Looks for the shortest way from one to the other; says whether there is a short one. */
  private boolean walk(int start, int someEnd, int otherEnd) {
    int width = someEnd - start;
    int height = otherEnd - start;
    int most = Math.min(MOST_EDITS, width + height);
    int[] furthest = new int[2 * most + 3];
    for (int edits = 0; edits <= most; edits++) {
      rounds.add(furthest.clone());
      for (int line = -edits; line <= edits; line += 2) {
        int x = next(furthest, most, line, edits);
        while (x < width && x - line < height && some[start + x] == others[start + x - line]) {
          x++;
        }
        furthest[most + 1 + line] = x;
        if (x >= width && x - line >= height) {
          goBack(start, width, height, most);
          return true;
        }
      }
    }
    return false;
  }

  private static int next(int[] furthest, int most, int line, int edits) {
    int middle = most + 1;
    boolean isDown =
        line == -edits
            || line != edits && furthest[middle + line - 1] < furthest[middle + line + 1];
    return isDown ? furthest[middle + line + 1] : furthest[middle + line - 1] + 1;
  }

  private void goBack(int start, int width, int height, int most) {
    int x = width;
    int y = height;
    for (int edits = rounds.size() - 1; edits >= 0; edits--) {
      int[] furthest = rounds.get(edits);
      int line = x - y;
      int from = next(furthest, most, line, edits);
      while (x > from && x > 0 && y > 0) {
        x--;
        y--;
        common.set(start + x);
      }
      boolean isDown =
          line == -edits || line != edits && furthest[most + line] < furthest[most + 2 + line];
      y -= isDown ? 1 : 0;
      x -= isDown ? 0 : 1;
    }
  }

  private void takeThoseAnywhere(int start, int someEnd, int otherEnd) {
    Set<Integer> there = new HashSet<>();
    for (int i = start; i < otherEnd; i++) {
      there.add(others[i]);
    }
    for (int i = start; i < someEnd; i++) {
      common.set(i, there.contains(some[i]));
    }
  }
}
