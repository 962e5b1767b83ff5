package dev.tripatch.ui.feature.steps;

import dev.tripatch.engine.step.Step;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.ShownStep;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.window.layout.Arrangement;
import java.util.List;
import java.util.Optional;

/**
 * Selects the field of the step that is shown, so that Why and the path line are about it, and
 * brings what it looks at out of its tab. When nobody goes through the steps any more, both are as
 * before.
 */
final class StepFollowing {

  private final SelectionViewModel selection;
  private final Arrangement arrangement;
  private Optional<FieldPath> selected = Optional.empty();
  private Runnable shownBefore = () -> {};

  private StepFollowing(SelectionViewModel selection, Arrangement arrangement) {
    this.selection = selection;
    this.arrangement = arrangement;
  }

  /** Follows the steps from now on. */
  static void of(StepperViewModel stepper, SelectionViewModel selection, Arrangement arrangement) {
    StepFollowing following = new StepFollowing(selection, arrangement);
    stepper.shownProperty().subscribe(following::follow);
  }

  private void follow(Optional<ShownStep> before, Optional<ShownStep> now) {
    if (before.isEmpty() && now.isPresent()) {
      selected = selection.getPath();
      shownBefore = arrangement.setAside();
    }
    if (now.isEmpty()) {
      before.ifPresent(step -> leave());
    } else if (!before.map(StepFollowing::key).equals(now.map(StepFollowing::key))) {
      go(now.get().picture().step());
    }
  }

  /** Who types while a step is shown stays where they type. */
  private static List<Object> key(ShownStep shown) {
    Step step = shown.picture().step();
    return List.of(shown.place(), shown.isUnfolded(), step.rule(), step.field());
  }

  private void go(Step step) {
    if (step.field().isRoot()) {
      selection.clear();
    } else {
      selection.select(step.field());
    }
    looksAt(step).forEach(arrangement::prefer);
  }

  /** Of two panes in one place, the later one is seen. */
  private static List<Role> looksAt(Step step) {
    return switch (step.phase()) {
      case DELETIONS -> List.of(Role.PATCH, Role.LAST_APPLIED);
      case DELTA -> List.of(step.reads().getFirst().text(), Role.LOCAL);
      case MERGE -> List.of(Role.PATCH);
      case APPLY, RESULT -> List.of(Role.RESULT);
    };
  }

  private void leave() {
    selected.filter(selection::isThere).ifPresentOrElse(selection::select, selection::clear);
    shownBefore.run();
  }
}
