package dev.tripatch.engine.stored;

import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds the items of a live list that managedFields mean, in time that grows with their number. */
final class LiveItems {

  private static final Value EMPTY = new StringValue("");
  private static final Pattern INDEX = Pattern.compile("[0-9]{1,9}");

  private final ListValue list;
  private final List<PathStep> steps;
  private final Map<Value, Integer> byValue = new HashMap<>();

  /** The first item with each combination of values, by the names of the keys. */
  private final Map<Set<String>, Map<MapValue, Integer>> byKeys = new HashMap<>();

  /** The items of a list, which have these names. */
  LiveItems(ListValue list, List<PathStep> steps) {
    this.list = list;
    this.steps = steps;
    for (int i = 0; i < list.size(); i++) {
      byValue.putIfAbsent(list.get(i), i);
    }
  }

  /** How an item is named in paths. */
  PathStep step(int index) {
    return steps.get(index);
  }

  Value item(int index) {
    return list.get(index);
  }

  /**
   * The place of an item.
   *
   * @param kind {@code k:}, {@code v:} or {@code i:}
   * @param text what follows it
   */
  Optional<Integer> find(String kind, String text) {
    return switch (kind) {
      case "k:" ->
          json(text)
              .flatMap(
                  key ->
                      key instanceof MapValue map
                          ? Optional.ofNullable(named(map.entries().keySet()).get(map))
                          : Optional.empty());
      case "v:" -> json(text).map(byValue::get);
      case "i:" ->
          Optional.of(text)
              .filter(digits -> INDEX.matcher(digits).matches())
              .map(Integer::valueOf)
              .filter(index -> index < list.size());
      default -> Optional.empty();
    };
  }

  /** Items that have all keys come before those that have a default for one. */
  private Map<MapValue, Integer> named(Set<String> keys) {
    return byKeys.computeIfAbsent(
        keys,
        names -> {
          Map<MapValue, Integer> found = new HashMap<>();
          for (int i = 0; i < list.size(); i++) {
            if (list.get(i) instanceof MapValue item && keys.stream().allMatch(item::has)) {
              found.putIfAbsent(of(item, names), i);
            }
          }
          for (int i = 0; i < list.size(); i++) {
            if (list.get(i) instanceof MapValue item && !keys.stream().allMatch(item::has)) {
              found.putIfAbsent(of(item, names), i);
            }
          }
          return found;
        });
  }

  private static MapValue of(MapValue item, Set<String> names) {
    MapValue.Builder key = MapValue.builder();
    names.forEach(
        name -> {
          Value value = item.get(name);
          key.put(name, value == null ? defaultOf(name) : value);
        });
    return key.build();
  }

  /** The only key that has a default is a port's; a server has an empty text for other ones. */
  private static Value defaultOf(String name) {
    return name.equals("protocol") ? new StringValue("TCP") : EMPTY;
  }

  private static Optional<Value> json(String text) {
    return SourceReader.read("managedFields", text, Format.JSON).decoded();
  }
}
