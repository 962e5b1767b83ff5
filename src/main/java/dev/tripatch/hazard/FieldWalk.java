package dev.tripatch.hazard;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
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
    new FieldWalk(visitor).visit(new Field(FieldPath.root(), object, Optional.empty(), type));
  }

  /** Shows a field and every part of it to the visitor. */
  public static void over(Field field, Consumer<Field> visitor) {
    new FieldWalk(visitor).visit(field);
  }

  private void visit(Field field) {
    visitor.accept(field);
    switch (field.value()) {
      case MapValue map ->
          map.entries()
              .forEach(
                  (key, value) -> {
                    if (!Directives.isDirective(key)) {
                      visit(entry(field, key, value));
                    }
                  });
      case ListValue list -> visitItems(field, list);
      case Scalar ignored -> {}
    }
  }

  private static Field entry(Field holder, String key, Value value) {
    SchemaType type = holder.type();
    return new Field(holder.path().key(key), value, type.field(key), type.value(key));
  }

  private void visitItems(Field holder, ListValue list) {
    SchemaType type = holder.type().items();
    List<PathStep> steps = ItemSteps.of(list, holder.rule());
    for (int i = 0; i < list.size(); i++) {
      FieldPath path = holder.path().then(steps.get(i));
      visit(new Field(path, list.get(i), Optional.empty(), type));
    }
  }
}
