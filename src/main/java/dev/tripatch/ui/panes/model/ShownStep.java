package dev.tripatch.ui.panes.model;

import dev.tripatch.engine.step.Phase;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.pane.StepPictures.StepPicture;
import java.util.List;
import java.util.Optional;

/**
 * The step that is shown.
 *
 * @param picture what the panes show of it
 * @param place its place among those that are shown, from 0
 * @param phases the parts that these belong to, in their order; one for each
 * @param field the field whose steps they are; empty for all steps
 */
public record ShownStep(
    StepPicture picture, int place, List<Phase> phases, Optional<FieldPath> field) {

  /** Takes a copy. */
  public ShownStep {
    phases = List.copyOf(phases);
  }

  /** How many steps are shown. */
  public int count() {
    return phases.size();
  }

  /** {@code Step 7 of 31}, counted from 1. */
  public String counted() {
    return ModelWords.STEP_OF.text("place", place + 1, "count", count());
  }

  /** Whether it is the first step of its part. */
  public boolean isFirstOfPhase(int at) {
    return at == 0 || phases.get(at) != phases.get(at - 1);
  }
}
