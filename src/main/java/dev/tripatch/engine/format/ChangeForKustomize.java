package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPatchDiff;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger;
import dev.tripatch.engine.patch.kustomize.Quotes;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A change as kustomize takes it: as a patch in the shape of the object, which it reads in its own
 * way ({@code ChangeInFormats} writes for the API server), or as a JSON Patch.
 */
public final class ChangeForKustomize {

  private final MapValue before;
  private final MapValue after;
  private final SchemaAnswer schema;

  /** The change from one object to another, both decoded. */
  public ChangeForKustomize(MapValue before, MapValue after, SchemaAnswer schema) {
    this.before = SentNumbers.of(before);
    this.after = SentNumbers.of(after);
    this.schema = schema;
  }

  /**
   * The change as kustomize builds it: in this format, or as a JSON Patch where a patch in the
   * object's shape would be built into something else. Losses name the fields that would be.
   */
  public FormattedPatch in(PatchFormat format) {
    FormattedPatch shaped = format == PatchFormat.JSON ? asJsonPatch() : inItsShape();
    if (shaped.isExact()) {
      return shaped;
    }
    FormattedPatch json = asJsonPatch();
    if (format == PatchFormat.JSON || !json.isExact()) {
      return shaped;
    }
    List<Loss> losses = new ArrayList<>();
    shaped.losses().forEach(loss -> losses.add(new Loss(Loss.Kind.NOT_IN_SHAPE, loss.path())));
    losses.addAll(json.losses());
    return new FormattedPatch(PatchFormat.JSON, json.patch(), losses);
  }

  /** The change in the shape of the object, checked by building it as kustomize does. */
  public FormattedPatch inItsShape() {
    MapValue patch = KustomizeMerger.diff(before, after);
    return checked(PatchFormat.STRATEGIC, patch, List.of());
  }

  /** The change as a JSON Patch, checked likewise. */
  public FormattedPatch asJsonPatch() {
    JsonPatch patch = JsonPatchDiff.between(before, after, schema.type(), false);
    return checked(
        PatchFormat.JSON, patch.asValue(), ChangeInFormats.lossesOf(patch, before, after));
  }

  private FormattedPatch checked(PatchFormat format, Value patch, List<Loss> losses) {
    Set<Loss> all = new LinkedHashSet<>(losses);
    for (Quotes quotes : Quotes.values()) {
      // Nobody knows whether the kustomization names a schema that a person brought, either.
      for (KustomizeBuild build :
          List.of(KustomizeBuild.usual(quotes), KustomizeBuild.following(schema, quotes))) {
        all.addAll(Loss.between(KustomizeMerger.withoutPatch(after), built(patch, build)));
      }
    }
    return new FormattedPatch(format, Optional.of(patch), List.copyOf(all));
  }

  /** Nobody knows how the base of the kustomization is quoted. */
  private Value built(Value patch, KustomizeBuild build) {
    if (patch.equals(MapValue.EMPTY)) {
      return KustomizeMerger.withoutPatch(before);
    }
    try {
      return SentNumbers.of(build.build(before, patch));
    } catch (RefusedException refused) {
      return NullValue.NULL;
    }
  }
}
