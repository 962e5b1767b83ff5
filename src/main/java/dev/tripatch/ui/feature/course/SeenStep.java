package dev.tripatch.ui.feature.course;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.Phase;
import dev.tripatch.json.Role;
import dev.tripatch.show.pane.StepPictures;
import java.util.List;
import java.util.OptionalInt;

/**
 * A step that the page shows.
 *
 * @param act the coarse step
 * @param fine the fine step of it, by its place among all; empty for all of them together
 * @param picture what the panes show
 */
record SeenStep(CoarseStep act, OptionalInt fine, StepPictures.StepPicture picture) {

  static SeenStep of(StepPictures all, CoarseStep act) {
    return new SeenStep(act, OptionalInt.empty(), all.at(act));
  }

  static SeenStep of(StepPictures all, int place) {
    CoarseStep act =
        all.coarse().stream().filter(each -> each.has(place)).findFirst().orElseThrow();
    return new SeenStep(act, OptionalInt.of(place), all.at(place));
  }

  /** The panes that the step is about: what it reads, and what it makes. */
  List<Role> panes() {
    return panes(act.phase());
  }

  private static List<Role> panes(Phase phase) {
    return switch (phase) {
      case DELETIONS -> List.of(Role.LAST_APPLIED, Role.LOCAL, Role.PATCH);
      case DELTA -> List.of(Role.LOCAL, Role.LIVE, Role.PATCH);
      case MERGE -> List.of(Role.LOCAL, Role.PATCH);
      case APPLY -> List.of(Role.LIVE, Role.PATCH, Role.RESULT);
      case RESULT -> List.of(Role.LIVE, Role.RESULT);
    };
  }
}
