package dev.tripatch.ui.merge;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.Where;
import dev.tripatch.highlight.HazardMark;
import dev.tripatch.highlight.Pane;
import java.util.List;

/** Hazards as marks of panes. */
final class HazardMarks {
  private HazardMarks() {}

  /** Those with a place in a pane's document. */
  static List<HazardMark> in(Pane pane, List<Hazard> hazards) {
    return hazards.stream()
        .filter(hazard -> paneOf(hazard.where()) == pane)
        .flatMap(hazard -> hazard.span().stream().map(span -> mark(hazard, pane, span)))
        .toList();
  }

  private static HazardMark mark(Hazard hazard, Pane pane, dev.tripatch.document.Span span) {
    return new HazardMark(
        pane,
        span,
        hazard.path(),
        hazard.kind().title() + ". " + hazard.sentence() + " " + hazard.remedy());
  }

  private static Pane paneOf(Where where) {
    return switch (where) {
      case LOCAL -> Pane.LOCAL;
      case LAST_APPLIED -> Pane.LAST_APPLIED;
      case LIVE -> Pane.LIVE;
      case PATCH -> Pane.PATCH;
    };
  }
}
