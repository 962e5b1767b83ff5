package dev.tripatch.highlight.step;

import dev.tripatch.highlight.paint.PaneText;
import dev.tripatch.role.Role;
import dev.tripatch.step.Step;
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
