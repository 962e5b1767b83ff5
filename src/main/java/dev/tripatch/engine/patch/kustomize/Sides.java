package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import org.jspecify.annotations.Nullable;

/**
 * A value in the base and in the patch.
 *
 * <p>What the base lacks kustomize takes from the patch and then merges the patch with it, that is
 * with itself ({@code isOne}): so directives and nulls are carried out in what is new, too.
 *
 * @param base null if the base does not have it
 * @param patch null if the patch does not have it
 * @param isOne whether both are the same part of the patch
 */
record Sides(@Nullable Value base, @Nullable Value patch, boolean isOne) {

  static Sides of(@Nullable Value base, @Nullable Value patch) {
    return new Sides(base, patch, false);
  }

  static Sides both(Value patch) {
    return new Sides(patch, patch, true);
  }

  boolean lacksBase() {
    return NullValue.isNothing(base);
  }

  boolean clears() {
    return patch == NullValue.NULL;
  }

  /** Both sides' values of a field. */
  Sides field(String key) {
    return new Sides(MapValue.in(base, key), MapValue.in(patch, key), isOne);
  }
}
