package dev.tripatch.conflict;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.explain.FieldValues;
import dev.tripatch.highlight.Noise;
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
    return field.isWhole() || isLost(field.values())
        ? Direction.of(field.values()).map(direction -> new Moved(field, direction)).stream()
        : field.parts().stream().flatMap(Moved::in);
  }

  /** What live lost as a whole is one conflict, even where local also changed parts of it. */
  private static boolean isLost(FieldValues values) {
    return Sameness.isNothing(values.live())
        && !Sameness.isNothing(values.local())
        && !Sameness.isNothing(values.lastApplied());
  }
}
