package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import java.util.List;

/** Copies of an outcome with something else in them. */
final class Parts {

  private Parts() {}

  static FieldOutcome with(FieldOutcome field, List<FieldOutcome> parts) {
    return copy(field, field.patchEntry(), parts);
  }

  static FieldOutcome with(FieldOutcome field, PatchEntry entry) {
    return copy(field, entry, field.parts());
  }

  private static FieldOutcome copy(FieldOutcome field, PatchEntry entry, List<FieldOutcome> parts) {
    return new FieldOutcome(
        field.path(),
        field.outcome(),
        field.reason(),
        field.standing(),
        field.values(),
        field.rule(),
        entry,
        field.resultEntry(),
        parts,
        field.resultOrder());
  }
}
