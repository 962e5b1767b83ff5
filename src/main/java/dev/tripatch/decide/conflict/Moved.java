package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.show.table.Noise;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A field that somebody moved away from what was last applied.
 *
 * @param field the field
 * @param direction who moved
 */
record Moved(FieldOutcome field, Direction direction) {

  /** The fields in conflict among a field and its parts, in their order. Noise never is. */
  static Stream<Moved> in(FieldOutcome field, ThreeWayOutcome.Computed outcome) {
    if (Noise.of(field.path()).isPresent()) {
      return Stream.empty();
    }
    return isOne(field)
        ? moved(field, outcome).stream()
        : field.parts().stream().flatMap(part -> in(part, outcome));
  }

  /** The field itself, where it is in conflict as one, not some part of it. */
  static Optional<Moved> asOne(FieldOutcome field, ThreeWayOutcome.Computed outcome) {
    return Noise.of(field.path()).isEmpty() && isOne(field)
        ? moved(field, outcome)
        : Optional.empty();
  }

  private static Optional<Moved> moved(FieldOutcome field, ThreeWayOutcome.Computed outcome) {
    Optional<Direction> direction =
        Conflicts.isTakenAway(field, outcome)
            ? Optional.of(Direction.LIVE_SET)
            : Direction.of(field.values());
    return direction.map(each -> new Moved(field, each));
  }

  private static boolean isOne(FieldOutcome field) {
    return field.isWhole() || isLost(field.values());
  }

  /** What live lost as a whole is one conflict, even where local also changed parts of it. */
  private static boolean isLost(FieldValues values) {
    return Sameness.isNothing(values.live())
        && !Sameness.isNothing(values.local())
        && !Sameness.isNothing(values.lastApplied());
  }
}
