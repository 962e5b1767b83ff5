package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A place that a pointer of a JSON Patch leads to.
 *
 * @param pointer the pointer
 * @param way the same as levels; items are those that live has there
 * @param spot what schema and live know of the place
 * @param items those on the way that have names, the outermost first
 */
record PointerTarget(JsonPointer pointer, List<Level> way, CaretSpot spot, List<NamedItem> items) {

  /**
   * An item on the way.
   *
   * @param pointer to the field that names it
   * @param name what names it
   */
  record NamedItem(JsonPointer pointer, Scalar name) {}

  /** The whole object. */
  static PointerTarget root(Facts facts) {
    return new PointerTarget(
        JsonPointer.ROOT, List.of(), CaretSpot.along(List.of(), facts).getLast(), List.of());
  }

  boolean isList() {
    return spot.items().isPresent() || !spot.liveItems().isEmpty();
  }

  /** Whether any key may be written here, and its value has no fields. */
  boolean isMapOfPlainValues() {
    return spot.type().orElse(null) instanceof SchemaType.MapOf(SchemaType values)
        && values instanceof SchemaType.Primitive;
  }

  /** Whether live has a key here, or the schema declares it. */
  boolean knows(String key) {
    return spot.liveMap().has(key)
        || spot.struct().flatMap(schema -> schema.field(key)).isPresent();
  }

  /** One key further. */
  PointerTarget key(String key) {
    Level level = new Level.Field(key);
    return new PointerTarget(pointer.then(key), then(level), spot.below(level), items);
  }

  /** One item further. */
  PointerTarget item(int index) {
    Optional<Value> live =
        index < spot.liveItems().size()
            ? Optional.of(spot.liveItems().get(index))
            : Optional.empty();
    Level level = new Level.Element(index, live.map(PointerTarget::scalars).orElse(Map.of()), 0);
    List<NamedItem> named = new ArrayList<>(items);
    JsonPointer there = pointer.then(index);
    live.flatMap(
            item -> nameKey(item).map(key -> new NamedItem(there.then(key), scalar(item, key))))
        .ifPresent(named::add);
    return new PointerTarget(there, then(level), spot.below(level), List.copyOf(named));
  }

  private List<Level> then(Level level) {
    List<Level> longer = new ArrayList<>(way);
    longer.add(level);
    return List.copyOf(longer);
  }

  /** What names an item of the list here, for people; empty if nothing does. */
  Optional<String> nameOf(Value item) {
    return nameKey(item).map(key -> Written.plain(scalar(item, key)));
  }

  /** The merge key of the list's items, else their name. */
  private Optional<String> nameKey(Value item) {
    return item instanceof MapValue map
        ? spot.mergeKey()
            .filter(key -> map.get(key) instanceof Scalar)
            .or(() -> Optional.of("name").filter(key -> map.get(key) instanceof Scalar))
        : Optional.empty();
  }

  private static Scalar scalar(Value item, String key) {
    return item instanceof MapValue map && map.get(key) instanceof Scalar scalar
        ? scalar
        : new StringValue("");
  }

  private static Map<String, String> scalars(Value item) {
    Map<String, String> found = new HashMap<>();
    if (item instanceof MapValue map) {
      map.entries()
          .forEach(
              (key, value) -> {
                if (value instanceof Scalar scalar) {
                  found.put(key, Written.plain(scalar));
                }
              });
    }
    return found;
  }
}
