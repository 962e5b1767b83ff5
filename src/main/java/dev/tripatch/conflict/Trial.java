package dev.tripatch.conflict;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.words.Words;
import dev.tripatch.path.FieldPath;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.Value;
import java.util.Optional;

/** Whether a remedy keeps its promise. */
final class Trial {

  private Trial() {}

  /**
   * What speaks against a remedy.
   *
   * @param then what the documents give with the remedy
   * @param path the field
   * @param promised what it is to have in the result; empty for nothing
   * @return empty if the field then has that and is in no conflict
   */
  static Optional<String> objection(
      ThreeWayOutcome then, FieldPath path, Optional<Value> promised) {
    return switch (then) {
      case ThreeWayOutcome.Refused refused ->
          Optional.of(
              ConflictWording.REFUSED.text(
                  "refusal",
                  refused.refusal().referenceText(),
                  "cause",
                  refused.refusal().cause()));
      case ThreeWayOutcome.Computed computed -> objection(computed, path, promised);
    };
  }

  private static Optional<String> objection(
      ThreeWayOutcome.Computed then, FieldPath path, Optional<Value> promised) {
    FieldOutcome field = then.explanation().at(path);
    Value result = Fields.at(then.result(), path).orElse(null);
    if (!Sameness.isSame(result, promised.orElse(null))) {
      return Optional.of(ConflictWording.OTHER_RESULT.text("reason", reason(field)));
    }
    return isSettled(field, path)
        ? Optional.empty()
        : Optional.of(ConflictWording.STILL_IN_CONFLICT.text("reason", reason(field)));
  }

  /** Where nothing is left of the field, what would hold it may have become one field. */
  private static boolean isSettled(FieldOutcome field, FieldPath path) {
    return field.path().equals(path)
        ? Moved.in(field).findAny().isEmpty()
        : Moved.asOne(field).isEmpty();
  }

  /** The reasons of a field that has parts are those of the parts. */
  private static String reason(FieldOutcome field) {
    return field.isWhole()
        ? Words.of(field).sentence().replace("`", "")
        : ConflictWording.IN_PART.text();
  }
}
