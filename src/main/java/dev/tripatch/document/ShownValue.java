package dev.tripatch.document;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value to write together with what it no longer has. Without the lines of what is gone the text
 * is that of the value as it is now: what is gone never begins an item, whose dash would go with
 * it, and a map or list that has lost everything is written as {@code {}} or {@code []} besides.
 *
 * @param value the value with what is gone in it
 * @param isGone whether all of it is gone
 * @param parts what is shown of each entry or item, in their order; none where nothing in the value
 *     is gone
 */
public record ShownValue(Value value, boolean isGone, List<ShownValue> parts) {

  public ShownValue {
    parts = List.copyOf(parts);
  }

  /** A value as it is. */
  public static ShownValue of(Value value) {
    return new ShownValue(value, false, List.of());
  }

  /** A value that is no longer there. */
  public static ShownValue gone(Value value) {
    return new ShownValue(value, true, List.of());
  }

  /** A map of these entries. */
  public static ShownValue map(Map<String, ShownValue> entries) {
    MapValue.Builder map = MapValue.builder(entries.size());
    entries.forEach((key, shown) -> map.put(key, shown.value));
    return holding(map.build(), entries.values());
  }

  /** A list of these items. */
  public static ShownValue list(List<ShownValue> items) {
    List<ShownValue> beginning = items.stream().map(ShownValue::beginningWithWhatIsThere).toList();
    return holding(new ListValue(beginning.stream().map(ShownValue::value).toList()), beginning);
  }

  private static ShownValue holding(Value value, Iterable<ShownValue> parts) {
    List<ShownValue> all = new ArrayList<>();
    parts.forEach(all::add);
    boolean hasGone = all.stream().anyMatch(ShownValue::hasGone);
    return new ShownValue(value, false, hasGone ? all : List.of());
  }

  /** The same, but what is gone at its beginning comes after the first part that is there. */
  private ShownValue beginningWithWhatIsThere() {
    int first = 0;
    while (first < parts.size() && parts.get(first).isGone) {
      first++;
    }
    return first == 0 || first == parts.size() ? this : withFirst(first);
  }

  private ShownValue withFirst(int first) {
    List<ShownValue> ordered = new ArrayList<>(parts);
    Collections.rotate(ordered.subList(0, first + 1), 1);
    return switch (value) {
      case MapValue map -> {
        List<String> keys = new ArrayList<>();
        map.keys().forEach(keys::add);
        Collections.rotate(keys.subList(0, first + 1), 1);
        Map<String, ShownValue> entries = new LinkedHashMap<>();
        keys.forEach(key -> entries.put(key, ordered.get(entries.size())));
        yield map(entries);
      }
      default -> list(ordered);
    };
  }

  /** Whether it, or anything in it, is gone. */
  public boolean hasGone() {
    return isGone || !parts.isEmpty();
  }

  /** Whether it is a map or list that has nothing left. */
  boolean isEmptied() {
    return !parts.isEmpty() && parts.stream().allMatch(ShownValue::isGone);
  }

  /** What is shown of an entry or item. */
  ShownValue part(int at, Value part) {
    return parts.isEmpty() ? of(part) : parts.get(at);
  }
}
