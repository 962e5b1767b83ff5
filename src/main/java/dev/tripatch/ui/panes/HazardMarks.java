package dev.tripatch.ui.panes;

import dev.tripatch.document.Span;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.HazardMark;
import java.util.List;

/** Hazards as marks of panes. */
final class HazardMarks {
  private HazardMarks() {}

  /** Those with a place in a pane's document. */
  static List<HazardMark> in(Role pane, List<Hazard> hazards) {
    return hazards.stream()
        .filter(hazard -> hazard.where() == pane)
        .flatMap(hazard -> hazard.span().stream().map(span -> mark(hazard, pane, span)))
        .toList();
  }

  private static HazardMark mark(Hazard hazard, Role pane, Span span) {
    return new HazardMark(
        pane,
        span,
        hazard.path(),
        hazard.kind().title() + ". " + hazard.sentence() + " " + hazard.remedy());
  }
}
