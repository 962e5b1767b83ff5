package dev.tripatch.dialect;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.List;

/** Finds where Helm departs from kubectl apply with the same documents. */
final class HelmDepartures {

  private HelmDepartures() {}

  /**
   * All such places.
   *
   * @param kubectl the documents as kubectl compares them
   * @param helm what Helm makes of them
   */
  static List<Departure> of(ThreeWayInputs kubectl, ThreeWayOutcome helm) {
    List<Departure> found = new ArrayList<>();
    kubectl
        .clientEntries()
        .keySet()
        .forEach(path -> found.add(new Departure(path, Cause.NO_ANNOTATION)));
    helm.inputs()
        .clientEntries()
        .keySet()
        .forEach(path -> found.add(new Departure(path, Cause.OWN_METADATA)));
    if (helm.inputs().isTwoWay()) {
      found.add(new Departure(FieldPath.root(), Cause.TWO_WAY));
      Cause cause =
          helm.inputs().lastApplied().isPresent() ? Cause.DRIFT_NOT_SEEN : Cause.NOTHING_BEFORE;
      if (helm instanceof ThreeWayOutcome.Computed computed) {
        computed.explanation().all().stream()
            .filter(HelmDepartures::isDrift)
            .forEach(field -> found.add(new Departure(field.path(), cause)));
      }
    }
    return found;
  }

  private static boolean isDrift(FieldOutcome field) {
    return field.reason() == Reason.TWO_WAY_UNCHANGED && field.outcome().isKept();
  }
}
