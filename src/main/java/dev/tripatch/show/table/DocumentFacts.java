package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the objects at hand hold at each place of their kind's schema. */
final class DocumentFacts {

  private final Held root = new Held(FieldPath.root());

  /** What is held at one place. */
  static final class Held {
    private final FieldPath first;
    private final Map<String, Held> parts = new LinkedHashMap<>();
    private final List<ListValue> lists = new ArrayList<>();
    private final List<FieldPath> places = new ArrayList<>();

    private Held(FieldPath first) {
      this.first = first;
    }

    /** The first field there. */
    FieldPath first() {
      return first;
    }

    /** The keys one step further, in the order of the objects. */
    List<String> keys() {
      return List.copyOf(parts.keySet());
    }

    /** One step further; empty if no object goes on so. */
    Optional<Held> part(String key) {
      return Optional.ofNullable(parts.get(key));
    }

    /** The lists that are there, in all objects. */
    List<ListValue> lists() {
      return lists;
    }

    /** Where each of those lists stands. */
    List<FieldPath> places() {
      return places;
    }
  }

  DocumentFacts(List<MapValue> objects, SchemaType type) {
    for (MapValue object : objects) {
      collect(object, TypedPath.root(type), root);
    }
  }

  /** What the objects hold at all. */
  Held root() {
    return root;
  }

  /** What is held at a place; empty if no object has the field. */
  Optional<Held> at(List<String> way) {
    Optional<Held> held = Optional.of(root);
    for (String key : way) {
      held = held.flatMap(each -> each.part(key));
    }
    return held;
  }

  private static void collect(Value value, TypedPath place, Held held) {
    switch (value) {
      case MapValue map ->
          map.entries()
              .forEach(
                  (key, part) -> {
                    TypedPath field = place.key(key);
                    Held there =
                        held.parts.computeIfAbsent(
                            place.declared(key), unseen -> new Held(field.path()));
                    collect(part, field, there);
                  });
      case ListValue list -> {
        held.lists.add(list);
        held.places.add(place.path());
        place.items(list).forEach((step, item) -> collect(item, place.then(step), held));
      }
      case Scalar _ -> {}
    }
  }
}
