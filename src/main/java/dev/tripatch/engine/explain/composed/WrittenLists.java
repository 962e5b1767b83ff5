package dev.tripatch.engine.explain.composed;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lists as a patch writes them: without what it deletes, in the order it asks for. */
public final class WrittenLists {

  private WrittenLists() {}

  /**
   * What becomes of a value that is written whole, with the parallel lists beside it. Where the
   * items are right and an order is asked for, their places are the engine's.
   */
  static Value arranged(ComposedField field, Value written) {
    if (!(written instanceof ListValue list)) {
      return written;
    }
    ListValue left = without(list, field.deletions());
    return field.order() != null
            && field.result() instanceof ListValue result
            && hasSameItems(left, result)
        ? result
        : left;
  }

  private static ListValue without(ListValue list, @Nullable Value deletions) {
    if (!(deletions instanceof ListValue gone) || gone.isEmpty()) {
      return list;
    }
    Set<Value> deleted = new HashSet<>(gone.items());
    return new ListValue(list.items().stream().filter(item -> !deleted.contains(item)).toList());
  }

  private static boolean hasSameItems(ListValue first, ListValue second) {
    return count(first).equals(count(second));
  }

  private static Map<Value, Integer> count(ListValue list) {
    Map<Value, Integer> counts = new HashMap<>();
    list.items().forEach(item -> counts.merge(item, 1, Integer::sum));
    return counts;
  }

  /** The items of the first list that the second lacks, each as often as it lacks them. */
  public static List<Value> missing(ListValue from, ListValue in) {
    Map<Value, Integer> there = count(in);
    List<Value> missing = new ArrayList<>();
    for (Value item : from.items()) {
      if (there.merge(item, -1, Integer::sum) < 0) {
        missing.add(item);
      }
    }
    return missing;
  }
}
