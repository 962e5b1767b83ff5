package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;

/** Finds the fields that an object lacks and for which a server chooses a value. */
final class ChosenFields {
  private static final String OUTSIDE = "../";

  /** The labels by which a Job knows its pods, side by side. */
  private static final String NAME_OF_JOB = "job-name";

  private static final String ID_OF_JOB = "controller-uid";
  private final String kind;
  private final List<FieldPath> found = new ArrayList<>();

  private ChosenFields(String kind) {
    this.kind = kind;
  }

  static List<FieldPath> in(MapValue object, ObjectSchema type) {
    ChosenFields chosen = new ChosenFields(type.name());
    chosen.visit(object, TypedPath.root(type), MapValue.EMPTY);
    return List.copyOf(chosen.found);
  }

  private void visit(Value value, TypedPath at, MapValue around) {
    switch (at.type()) {
      case ObjectSchema struct when value instanceof MapValue map -> {
        addChosen(map, around, struct, at.path());
        map.entries().forEach((key, part) -> visit(part, at.key(key), map));
      }
      case SchemaType.ListOf _ when value instanceof ListValue list ->
          at.items(list).forEach((step, item) -> visit(item, at.then(step), around));
      case SchemaType _ -> {}
    }
  }

  private void addChosen(MapValue map, MapValue around, ObjectSchema type, FieldPath at) {
    MapValue.Builder seen = map.toBuilder();
    around.entries().forEach((key, value) -> seen.put(OUTSIDE + key, value));
    MapValue holder = seen.build();
    ServerDefaults.of(type.name())
        .forEach(
            (field, word) -> {
              if (!map.has(field)
                  && type.field(field).isPresent()
                  && DefaultWord.isOf(word, kind)
                  && DefaultWord.isChosen(word, holder)) {
                found.add(at.key(field));
              }
            });
    if (map.get("labels") instanceof MapValue labels) {
      labels.keys().stream()
          .filter(key -> key.endsWith(NAME_OF_JOB))
          .map(key -> key.replace(NAME_OF_JOB, ID_OF_JOB))
          .filter(key -> !labels.has(key))
          .forEach(key -> found.add(at.key("labels").key(key)));
    }
  }
}
