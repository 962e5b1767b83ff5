package dev.tripatch.conflict;

import dev.tripatch.threeway.ThreeWay;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.MapValue;
import java.util.List;
import java.util.Optional;

/**
 * The three documents of a comparison, to compare them again with something in them changed.
 *
 * @param lastApplied what was last applied; empty for nothing
 * @param local the configuration file
 * @param live the live object; empty for none
 */
record Documents(Optional<MapValue> lastApplied, MapValue local, Optional<MapValue> live) {

  static Documents of(ThreeWayInputs inputs) {
    return new Documents(inputs.lastApplied(), inputs.local(), inputs.live());
  }

  /** The same with these edits carried out, one after the other. */
  Documents after(List<Edit> edits) {
    return new Documents(
        lastApplied.map(object -> after(edits, Edit.Document.LAST_APPLIED, object)),
        after(edits, Edit.Document.LOCAL, local),
        live);
  }

  private static MapValue after(List<Edit> edits, Edit.Document document, MapValue object) {
    MapValue edited = object;
    for (Edit edit : edits) {
      edited = edit.document() == document ? edit.applyTo(edited) : edited;
    }
    return edited;
  }

  /** What they give, compared as others were, but with overwrite on. */
  ThreeWayOutcome comparedLike(ThreeWayInputs inputs) {
    return ThreeWay.compute(
        new ThreeWayInputs(
            lastApplied,
            local,
            live,
            inputs.schema(),
            inputs.dialect(),
            true,
            inputs.preconditions(),
            inputs.isTwoWay(),
            inputs.clientEntries()));
  }
}
