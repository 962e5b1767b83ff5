package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.place.CaretPlace.Shape;
import dev.tripatch.edit.complete.place.CaretPlace;
import dev.tripatch.edit.complete.place.Level;
import dev.tripatch.edit.complete.place.Unquoted;
import dev.tripatch.engine.patch.json.JsonPointer;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The field that a key or value at the caret is about, or that a pointer there leads to. */
record FieldAtCaret(Facts facts, Writing writing, CaretPlace place, String text) {

  private static final Set<String> POINTERS = Set.of("path", "from");

  /** What there is to know of it; empty if no schema declares it. */
  Optional<String> about() {
    return writing == Writing.OPERATIONS ? ofPointer() : of(wayToField());
  }

  private List<Level> wayToField() {
    List<Level> way = new ArrayList<>(place.way());
    if (place.shape() != Shape.VALUE) {
      way.add(new Level.Field(written()));
    }
    return way;
  }

  private String written() {
    Span all = place.replaces();
    return Unquoted.of(all.in(text));
  }

  private Optional<String> ofPointer() {
    boolean isPointer =
        place.shape() == Shape.VALUE
            && place.way().getLast() instanceof Level.Field(String member)
            && POINTERS.contains(member);
    return isPointer
        ? JsonPointer.parse(written()).map(this::levels).flatMap(this::of)
        : Optional.empty();
  }

  /** Items are those that live has at these places. */
  private List<Level> levels(JsonPointer pointer) {
    List<Level> levels = new ArrayList<>();
    Optional<Value> at = facts.live().map(Value.class::cast);
    for (String token : pointer.tokens()) {
      Optional<Value> below = at.flatMap(value -> LivePointer.child(value, token));
      levels.add(
          token.matches("[0-9]{1,6}")
              ? new Level.Element(Integer.parseInt(token), scalars(below))
              : new Level.Field(token));
      at = below;
    }
    return levels;
  }

  private static Map<String, String> scalars(Optional<Value> item) {
    Map<String, String> found = new HashMap<>();
    if (item.orElse(null) instanceof MapValue map) {
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

  private Optional<String> of(List<Level> way) {
    List<CaretSpot> spots = CaretSpot.along(way, facts);
    if (way.isEmpty() || !(way.getLast() instanceof Level.Field(String name))) {
      return Optional.empty();
    }
    FieldHelp help = spots.get(spots.size() - 2).help(name);
    return help.isEmpty() ? Optional.empty() : Optional.of(help.below(path(way, spots).toString()));
  }

  private static FieldPath path(List<Level> way, List<CaretSpot> spots) {
    FieldPath path = FieldPath.root();
    for (int i = 0; i < way.size(); i++) {
      path =
          switch (way.get(i)) {
            case Level.Field(String name) -> path.key(name);
            case Level.Element element -> item(path, element, spots.get(i).mergeKey());
          };
    }
    return path;
  }

  private static FieldPath item(FieldPath list, Level.Element item, Optional<String> mergeKey) {
    String key = mergeKey.orElse("");
    String value = item.scalars().get(key);
    return value == null ? list.index(item.index()) : list.item(key, new StringValue(value));
  }
}
