package dev.tripatch.engine.step;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.json.JsonThreeWay;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.engine.threeway.PatchReader;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The steps of a calculated patch. */
final class CalculatedSteps {
  private final ThreeWayOutcome.Computed outcome;
  private final ThreeWayInputs inputs;
  private final MapValue lastApplied;
  private final MapValue live;
  private final List<Move> moves = new ArrayList<>();

  CalculatedSteps(ThreeWayOutcome.Computed outcome) {
    this.outcome = outcome;
    this.inputs = outcome.inputs();
    this.lastApplied = inputs.lastApplied().orElse(MapValue.EMPTY);
    this.live = inputs.live().orElse(MapValue.EMPTY);
  }

  Steps steps() {
    if (inputs.dialect().isStrategic()) {
      moves.addAll(new StrategicParts(Phase.DELETIONS, Role.LAST_APPLIED).of(outcome.deletions()));
      moves.addAll(new StrategicParts(Phase.DELTA, Role.LIVE).of(outcome.delta()));
    } else {
      mergeParts();
    }
    merged();
    apply();
    moves.add(done());
    return new Steps(MapValue.EMPTY, live, moves);
  }

  /** A two-way patch never looks at live. */
  private void mergeParts() {
    MapValue local = inputs.local();
    boolean isFirst = inputs.isTwoWay() && inputs.lastApplied().isEmpty();
    MapValue before = isFirst ? local : lastApplied;
    Role from = inputs.isTwoWay() ? Role.LAST_APPLIED : Role.LIVE;
    MapValue compared = inputs.isTwoWay() ? before : live;
    moves.addAll(
        new MergeParts(Phase.DELETIONS, Role.LAST_APPLIED, before)
            .of(JsonThreeWay.deletions(before, local)));
    moves.addAll(
        new MergeParts(Phase.DELTA, from, compared).of(JsonThreeWay.changes(compared, local)));
  }

  private void merged() {
    MapValue patch = outcome.patch();
    if (!inputs.leftOut().isEmpty()) {
      move(Phase.MERGE, StepRule.LEFT_OUT, leftOut(), new StepChange.ToPatch(patch));
    } else if (patch.isEmpty()) {
      move(
          Phase.MERGE,
          StepRule.NOTHING_TO_SEND,
          Step.sentence(StepRule.NOTHING_TO_SEND, FieldPath.root()),
          new StepChange.ToPatch(patch));
    } else {
      StepRule rule = isSorted() ? StepRule.SORTED : StepRule.MERGED;
      move(Phase.MERGE, rule, Step.sentence(rule, FieldPath.root()), new StepChange.ToPatch(patch));
    }
  }

  /** Whether looking for conflicts has made another patch of the two. */
  private boolean isSorted() {
    if (inputs.overwrite() || !inputs.dialect().isStrategic()) {
      return false;
    }
    try {
      MapValue both =
          MapMerger.combine(
              outcome.deletions().patch(), outcome.delta().patch(), inputs.schema().type());
      return !both.equals(outcome.patch());
    } catch (RefusedException neverAgain) {
      throw new IllegalStateException(neverAgain);
    }
  }

  private String leftOut() {
    String fields =
        inputs.leftOut().stream()
            .sorted(Comparator.comparing(FieldPath::toString))
            .map(field -> "`" + field + "`")
            .collect(Collectors.joining(", "));
    return Step.sentence(StepRule.LEFT_OUT, FieldPath.root(), "", fields);
  }

  private void move(Phase phase, StepRule rule, String sentence, StepChange change) {
    List<StepSpot> writes = List.of(new StepSpot(Role.PATCH, FieldPath.root()));
    moves.add(
        new Move(new Step(phase, rule, FieldPath.root(), sentence, List.of(), writes), change));
  }

  private void apply() {
    Trail trail = Trail.kept();
    try {
      PatchReader.apply(inputs.dialect(), live, outcome.patch(), inputs.schema().type(), trail);
    } catch (RefusedException neverAgain) {
      throw new IllegalStateException(neverAgain);
    }
    moves.addAll(new AppliedSteps(live, inputs.dialect()).of(trail.acts(), outcome.result()));
  }

  static Move done() {
    Step step =
        new Step(
            Phase.RESULT,
            StepRule.DONE,
            FieldPath.root(),
            Step.sentence(StepRule.DONE, FieldPath.root()),
            List.of(),
            List.of(new StepSpot(Role.RESULT, FieldPath.root())));
    return new Move(step, new StepChange.Nothing());
  }
}
