package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import org.jspecify.annotations.Nullable;

/**
 * A field of live that a person's patch may touch.
 *
 * @param place the field
 * @param values what live, the patch and the result have there
 * @param order the {@code $setElementOrder} for it in the patch; null if there is none
 * @param deletions the {@code $deleteFromPrimitiveList} for it in the patch; null if none
 */
record ComposedField(
    TypedPath place, FieldValues values, @Nullable Value order, @Nullable Value deletions) {

  /** A field that no parallel list mentions. */
  static ComposedField of(
      TypedPath place, @Nullable Value live, @Nullable Value patch, @Nullable Value result) {
    return new ComposedField(place, new FieldValues(null, null, live, patch, result), null, null);
  }

  @Nullable Value live() {
    return values.live();
  }

  @Nullable Value patch() {
    return values.patch();
  }

  @Nullable Value result() {
    return values.result();
  }

  /** Whether the patch says anything of it. */
  boolean isTouched() {
    return patch() != null || order != null || deletions != null;
  }

  /** A field of this map, with the parallel lists beside it in a strategic patch. */
  ComposedField part(String key, boolean isStrategic) {
    MapValue said = MapValue.orEmpty(patch());
    return new ComposedField(
        place.key(key),
        values.map(value -> MapValue.in(value, key)),
        isStrategic ? said.get(Directives.orderKey(key)) : null,
        isStrategic ? said.get(Directives.deletionKey(key)) : null);
  }

  /** An item of this list. */
  ComposedField item(
      PathStep step, @Nullable Value live, @Nullable Value patch, @Nullable Value result) {
    return of(place.then(step), live, patch, result);
  }
}
