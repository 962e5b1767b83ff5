package dev.tripatch.hazard;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.function.Consumer;

/**
 * Walks through the fields of an object or a patch, each before its parts, with what the schema
 * says. What is in a directive is no field.
 */
public final class FieldWalk {
  private final Consumer<Field> visitor;

  private FieldWalk(Consumer<Field> visitor) {
    this.visitor = visitor;
  }

  /** Shows every field to the visitor, in time that grows with their number. */
  public static void over(MapValue object, SchemaType type, Consumer<Field> visitor) {
    new FieldWalk(visitor).visit(TypedPath.root(type), object);
  }

  /** Shows a field and every part of it to the visitor. */
  public static void over(Field field, Consumer<Field> visitor) {
    TypedPath at = new TypedPath(field.path(), field.type(), field.rule());
    new FieldWalk(visitor).visit(at, field.value());
  }

  private void visit(TypedPath at, Value value) {
    visitor.accept(Field.at(at, value));
    switch (value) {
      case MapValue map ->
          map.entries()
              .forEach(
                  (key, part) -> {
                    if (!Directives.isDirective(key)) {
                      visit(at.key(key), part);
                    }
                  });
      case ListValue list -> at.items(list).forEach((step, item) -> visit(at.then(step), item));
      case Scalar _ -> {}
    }
  }
}
