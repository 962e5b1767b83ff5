package dev.tripatch.dialect;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The items of lists, distinguished by a merge key. */
final class KeyedItems {

  private KeyedItems() {}

  /** Whether a value is a list of maps of which each has a merge key of its own. */
  static boolean isKeyed(Value value, String mergeKey) {
    return value instanceof ListValue list && list.byKey(mergeKey).size() == list.size();
  }

  /** How often a list has each item: equal for lists that differ in order only. */
  static Map<Value, Long> bagOf(Value value) {
    List<Value> items = value instanceof ListValue list ? list.items() : List.of(value);
    return items.stream().collect(Collectors.groupingBy(item -> item, Collectors.counting()));
  }
}
