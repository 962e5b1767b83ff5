package dev.tripatch.engine.ownership;

import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Finds the item of a live list that managedFields means. */
final class LiveItems {

  private static final Value EMPTY = new StringValue("");
  private static final Pattern INDEX = Pattern.compile("[0-9]{1,9}");

  private LiveItems() {}

  /**
   * The place of an item.
   *
   * @param kind {@code k:}, {@code v:} or {@code i:}
   * @param text what follows it
   */
  static Optional<Integer> find(String kind, String text, ListValue list) {
    return switch (kind) {
      case "k:" ->
          json(text).flatMap(key -> key instanceof MapValue map ? byKeys(map, list) : none());
      case "v:" -> json(text).flatMap(value -> first(list, value::equals));
      case "i:" ->
          Optional.of(text)
              .filter(digits -> INDEX.matcher(digits).matches())
              .map(Integer::valueOf)
              .filter(index -> index < list.size());
      default -> none();
    };
  }

  private static Optional<Integer> byKeys(MapValue keys, ListValue list) {
    return first(list, item -> hasAll(item, keys))
        .or(() -> first(list, item -> hasAll(withDefault(item), keys)))
        .or(() -> first(list, item -> hasAll(item, withoutEmpty(keys, item))));
  }

  /** A server names an item by an empty text where it has no such key. */
  private static MapValue withoutEmpty(MapValue keys, Value item) {
    MapValue.Builder named = keys.toBuilder();
    keys.entries().entrySet().stream()
        .filter(key -> EMPTY.equals(key.getValue()))
        .filter(key -> item instanceof MapValue map && !map.has(key.getKey()))
        .forEach(key -> named.remove(key.getKey()));
    return named.build();
  }

  private static boolean hasAll(Value item, MapValue keys) {
    return keys.entries().entrySet().stream()
        .allMatch(key -> has(item, key.getKey(), key.getValue()));
  }

  /** The only key of lists that has a default: the server names a port by it all the same. */
  private static Value withDefault(Value item) {
    return item instanceof MapValue map && !map.has("protocol")
        ? map.toBuilder().put("protocol", new StringValue("TCP")).build()
        : item;
  }

  private static Optional<Integer> first(ListValue list, Predicate<Value> isMeant) {
    for (int i = 0; i < list.size(); i++) {
      if (isMeant.test(list.get(i))) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static boolean has(Value item, String key, Value value) {
    return item instanceof MapValue map && value.equals(map.get(key));
  }

  private static Optional<Value> json(String text) {
    return SourceReader.read("managedFields", text, Format.JSON).decoded();
  }

  private static Optional<Integer> none() {
    return Optional.empty();
  }
}
