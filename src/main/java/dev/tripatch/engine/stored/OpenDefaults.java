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

/** Finds the fields that a server may fill in, though no recording proves that it does. */
final class OpenDefaults {
  private final String kind;
  private final List<FieldPath> found = new ArrayList<>();

  private OpenDefaults(String kind) {
    this.kind = kind;
  }

  static List<FieldPath> in(MapValue object, ObjectSchema type) {
    OpenDefaults open = new OpenDefaults(type.name());
    open.struct(object, type, FieldPath.root());
    return List.copyOf(open.found);
  }

  private void struct(MapValue map, ObjectSchema type, FieldPath at) {
    for (Map.Entry<String, String> row : ServerDefaults.unprovedOf(type.name()).entrySet()) {
      if (!map.has(row.getKey())
          && type.field(row.getKey()).isPresent()
          && DefaultWord.isOf(row.getValue(), kind)
          && DefaultWord.value(row.getValue(), map).isPresent()) {
        found.add(at.key(row.getKey()));
      }
    }
    map.entries()
        .forEach(
            (key, value) ->
                type.field(key)
                    .ifPresent(rule -> value(value, rule.type(), Optional.of(rule), at.key(key))));
  }

  private void value(Value value, SchemaType type, Optional<FieldRule> rule, FieldPath at) {
    switch (type) {
      case ObjectSchema struct when value instanceof MapValue map -> struct(map, struct, at);
      case SchemaType.ListOf of when value instanceof ListValue list -> {
        List<PathStep> names = ItemSteps.of(list, rule);
        for (int i = 0; i < list.size(); i++) {
          value(list.get(i), of.items(), Optional.empty(), at.then(names.get(i)));
        }
      }
      case SchemaType ignored -> {}
    }
  }
}
