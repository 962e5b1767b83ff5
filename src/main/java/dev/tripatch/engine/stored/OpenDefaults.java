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
import java.util.Map;

/** Finds the fields that a server may fill in, though no recording proves that it does. */
final class OpenDefaults {
  private final String kind;
  private final List<FieldPath> found = new ArrayList<>();

  private OpenDefaults(String kind) {
    this.kind = kind;
  }

  static List<FieldPath> in(MapValue object, ObjectSchema type) {
    OpenDefaults open = new OpenDefaults(type.name());
    open.visit(object, TypedPath.root(type));
    return List.copyOf(open.found);
  }

  private void visit(Value value, TypedPath at) {
    switch (at.type()) {
      case ObjectSchema struct when value instanceof MapValue map -> {
        addUnproved(map, struct, at.path());
        map.entries().forEach((key, part) -> visit(part, at.key(key)));
      }
      case SchemaType.ListOf _ when value instanceof ListValue list ->
          at.items(list).forEach((step, item) -> visit(item, at.then(step)));
      case SchemaType _ -> {}
    }
  }

  private void addUnproved(MapValue map, ObjectSchema type, FieldPath at) {
    for (Map.Entry<String, String> row : ServerDefaults.unprovedOf(type.name()).entrySet()) {
      if (!map.has(row.getKey())
          && type.field(row.getKey()).isPresent()
          && DefaultWord.isOf(row.getValue(), kind)
          && DefaultWord.value(row.getValue(), map).isPresent()) {
        found.add(at.key(row.getKey()));
      }
    }
  }
}
