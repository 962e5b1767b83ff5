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

/** With overwrite off, lists of plain values may be sent in another order than local's. */
public final class SentSorted {

  private SentSorted() {}

  /** Told where local has the list, since that is what a person can change. */
  public static void add(ThreeWayOutcome.Computed computed, Text local, Findings findings) {
    computed.explanation().all().stream()
        .filter(field -> field.reason() == Reason.SORTED_BY_CHECK)
        .forEach(field -> findings.add(Role.LOCAL, local, field.path(), finding(field)));
  }

  private static Finding finding(FieldOutcome field) {
    return new Finding(
        HazardKind.OVERWRITE_OFF_SORTS,
        HazardWording.SORTED.text("field", field.path()),
        HazardWording.OVERWRITE_ON.text());
  }
}
