package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TreeDifferences;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a change does to an object. Two objects that a change has the same effect on had the same
 * values in all that it touches. Effects are equal in any order of their fields.
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
  public record Field(FieldPath path, Optional<Value> before, Optional<Value> after) {

    /** Whether it is kubectl's annotation, also where that is the only one. */
    public boolean isAnnotation() {
      return path.startsWith(LastAppliedAnnotation.PATH)
          || (LastAppliedAnnotation.PATH.startsWith(path)
              && after.or(() -> before).filter(Field::isOnlyAnnotation).isPresent());
    }

    private static boolean isOnlyAnnotation(Value annotations) {
      return annotations instanceof MapValue map
          && map.keys().stream().allMatch(LastAppliedAnnotation.NAME::equals);
    }
  }

  /**
   * How much it is. kubectl's annotation is no field of anybody.
   *
   * @param isAnnotated whether it touches the annotation besides
   */
  public record Counts(long added, long changed, long removed, boolean isAnnotated) {

    /** Whether it touches no field. */
    public boolean isNone() {
      return added + changed + removed == 0;
    }
  }

  public Effect {
    fields = List.copyOf(fields);
  }

  /** What makes the first object into the second. */
  public static Effect between(MapValue before, MapValue after, SchemaType type) {
    return new Effect(
        TreeDifferences.paths(before, after, type).stream()
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

  /** Objects are read with their keys in one order or another. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Effect effect && asSet().equals(effect.asSet());
  }

  @Override
  public int hashCode() {
    return asSet().hashCode();
  }

  private Set<Field> asSet() {
    return new HashSet<>(fields);
  }

  /** Whether nothing comes out otherwise. */
  public boolean isNone() {
    return fields.isEmpty();
  }

  /** How much it is. */
  public Counts counts() {
    List<Field> counted = fields.stream().filter(field -> !field.isAnnotation()).toList();
    long added = counted.stream().filter(field -> field.before().isEmpty()).count();
    long removed = counted.stream().filter(field -> field.after().isEmpty()).count();
    return new Counts(
        added, counted.size() - added - removed, removed, counted.size() < fields.size());
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
