package dev.tripatch.engine.format;

import dev.tripatch.engine.explain.FieldName;
import dev.tripatch.engine.format.CoarseStep.StepSpot;
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

  /** What a step by a rule does to a field. */
  static String sentence(StepRule rule, FieldPath field) {
    return sentence(rule, field, "", "");
  }

  /**
   * What a step by a rule does.
   *
   * @param from the document that local is compared with, the place that a value is taken from, or
   *     the reader; empty if the sentence has none
   * @param names names between backticks, or the number of the operation; empty if the sentence has
   *     none
   */
  static String sentence(StepRule rule, FieldPath field, String from, String names) {
    return rule.part(
        "sentence", "field", new FieldName(field).withItems(), "from", from, "names", names);
  }

  /** Whether it is about this field, something in it, or something that holds it. */
  public boolean touches(FieldPath other) {
    return field.startsWith(other) || other.startsWith(field);
  }
}
