package dev.tripatch.edit.complete;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.LinkedHashSet;
import java.util.Set;

/** What an object says of one field of one type, wherever it has that type. */
final class SameFields {

  private static final int MOST = 20;

  private final String definition;
  private final String name;
  private final Set<Scalar> found = new LinkedHashSet<>();

  private SameFields(String definition, String name) {
    this.definition = definition;
    this.name = name;
  }

  static Set<Scalar> of(ObjectSchema owner, String name, Facts facts) {
    SameFields search = new SameFields(owner.definition(), name);
    facts.schema().ifPresent(schema -> facts.live().ifPresent(live -> search.visit(live, schema)));
    return search.found;
  }

  private void visit(Value value, SchemaType type) {
    if (found.size() >= MOST) {
      return;
    }
    switch (value) {
      case MapValue map -> {
        if (type instanceof ObjectSchema schema
            && schema.definition().equals(definition)
            && map.get(name) instanceof Scalar scalar) {
          found.add(scalar);
        }
        map.entries().forEach((key, part) -> visit(part, type.value(key)));
      }
      case ListValue list -> list.items().forEach(item -> visit(item, type.items()));
      case Scalar _ -> {}
    }
  }
}
