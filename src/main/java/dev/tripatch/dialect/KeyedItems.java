package dev.tripatch.dialect;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The items of lists, distinguished by a merge key. */
final class KeyedItems {

  private KeyedItems() {}

  /** Whether a value is a list of maps of which each has a merge key of its own. */
  static boolean isKeyed(Value value, String mergeKey) {
    return value instanceof ListValue list
        && list.items().stream()
            .allMatch(item -> item instanceof MapValue map && map.get(mergeKey) instanceof Scalar)
        && of(list, mergeKey).size() == list.size();
  }

  /** The items by their merge keys, in order. */
  static Map<Scalar, Value> of(Value value, String mergeKey) {
    Map<Scalar, Value> items = new LinkedHashMap<>();
    if (value instanceof ListValue list) {
      for (Value item : list.items()) {
        if (item instanceof MapValue map && map.get(mergeKey) instanceof Scalar key) {
          items.put(key, item);
        }
      }
    }
    return items;
  }

  /** How often a list has each item: equal for lists that differ in order only. */
  static Map<Value, Long> bagOf(Value value) {
    List<Value> items = value instanceof ListValue list ? list.items() : List.of(value);
    return items.stream().collect(Collectors.groupingBy(item -> item, Collectors.counting()));
  }
}
