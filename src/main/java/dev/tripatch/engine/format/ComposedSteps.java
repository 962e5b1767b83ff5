package dev.tripatch.engine.format;

import dev.tripatch.engine.explain.FieldName;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.format.CoarseStep.StepSpot;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.MergePatch;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The steps of a patch that a person wrote. */
final class ComposedSteps {

  private ComposedSteps() {}

  static Optional<Steps> of(PatchFormat format, MapValue live, Value patch, SchemaAnswer schema) {
    return moves(format, live, patch, schema)
        .map(
            moves -> {
              List<Move> all = new ArrayList<>(List.of(written()));
              all.addAll(moves);
              all.add(CalculatedSteps.done());
              return new Steps(patch, live, all);
            });
  }

  private static Move written() {
    FieldPath root = FieldPath.root();
    Step step =
        new Step(
            Phase.MERGE,
            StepRule.WRITTEN,
            root,
            Step.sentence(StepRule.WRITTEN, root),
            List.of(new StepSpot(Role.PATCH, root)),
            List.of());
    return new Move(step, new StepChange.Nothing());
  }

  private static Optional<List<Move>> moves(
      PatchFormat format, MapValue live, Value patch, SchemaAnswer schema) {
    return switch (format) {
      case STRATEGIC -> patch instanceof MapValue map ? strategic(live, map, schema) : none();
      case MERGE -> patch instanceof MapValue map ? Optional.of(merge(live, map)) : none();
      case JSON -> json(live, patch, schema);
    };
  }

  private static Optional<List<Move>> none() {
    return Optional.empty();
  }

  private static Optional<List<Move>> strategic(
      MapValue live, MapValue patch, SchemaAnswer schema) {
    Trail trail = Trail.kept();
    try {
      MapValue result = MapMerger.apply(live, patch, schema.type(), trail);
      return Optional.of(new AppliedSteps(live, Dialect.KUBERNETES).of(trail.acts(), result));
    } catch (RefusedException refused) {
      return Optional.empty();
    }
  }

  private static List<Move> merge(MapValue live, MapValue patch) {
    Trail trail = Trail.kept();
    MapValue result = MergePatch.apply(live, patch, trail);
    return new AppliedSteps(live, Dialect.CUSTOM_RESOURCE).of(trail.acts(), result);
  }

  private static Optional<List<Move>> json(MapValue live, Value patch, SchemaAnswer schema) {
    if (!(JsonPatch.read(patch) instanceof JsonPatch.Read(JsonPatch read))) {
      return Optional.empty();
    }
    List<PlacedOperation> operations =
        PlacedOperation.of(read, live, TypedPath.root(schema.type()));
    if (operations.size() < read.operations().size()) {
      return Optional.empty();
    }
    List<Move> moves = new ArrayList<>();
    for (PlacedOperation each : operations) {
      moves.add(operation(each, moves.size()));
    }
    if (operations.isEmpty()) {
      moves.add(AppliedSteps.nothing());
    }
    return Optional.of(moves);
  }

  private static Move operation(PlacedOperation each, int index) {
    StepRule rule = rule(each.operation());
    FieldPath field = each.place().path();
    FieldPath from = each.from().map(TypedPath::path).orElse(field);
    String sentence =
        Step.sentence(rule, field, new FieldName(from).toString(), String.valueOf(index + 1));
    List<StepSpot> reads =
        List.of(
            new StepSpot(Role.PATCH, FieldPath.root().index(index)), new StepSpot(Role.LIVE, from));
    List<StepSpot> writes = List.of(new StepSpot(Role.RESULT, field));
    return new Move(
        new Step(Phase.APPLY, rule, field, sentence, reads, writes),
        new StepChange.OfOperation(each.operation()));
  }

  private static StepRule rule(Operation operation) {
    return switch (operation) {
      case Operation.Add ignored -> StepRule.OPERATION_ADD;
      case Operation.Remove ignored -> StepRule.OPERATION_REMOVE;
      case Operation.Replace ignored -> StepRule.OPERATION_REPLACE;
      case Operation.Move ignored -> StepRule.OPERATION_MOVE;
      case Operation.Copy ignored -> StepRule.OPERATION_COPY;
      case Operation.Test ignored -> StepRule.OPERATION_TEST;
    };
  }
}
