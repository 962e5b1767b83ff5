package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
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
  static Stream<Moved> in(FieldOutcome field) {
    if (Noise.of(field.path()).isPresent()) {
      return Stream.empty();
    }
    return isOne(field) ? moved(field).stream() : field.parts().stream().flatMap(Moved::in);
  }

  /** The field itself, where it is in conflict as one, not some part of it. */
  static Optional<Moved> asOne(FieldOutcome field) {
    return Noise.of(field.path()).isEmpty() && isOne(field) ? moved(field) : Optional.empty();
  }

  private static Optional<Moved> moved(FieldOutcome field) {
    return Direction.of(field.values()).map(direction -> new Moved(field, direction));
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
