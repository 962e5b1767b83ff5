package dev.tripatch.share;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.format.ChangeInFormats;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.Optional;

/**
 * The patch that is meant, calculated or written by a person, and what it does.
 *
 * @param target the object that it is for
 * @param patch the patch
 * @param live the object before it; empty if there is none
 * @param result the object after it
 * @param schema what is known of the object's kind
 */
public record ExportedPatch(
    PatchTarget target, FormattedPatch patch, MapValue live, MapValue result, SchemaAnswer schema) {

  /**
   * The patch of an outcome.
   *
   * @param format the format that is wanted; empty for the one that is sent
   * @param withTests whether a JSON Patch tests what it overwrites and removes
   */
  public static ExportedPatch calculated(
      ThreeWayOutcome.Computed outcome, Optional<PatchFormat> format, boolean withTests) {
    ChangeInFormats change = new ChangeInFormats(outcome);
    return new ExportedPatch(
        PatchTarget.of(outcome.result()),
        change.in(format.orElse(change.sent()), withTests),
        outcome.inputs().live().orElse(MapValue.EMPTY),
        outcome.result(),
        outcome.inputs().schema());
  }

  /** One that a person wrote, just as it is. */
  public static ExportedPatch written(
      FormattedPatch patch, MapValue live, MapValue result, SchemaAnswer schema) {
    return new ExportedPatch(PatchTarget.of(live), patch, live, result, schema);
  }

  /** The command that sends it. */
  public KubectlCommand commandFor(Shell shell) {
    return new KubectlCommand(target, shell);
  }

  /**
   * What it does, as an entry for kustomize.
   *
   * @param base the object as the base of the kustomization names it
   */
  public KustomizeEntry entryFor(ObjectName base) {
    return KustomizeEntry.of(base, this);
  }
}
