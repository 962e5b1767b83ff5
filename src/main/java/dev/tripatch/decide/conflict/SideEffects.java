package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Noise;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The fields besides one that come out different in another outcome. */
final class SideEffects {

  private SideEffects() {}

  /** Which fields; none where Kubernetes refuses. An order counts as no field. */
  static List<FieldPath> between(
      ThreeWayOutcome.Computed before, ThreeWayOutcome then, FieldPath path) {
    if (!(then instanceof ThreeWayOutcome.Computed after)) {
      return List.of();
    }
    Map<FieldPath, Optional<Value>> left = results(before);
    Map<FieldPath, Optional<Value>> right = results(after);
    Set<FieldPath> all = new LinkedHashSet<>(left.keySet());
    all.addAll(right.keySet());
    return all.stream()
        .filter(other -> !other.startsWith(path) && !path.startsWith(other))
        .filter(other -> Noise.of(other).isEmpty())
        .filter(other -> !result(left, before, other).equals(result(right, after, other)))
        .toList();
  }

  private static Map<FieldPath, Optional<Value>> results(ThreeWayOutcome.Computed outcome) {
    Map<FieldPath, Optional<Value>> results = new HashMap<>();
    for (FieldOutcome field : outcome.explanation().all()) {
      if (field.isWhole()) {
        results.put(field.path(), Optional.ofNullable(field.values().result()));
      }
    }
    return results;
  }

  /** A field that is whole in one outcome may have parts in the other. */
  private static Optional<Value> result(
      Map<FieldPath, Optional<Value>> results, ThreeWayOutcome.Computed outcome, FieldPath path) {
    Optional<Value> known = results.get(path);
    return known == null ? Fields.at(outcome.result(), path) : known;
  }
}
