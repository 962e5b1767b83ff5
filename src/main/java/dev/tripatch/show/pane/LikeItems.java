package dev.tripatch.show.pane;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Pairs the items of two lists that no merge key pairs: those that are equal, then those that are
 * most alike.
 */
final class LikeItems {

  /** Fields that name an item in most lists. */
  private static final Set<String> NAMES =
      Set.of("name", "alert", "record", "key", "id", "type", "host", "path", "kind", "port");

  private static final int NAME_WEIGHT = 6;
  private static final int EQUAL_WEIGHT = 2;

  /** Of more items that are left, each is only compared with the one at its place. */
  private static final int MOST_COMPARED = 80;

  private static final int NONE = -1;

  private final List<Value> some;
  private final List<Value> others;
  private final int[] pairs;
  private final boolean[] taken;

  private LikeItems(List<Value> some, List<Value> others) {
    this.some = some;
    this.others = others;
    this.pairs = new int[some.size()];
    this.taken = new boolean[others.size()];
    Arrays.fill(pairs, NONE);
  }

  /** For each item of a list the place of its like in another; -1 where there is none. */
  static int[] pair(List<Value> some, List<Value> others) {
    LikeItems items = new LikeItems(some, others);
    items.pairEqual();
    items.pairAlike();
    return items.pairs;
  }

  private void pair(int one, int other) {
    pairs[one] = other;
    taken[other] = true;
  }

  private void pairEqual() {
    Map<Value, Deque<Integer>> places = new HashMap<>();
    for (int i = 0; i < others.size(); i++) {
      places.computeIfAbsent(others.get(i), _ -> new ArrayDeque<>()).add(i);
    }
    for (int i = 0; i < some.size(); i++) {
      Deque<Integer> equal = places.get(some.get(i));
      if (equal != null && !equal.isEmpty()) {
        pair(i, equal.remove());
      }
    }
  }

  private record Likeness(int one, int other, int weight) {}

  private void pairAlike() {
    List<Integer> mine = left(some.size(), i -> pairs[i] == NONE);
    List<Integer> theirs = left(others.size(), i -> !taken[i]);
    boolean isMany = mine.size() > MOST_COMPARED || theirs.size() > MOST_COMPARED;
    List<Likeness> found = new ArrayList<>();
    for (int i = 0; i < mine.size(); i++) {
      int from = isMany ? Math.min(i, theirs.size()) : 0;
      int to = isMany ? Math.min(i + 1, theirs.size()) : theirs.size();
      for (int j = from; j < to; j++) {
        int weight = weight(some.get(mine.get(i)), others.get(theirs.get(j)));
        if (weight > 0) {
          found.add(new Likeness(mine.get(i), theirs.get(j), weight));
        }
      }
    }
    found.sort(
        (a, b) ->
            a.weight() != b.weight()
                ? Integer.compare(b.weight(), a.weight())
                : Integer.compare(Math.abs(a.one() - a.other()), Math.abs(b.one() - b.other())));
    for (Likeness each : found) {
      if (pairs[each.one()] == NONE && !taken[each.other()]) {
        pair(each.one(), each.other());
      }
    }
  }

  private static List<Integer> left(int size, IntPredicate isLeft) {
    return IntStream.range(0, size).filter(isLeft).boxed().toList();
  }

  /** How alike two items are; 0 if they are other things. */
  private static int weight(Value one, Value other) {
    if (one instanceof MapValue some && other instanceof MapValue others) {
      return weight(some, others);
    }
    if (one instanceof ListValue some && other instanceof ListValue others) {
      return (int) some.items().stream().filter(others.items()::contains).count();
    }
    return one instanceof StringValue some && other instanceof StringValue others
        ? common(some.text(), others.text())
        : 0;
  }

  private static int weight(MapValue some, MapValue others) {
    int weight = 0;
    for (Map.Entry<String, Value> entry : some.entries().entrySet()) {
      Value other = others.get(entry.getKey());
      boolean isName = NAMES.contains(entry.getKey()) && entry.getValue() instanceof Scalar;
      if (other == null) {
        continue;
      }
      if (other.equals(entry.getValue())) {
        weight += isName ? NAME_WEIGHT : EQUAL_WEIGHT;
      } else {
        weight += isName ? -1 : 1;
      }
    }
    return weight;
  }

  /** Strings that begin or end alike for at least half of their length. */
  private static int common(String one, String other) {
    int common = LikeLines.common(one, other);
    return 2 * common >= Math.max(one.length(), other.length()) ? common : 0;
  }
}
