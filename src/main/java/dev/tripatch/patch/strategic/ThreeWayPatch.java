package dev.tripatch.patch.strategic;

import dev.tripatch.patch.RefusedException;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.value.MapValue;

/**
 * The stages of the three-way strategic merge patch ({@code CreateThreeWayMergePatch}): what local
 * adds and changes in live, what local has dropped since it was last applied, and both as one
 * patch.
 *
 * @param delta live → local without deletions
 * @param deletions last applied → local, deletions only
 * @param patch both put together
 */
public record ThreeWayPatch(Decision.Nested delta, Decision.Nested deletions, MapValue patch) {

  /** Computes all stages; refuses where the reference does. */
  public static ThreeWayPatch compute(
      MapValue lastApplied, MapValue local, MapValue live, ObjectSchema schema)
      throws RefusedException {
    Decision.Nested delta = new MapDiffer(DiffOptions.DELTA).diff(live, local, schema);
    Decision.Nested deletions =
        new MapDiffer(DiffOptions.DELETIONS).diff(lastApplied, local, schema);
    MapValue patch = MapMerger.combine(deletions.patch(), delta.patch(), schema);
    return new ThreeWayPatch(delta, deletions, patch);
  }
}
