package dev.tripatch.engine.format;

import dev.tripatch.engine.format.CoarseStep.StepSpot;
import dev.tripatch.engine.patch.Act;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.List;

/**
 * Makes the moves of one of the two stages that write a patch of their own.
 *
 * @param phase deletions or delta
 * @param from the document that local is compared with
 */
record Contribution(Phase phase, Role from) {

  /**
   * A field of the stage's patch is written.
   *
   * @param field the field of the documents
   * @param inPatch where the patch has it, or the directive about it
   * @param slot the same place, with items counted
   */
  Move written(StepRule rule, FieldPath field, FieldPath inPatch, FieldPath slot, Value value) {
    Act.Effect effect = new Act.Set(value);
    return new Move(
        new Step(
            phase,
            rule,
            field,
            Step.sentence(rule, field, name(), ""),
            List.of(new StepSpot(from, field), new StepSpot(Role.LOCAL, field)),
            List.of(new StepSpot(Role.PATCH, inPatch))),
        phase == Phase.DELETIONS
            ? new StepChange.OfDeletions(slot, effect)
            : new StepChange.OfDelta(slot, effect));
  }

  /** The stage has nothing to write. */
  Move nothing() {
    StepRule rule = phase == Phase.DELETIONS ? StepRule.NOTHING_DROPPED : StepRule.NOTHING_CHANGED;
    FieldPath root = FieldPath.root();
    List<StepSpot> reads = List.of(new StepSpot(from, root), new StepSpot(Role.LOCAL, root));
    Step step =
        new Step(phase, rule, root, Step.sentence(rule, root, name(), ""), reads, List.of());
    return new Move(
        step,
        phase == Phase.DELETIONS
            ? new StepChange.OfDeletions(root, new Act.Set(MapValue.EMPTY))
            : new StepChange.OfDelta(root, new Act.Set(MapValue.EMPTY)));
  }

  private String name() {
    return name(from);
  }

  /** What sentences call the document that local is compared with. */
  static String name(Role from) {
    return from == Role.LAST_APPLIED ? "last applied" : "live";
  }
}
