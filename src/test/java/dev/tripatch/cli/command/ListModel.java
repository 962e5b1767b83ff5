package dev.tripatch.cli.command;

import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What of a list only live changed, from the definition: each side is compared with last applied by
 * a table of longest common parts, and what live did at a place is decided where local did nothing.
 */
final class ListModel {
  private final List<Value> base;
  private final List<Part> mine;
  private final List<Part> theirs;
  private final boolean isClear;

  /** Items of the base, from and before a place, and what a side has for them. */
  record Part(int from, int end, List<Value> items) {
    private boolean isGrowth() {
      return !items.isEmpty() && items.size() != end - from;
    }

    private boolean collides(Part other) {
      if (items.isEmpty() && other.items.isEmpty()) {
        return false;
      }
      boolean isShared = Math.max(from, other.from) < Math.min(end, other.end);
      boolean isWithin =
          from == end && other.from < from && from < other.end
              || other.from == other.end && from < other.from && other.from < end;
      boolean isBeside = Math.max(from, other.from) <= Math.min(end, other.end);
      return isShared || isWithin || isBeside && isGrowth() && other.isGrowth();
    }
  }

  ListModel(List<Value> base, List<Value> local, List<Value> live) {
    this.base = base;
    this.mine = parts(base, local);
    this.theirs = parts(base, live);
    boolean isSameFromTheEnd =
        backwards(mine).equals(parts(base.reversed(), local.reversed()))
            && backwards(theirs).equals(parts(base.reversed(), live.reversed()));
    this.isClear = isSameFromTheEnd && new HashSet<>(base).size() == base.size() && !isAnyTwice();
  }

  private List<Part> backwards(List<Part> parts) {
    int size = base.size();
    return parts.reversed().stream()
        .map(each -> new Part(size - each.end(), size - each.from(), each.items().reversed()))
        .toList();
  }

  private boolean isAnyTwice() {
    Set<Value> known = new HashSet<>(base);
    for (Part part : mine) {
      for (Value item : part.items()) {
        if (!known.add(item)) {
          return true;
        }
      }
    }
    Set<Part> same = new HashSet<>(mine);
    return theirs.stream()
        .filter(part -> !same.contains(part))
        .flatMap(part -> part.items().stream())
        .anyMatch(item -> !known.add(item));
  }

  private static List<Part> parts(List<Value> base, List<Value> side) {
    int[][] common = new int[base.size() + 1][side.size() + 1];
    for (int i = base.size() - 1; i >= 0; i--) {
      for (int j = side.size() - 1; j >= 0; j--) {
        common[i][j] =
            base.get(i).equals(side.get(j))
                ? 1 + common[i + 1][j + 1]
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    List<Part> parts = new ArrayList<>();
    int from = 0;
    int start = 0;
    int i = 0;
    int j = 0;
    while (i < base.size() || j < side.size()) {
      if (i < base.size() && j < side.size() && base.get(i).equals(side.get(j))) {
        add(from, i, side.subList(start, j), parts);
        from = ++i;
        start = ++j;
      } else if (j == side.size() || i < base.size() && common[i + 1][j] >= common[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    add(from, i, side.subList(start, j), parts);
    return parts;
  }

  private static void add(int from, int end, List<Value> items, List<Part> parts) {
    boolean isOneByOne = items.size() == end - from || items.isEmpty();
    if (!isOneByOne) {
      parts.add(new Part(from, end, List.copyOf(items)));
    }
    for (int i = from; i < end && isOneByOne; i++) {
      parts.add(new Part(i, i + 1, items.isEmpty() ? List.of() : List.of(items.get(i - from))));
    }
  }

  /** Whether no item is there twice or moved, so that everybody finds the same parts. */
  boolean isClear() {
    return isClear;
  }

  /** What only live changed. */
  List<Part> decided() {
    return theirs.stream().filter(part -> mine.stream().noneMatch(part::collides)).toList();
  }

  /** How many of these a list has, which is otherwise as local's; -1 if it is not. */
  int done(List<Value> list) {
    List<Part> all = decided();
    int most = -1;
    for (int chosen = 0; chosen < (1 << all.size()); chosen++) {
      List<Part> some = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        if ((chosen & (1 << i)) != 0) {
          some.add(all.get(i));
        }
      }
      if (with(some).equals(list)) {
        most = Math.max(most, some.size());
      }
    }
    return most;
  }

  private List<Value> with(List<Part> chosen) {
    List<Value> merged = new ArrayList<>();
    for (int i = 0; i <= base.size(); i++) {
      boolean isChanged = false;
      for (List<Part> side : List.of(mine, chosen)) {
        for (Part part : side) {
          if (part.from() == i && part.end() == i) {
            merged.addAll(part.items());
          }
        }
      }
      for (List<Part> side : List.of(mine, chosen)) {
        for (Part part : side) {
          isChanged |= part.from() <= i && i < part.end();
          if (part.from() == i && part.end() > i) {
            merged.addAll(part.items());
          }
        }
      }
      if (i < base.size() && !isChanged) {
        merged.add(base.get(i));
      }
    }
    return merged;
  }
}
