package dev.tripatch.recorded;

import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Objects without what no rule of ours is about: what a server counts, its status, what kubectl
 * keeps, nulls, and the order of items.
 */
final class StoredForm {
  private static final Set<String> COUNTED =
      Set.of(
          "managedFields", "resourceVersion", "generation", "uid", "creationTimestamp", "selfLink");
  private static final String LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";

  private StoredForm() {}

  /** The object, comparable with another one. */
  static MapValue of(MapValue object) {
    MapValue.Builder whole = ((MapValue) withoutNulls(object)).toBuilder().remove("status");
    if (whole.get("metadata") instanceof MapValue metadata) {
      MapValue.Builder left = metadata.toBuilder();
      COUNTED.forEach(left::remove);
      if (metadata.get("annotations") instanceof MapValue annotations) {
        MapValue others = annotations.toBuilder().remove(LAST_APPLIED).build();
        left.put("annotations", others);
        if (others.isEmpty()) {
          left.remove("annotations");
        }
      }
      whole.put("metadata", left.build());
    }
    return whole.build();
  }

  /** What a server stored, without what we say that it chooses. */
  static MapValue of(StoredObject ours, SchemaAnswer schema, MapValue after) {
    MapValue theirs = after;
    for (FieldPath chosen : ours.chosen(schema)) {
      if (Counted.valueAt(theirs, chosen).isPresent()) {
        theirs = with(theirs, chosen, Optional.empty());
      }
    }
    return of(theirs);
  }

  /** The object with the items of each list sorted. */
  static Value sorted(Value value) {
    return switch (value) {
      case MapValue map -> {
        MapValue.Builder sorted = MapValue.builder();
        map.entries().forEach((key, each) -> sorted.put(key, sorted(each)));
        yield sorted.build();
      }
      case ListValue list -> {
        List<Value> items = list.items().stream().map(StoredForm::sorted).toList();
        yield new ListValue(
            items.stream().sorted(Comparator.comparing(CanonicalJson::write)).toList());
      }
      case Value other -> other;
    };
  }

  /** The object with another value in a place, or none. */
  static MapValue with(MapValue object, FieldPath path, Optional<Value> value) {
    List<PathStep> steps = Counted.counted(path, object).steps();
    return (MapValue) with(object, steps, value);
  }

  private static Value with(Value at, List<PathStep> steps, Optional<Value> value) {
    List<PathStep> rest = steps.subList(1, steps.size());
    return switch (steps.getFirst()) {
      case PathStep.Key(String name) -> {
        MapValue.Builder map = ((MapValue) at).toBuilder();
        Optional<Value> now =
            rest.isEmpty()
                ? value
                : Optional.of(with(((MapValue) at).find(name).orElseThrow(), rest, value));
        yield now.map(each -> map.put(name, each)).orElseGet(() -> map.remove(name)).build();
      }
      case PathStep.IndexItem(int index) -> {
        List<Value> items = new ArrayList<>(((ListValue) at).items());
        items.set(
            index, rest.isEmpty() ? value.orElseThrow() : with(items.get(index), rest, value));
        yield new ListValue(items);
      }
      case PathStep other -> throw new AssertionError(other);
    };
  }

  private static Value withoutNulls(Value value) {
    return switch (value) {
      case MapValue map -> {
        MapValue.Builder kept = MapValue.builder();
        map.entries()
            .forEach(
                (key, each) -> {
                  if (!(each instanceof NullValue)) {
                    kept.put(key, withoutNulls(each));
                  }
                });
        yield kept.build();
      }
      case ListValue list ->
          new ListValue(list.items().stream().map(StoredForm::withoutNulls).toList());
      case Value other -> other;
    };
  }
}
