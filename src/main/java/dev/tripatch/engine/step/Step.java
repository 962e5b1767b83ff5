package dev.tripatch.engine.step;

import dev.tripatch.json.FieldPath;
import java.util.List;

/**
 * One step on the way to patch and result.
 *
 * @param phase the part that it belongs to
 * @param rule why it is done
 * @param field the field that it is about
 * @param sentence what it does, with the rule; code is in backticks
 * @param reads where it looks
 * @param writes what it changes
 */
public record Step(
    Phase phase,
    StepRule rule,
    FieldPath field,
    String sentence,
    List<StepSpot> reads,
    List<StepSpot> writes) {

  public Step {
    reads = List.copyOf(reads);
    writes = List.copyOf(writes);
  }

  /** Whether it is about this field, something in it, or something that holds it. */
  public boolean touches(FieldPath other) {
    return field.startsWith(other) || other.startsWith(field);
  }
}
