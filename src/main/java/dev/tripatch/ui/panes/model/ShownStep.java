package dev.tripatch.ui.panes.model;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.pane.StepPictures.StepPicture;
import java.util.List;
import java.util.Optional;

/**
 * The step that is shown.
 *
 * @param picture what the panes show of it
 * @param place its place among those that are shown, from 0
 * @param coarse the coarse steps, in their order
 * @param parts the coarse step that each of those shown is, or is a fine step of
 * @param isUnfolded whether fine steps are shown
 * @param field the field whose steps they are; empty for all steps
 */
public record ShownStep(
    StepPicture picture,
    int place,
    List<CoarseStep> coarse,
    List<CoarseStep> parts,
    boolean isUnfolded,
    Optional<FieldPath> field) {

  /** Takes copies. */
  public ShownStep {
    coarse = List.copyOf(coarse);
    parts = List.copyOf(parts);
  }

  /** How many steps are shown. */
  public int count() {
    return parts.size();
  }

  /** The coarse step that it is, or is a fine step of. */
  public CoarseStep part() {
    return parts.get(place);
  }

  /** The place of the first shown step of a coarse one; empty if none of it is shown. */
  public Optional<Integer> firstOf(CoarseStep wanted) {
    return Optional.of(parts.indexOf(wanted)).filter(at -> at >= 0);
  }

  /** How many of the shown steps are the coarse step that is shown, or its fine steps. */
  public int countOfPart() {
    return (int) parts.stream().filter(part()::equals).count();
  }

  /** Its place among these, from 0. */
  public int placeInPart() {
    return place - parts.indexOf(part());
  }

  /** {@code Step 4 of 5}, or of its fine steps {@code Step 4 · 3 of 12}; counted from 1. */
  public String counted() {
    int number = part().number();
    return countOfPart() == 1
        ? ModelWords.STEP_OF.text("place", number, "count", coarse.getLast().number())
        : ModelWords.FINE_STEP_OF.text(
            "step", number, "place", placeInPart() + 1, "count", countOfPart());
  }
}
