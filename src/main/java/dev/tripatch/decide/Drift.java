package dev.tripatch.decide;

import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What live changed on its own while local still has what was last applied. */
public final class Drift {

  private Drift() {}

  /**
   * The fields, and the parts of fields that local changed elsewhere.
   *
   * @param inside what is inside fields that Kubernetes handles as one, where it is known
   */
  public static List<FieldPath> in(ThreeWayOutcome.Computed outcome, Optional<InnerParts> inside) {
    List<FieldOutcome> conflicts =
        Tally.conflictsIn(outcome).stream().map(outcome.explanation()::at).toList();
    InnerParts parts =
        inside.orElseGet(
            () ->
                InnerParts.of(
                    conflicts.stream().filter(FieldOutcome::isWhole).toList(),
                    outcome.inputs().schema().type()));
    return conflicts.stream().flatMap(field -> in(field, outcome, parts)).toList();
  }

  private static Stream<FieldPath> in(
      FieldOutcome field, ThreeWayOutcome.Computed outcome, InnerParts parts) {
    Held held = Held.at(field.path(), outcome, Optional.of(parts));
    return Held.isSame(held.local(), held.lastApplied())
        ? Stream.of(field.path())
        : parts.onlyLive(field.path()).stream();
  }
}
