package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.SchemaType;
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
      collect(object, DocumentPlace.root(type), FieldPath.root(), root);
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

  private static void collect(Value value, DocumentPlace place, FieldPath path, Held held) {
    switch (value) {
      case MapValue map ->
          map.entries()
              .forEach(
                  (key, part) -> {
                    DocumentPlace next = place.key(key);
                    FieldPath field = path.key(key);
                    Held there =
                        held.parts.computeIfAbsent(next.way().getLast(), unseen -> new Held(field));
                    collect(part, next, field, there);
                  });
      case ListValue list -> {
        held.lists.add(list);
        held.places.add(path);
        List<PathStep> steps = ItemSteps.of(list, place.rule());
        for (int i = 0; i < list.size(); i++) {
          collect(list.get(i), place.item(), path.then(steps.get(i)), held);
        }
      }
      case Scalar _ -> {}
    }
  }
}
