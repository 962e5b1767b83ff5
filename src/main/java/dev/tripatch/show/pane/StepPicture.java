package dev.tripatch.show.pane;

import dev.tripatch.engine.step.Step;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.PaneText;
import java.util.Map;
import java.util.Objects;

/**
 * What the panes show of one step.
 *
 * @param step the step
 * @param panes what each pane shows
 */
public record StepPicture(Step step, Map<Role, PaneText> panes) {

  /** Takes a copy. */
  public StepPicture {
    panes = Map.copyOf(panes);
  }

  /** What a pane shows. */
  public PaneText pane(Role role) {
    return Objects.requireNonNull(panes.get(role));
  }
}
