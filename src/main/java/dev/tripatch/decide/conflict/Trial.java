package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.Optional;

/** Whether a way out of a conflict, or any other decision on a field, keeps its promise. */
public final class Trial {

  private Trial() {}

  /**
   * What speaks against a remedy.
   *
   * @param then what the documents give with the remedy
   * @param path the field
   * @param promised what it is to have in the result; empty for nothing
   * @return empty if the field then has that and is in no conflict
   */
  public static Optional<String> objection(
      ThreeWayOutcome then, FieldPath path, Optional<Value> promised) {
    return switch (then) {
      case ThreeWayOutcome.Refused refused -> Optional.of(refusal(refused));
      case ThreeWayOutcome.Computed computed -> objection(computed, path, promised);
    };
  }

  private static Optional<String> objection(
      ThreeWayOutcome.Computed then, FieldPath path, Optional<Value> promised) {
    FieldOutcome field = then.explanation().at(path);
    if (isSettled(field, path) || otherResult(then, path, promised).isPresent()) {
      return otherResult(then, path, promised);
    }
    return Optional.of(ConflictWording.STILL_IN_CONFLICT.text("reason", reason(field)));
  }

  /** The same where the field may be in conflict. */
  public static Optional<String> otherResult(
      ThreeWayOutcome.Computed then, FieldPath path, Optional<Value> promised) {
    Value result = Fields.at(then.result(), path).orElse(null);
    return Sameness.isSame(result, promised.orElse(null))
        ? Optional.empty()
        : Optional.of(
            ConflictWording.OTHER_RESULT.text("reason", reason(then.explanation().at(path))));
  }

  /** That Kubernetes would refuse, and why. */
  public static String refusal(ThreeWayOutcome.Refused refused) {
    return ConflictWording.REFUSED.text(
        "refusal", refused.refusal().referenceText(), "cause", refused.refusal().cause());
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
