package dev.tripatch.workspace.sending;

import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.engine.format.EffectDifferences;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a change does to an object. Two objects that a change has the same effect on had the same
 * values in all that it touches.
 *
 * @param fields the fields that come out otherwise; what servers count for themselves is not among
 *     them
 */
public record Effect(List<Field> fields) {
  private static final FieldPath STATUS = FieldPath.of("status");

  /**
   * A field that comes out otherwise.
   *
   * @param path where it is; items of lists are named as the schema names them
   * @param before its value before; empty if it was not there
   * @param after its value after; empty if it is gone
   */
  public record Field(FieldPath path, Optional<Value> before, Optional<Value> after) {}

  public Effect {
    fields = List.copyOf(fields);
  }

  /** What makes the first object into the second. */
  public static Effect between(MapValue before, MapValue after, SchemaType type) {
    return new Effect(
        EffectDifferences.between(before, after, type).stream()
            .filter(path -> !isBookkeeping(path))
            .map(
                path ->
                    new Field(path, Counted.valueAt(before, path), Counted.valueAt(after, path)))
            .toList());
  }

  /** Some custom resources let everybody write their status. */
  private static boolean isBookkeeping(FieldPath path) {
    return ServerFields.include(path) && !path.startsWith(STATUS);
  }

  /** Objects of lists and of watches have their fields in another order. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Effect(List<Field> theirs)
        && Set.copyOf(fields).equals(Set.copyOf(theirs));
  }

  @Override
  public int hashCode() {
    return Set.copyOf(fields).hashCode();
  }

  /** Whether nothing comes out otherwise. */
  public boolean isNone() {
    return fields.isEmpty();
  }

  /** The fields, without their values. */
  public List<FieldPath> paths() {
    return fields.stream().map(Field::path).toList();
  }

  /** Whether it touches a field, a part of it, or what it is a part of. */
  boolean touches(FieldPath path) {
    return fields.stream()
        .anyMatch(each -> each.path().startsWith(path) || path.startsWith(each.path()));
  }
}
