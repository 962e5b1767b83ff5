package dev.tripatch.engine.format;

import dev.tripatch.engine.format.CoarseStep.StepSpot;
import dev.tripatch.engine.patch.JsonThreeWay;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Replay;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.engine.threeway.PatchReader;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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

  /** What a stage of a JSON merge patch writes, read off the stage's patch. */
  private static final class MergeParts {
    private final Contribution stage;
    private final MapValue compared;
    private final List<Move> moves = new ArrayList<>();

    /** Of a stage that compares local with this document. */
    MergeParts(Phase phase, Role from, MapValue compared) {
      this.stage = new Contribution(phase, from);
      this.compared = compared;
    }

    List<Move> of(MapValue patch) {
      map(patch, FieldPath.root());
      return moves.isEmpty() ? List.of(stage.nothing()) : moves;
    }

    private void map(MapValue patch, FieldPath at) {
      patch.entries().forEach((key, value) -> field(value, at.key(key)));
    }

    private void field(Value value, FieldPath at) {
      Optional<Value> before = Replay.at(compared, at);
      if (value == NullValue.NULL) {
        moves.add(stage.written(StepRule.DROPPED_FIELD, at, at, at, value));
      } else if (value instanceof MapValue map
          && !map.isEmpty()
          && before.filter(MapValue.class::isInstance).isPresent()) {
        map(map, at);
      } else {
        StepRule rule = before.map(old -> rule(old, value)).orElse(StepRule.NEW_FIELD);
        moves.add(stage.written(rule, at, at, at, value));
      }
    }

    private static StepRule rule(Value old, Value value) {
      if (ValueKind.of(old) != ValueKind.of(value)) {
        return StepRule.OTHER_KIND;
      }
      return value instanceof ListValue ? StepRule.OTHER_LIST : StepRule.OTHER_VALUE;
    }
  }
}
