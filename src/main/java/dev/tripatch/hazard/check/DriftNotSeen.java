package dev.tripatch.hazard.check;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.Role;

/** What live changed on its own, where a two-way patch does not look at live. */
public final class DriftNotSeen {

  private DriftNotSeen() {}

  /** Told where local has the field, since a change of it there is what sends it. */
  public static void add(ThreeWayOutcome.Computed computed, Text local, Findings findings) {
    if (computed.inputs().isTwoWay() && computed.inputs().live().isPresent()) {
      computed.explanation().all().stream()
          .filter(field -> field.reason() == Reason.TWO_WAY_UNCHANGED)
          .filter(field -> field.outcome().isKept())
          .forEach(field -> findings.add(Role.LOCAL, local, field.path(), finding(field)));
    }
  }

  private static Finding finding(FieldOutcome field) {
    return new Finding(
        HazardKind.DRIFT_NOT_SEEN,
        HazardWording.DRIFT_NOT_SEEN.text("field", field.path()),
        HazardWording.CHANGE_CHART.text());
  }
}
