package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;

/** What a step changes; carried out in order, the changes give patch and result. */
sealed interface StepChange {

  /**
   * The deletions, as far as they have come.
   *
   * @param slot where; items of lists are counted
   * @param effect what becomes of it
   */
  record OfDeletions(FieldPath slot, Act.Effect effect) implements StepChange {}

  /**
   * The changes, as far as they have come.
   *
   * @param slot where; items of lists are counted
   * @param effect what becomes of it
   */
  record OfDelta(FieldPath slot, Act.Effect effect) implements StepChange {}

  /** The patch is this one. */
  record ToPatch(Value patch) implements StepChange {}

  /**
   * The object, as far as the patch has changed it.
   *
   * @param place where
   * @param effect what becomes of it
   */
  record OfObject(FieldPath place, Act.Effect effect) implements StepChange {}

  /** The object, by one more operation of a JSON Patch. */
  record OfOperation(Operation operation) implements StepChange {}

  /** Neither text changes. */
  record Nothing() implements StepChange {}
}
