package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
    chosen.struct(object, MapValue.EMPTY, type, FieldPath.root());
    return List.copyOf(chosen.found);
  }

  private void struct(MapValue map, MapValue around, ObjectSchema type, FieldPath at) {
    MapValue.Builder all = map.toBuilder();
    around.entries().forEach((key, value) -> all.put(OUTSIDE + key, value));
    MapValue seen = all.build();
    for (Map.Entry<String, String> row : ServerDefaults.of(type.name()).entrySet()) {
      if (!map.has(row.getKey())
          && type.field(row.getKey()).isPresent()
          && DefaultWord.isOf(row.getValue(), kind)
          && DefaultWord.isChosen(row.getValue(), seen)) {
        found.add(at.key(row.getKey()));
      }
    }
    if (map.get("labels") instanceof MapValue labels) {
      labels.keys().stream()
          .filter(key -> key.endsWith(NAME_OF_JOB))
          .map(key -> key.replace(NAME_OF_JOB, ID_OF_JOB))
          .filter(key -> !labels.has(key))
          .forEach(key -> found.add(at.key("labels").key(key)));
    }
    map.entries()
        .forEach(
            (key, value) ->
                type.field(key).ifPresent(rule -> value(value, map, rule, at.key(key))));
  }

  private void value(Value value, MapValue around, FieldRule rule, FieldPath at) {
    switch (rule.type()) {
      case ObjectSchema struct when value instanceof MapValue map ->
          struct(map, around, struct, at);
      case SchemaType.ListOf(ObjectSchema items) when value instanceof ListValue list -> {
        List<PathStep> names = ItemSteps.of(list, Optional.of(rule));
        for (int i = 0; i < list.size(); i++) {
          if (list.get(i) instanceof MapValue item) {
            struct(item, around, items, at.then(names.get(i)));
          }
        }
      }
      case SchemaType ignored -> {}
    }
  }
}
