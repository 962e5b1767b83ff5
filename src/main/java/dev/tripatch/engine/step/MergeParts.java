package dev.tripatch.engine.step;

import dev.tripatch.engine.patch.Replay;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a stage of a JSON merge patch writes, read off the stage's patch. */
final class MergeParts {
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
