package dev.tripatch.conflict;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.explain.FieldValues;
import dev.tripatch.ownership.ManagedFields;
import dev.tripatch.ownership.Owned;
import dev.tripatch.ownership.Ownership;
import dev.tripatch.path.FieldPath;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The true conflicts of a comparison.
 *
 * @param all the conflicts, in the order of the reasons; none where nothing was last applied or
 *     nothing is live, since then nobody moved
 * @param ownership who owns what in live, with what of it could not be read
 */
public record Conflicts(List<Conflict> all, Ownership ownership) {

  /** Copies the conflicts. */
  public Conflicts {
    all = List.copyOf(all);
  }

  /**
   * The conflicts of an outcome: what kubectl apply overwrites or deletes without a word, and what
   * only live changed although local still claims it.
   */
  public static Conflicts of(ThreeWayOutcome.Computed outcome) {
    ThreeWayInputs inputs = outcome.inputs();
    Ownership ownership =
        ManagedFields.read(inputs.live().orElse(MapValue.EMPTY), inputs.schema());
    boolean isThreeWay = inputs.lastApplied().isPresent() && inputs.live().isPresent();
    Stream<Conflict> found =
        !isThreeWay
            ? Stream.empty()
            : outcome.explanation().all().stream()
                .filter(FieldOutcome::isWhole)
                .filter(field -> !inputs.clientEntry().equals(Optional.of(field.path())))
                .flatMap(field -> conflict(field, outcome, ownership).stream());
    return new Conflicts(found.toList(), ownership);
  }

  private static Optional<Conflict> conflict(
      FieldOutcome field, ThreeWayOutcome.Computed outcome, Ownership ownership) {
    return Movement.of(field.values())
        .map(direction -> conflict(field, direction, outcome, ownership));
  }

  private static Conflict conflict(
      FieldOutcome field,
      Direction direction,
      ThreeWayOutcome.Computed outcome,
      Ownership ownership) {
    FieldPath path = field.path();
    FieldValues values = field.values();
    Optional<Value> local = Optional.ofNullable(values.local());
    Optional<Value> live = Optional.ofNullable(values.live());
    Optional<Value> result = Fields.at(outcome.result(), path);
    return new Conflict(
        path,
        Optional.ofNullable(values.lastApplied()),
        local,
        live,
        result,
        direction,
        live.isPresent() ? ownership.of(path) : new Owned(path, List.of()),
        "With kubectl apply, " + Sayings.left(result, local, live) + ".",
        new Remedies(outcome.inputs(), path, local, live).all());
  }
}
