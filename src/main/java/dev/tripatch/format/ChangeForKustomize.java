package dev.tripatch.format;

import dev.tripatch.patch.RefusedException;
import dev.tripatch.patch.json.JsonPatch;
import dev.tripatch.patch.json.JsonPatchDiff;
import dev.tripatch.patch.kustomize.KustomizeMerger;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.value.EngineNumbers;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A change as kustomize takes it: as a patch in the shape of the object, which it reads in its own
 * way ({@code ChangeInFormats} writes for the API server), or as a JSON Patch.
 */
public final class ChangeForKustomize {

  private final MapValue before;
  private final MapValue after;
  private final SchemaAnswer schema;

  /** The change from one object to another. */
  public ChangeForKustomize(MapValue before, MapValue after, SchemaAnswer schema) {
    this.before = SentNumbers.of(EngineNumbers.asEngineReads(before));
    this.after = SentNumbers.of(EngineNumbers.asEngineReads(after));
    this.schema = schema;
  }

  /** The change in the shape of the object, checked by applying it as kustomize does. */
  public FormattedPatch inItsShape() {
    MapValue patch = KustomizeMerger.diff(before, after);
    List<Loss> losses = new ArrayList<>();
    ChangedParts.of(before, after)
        .nulls()
        .forEach(part -> losses.add(new Loss(Loss.Kind.OTHER_RESULT, part.path())));
    losses.addAll(ResultDifferences.all(read(after, MapValue.EMPTY), read(before, patch)));
    return new FormattedPatch(PatchFormat.STRATEGIC, Optional.of(patch), losses);
  }

  /** kustomize drops nulls of the object too, so both sides are taken as it leaves them. */
  private Value read(MapValue object, MapValue patch) {
    try {
      return SentNumbers.of(KustomizeMerger.apply(object, patch));
    } catch (RefusedException refused) {
      return NullValue.NULL;
    }
  }

  /** The change as a JSON Patch. */
  public FormattedPatch asJsonPatch() {
    JsonPatch patch = JsonPatchDiff.between(before, after, schema.type(), false);
    return new FormattedPatch(
        PatchFormat.JSON,
        Optional.of(patch.asValue()),
        ChangeInFormats.lossesOf(patch, before, after));
  }
}
