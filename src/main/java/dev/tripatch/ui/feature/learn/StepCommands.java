package dev.tripatch.ui.feature.learn;

import dev.tripatch.engine.format.Step;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.ShownStep;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Offers;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.Arrangement;
import java.util.List;
import java.util.Optional;

/** The bar that goes through the steps, and its menu entries. */
public final class StepCommands implements Feature {

  private final WindowContext window;
  private final StepperViewModel stepper;

  /** Shows the bar over the panes while the steps are shown. */
  public StepCommands(WindowContext window, StepperViewModel stepper) {
    this.window = window;
    this.stepper = stepper;
    StepBar bar = new StepBar(stepper);
    StepFollowing.of(stepper, window.selection(), window.view().arrangement());
    stepper.onProperty().subscribe((before, isOn) -> show(bar, isOn));
  }

  private void show(StepBar bar, boolean isOn) {
    if (isOn) {
      window.view().addNotice(bar);
      bar.focusSteps();
    } else {
      boolean hadKeyboard = bar.isFocusWithin();
      window.view().removeNotice(bar);
      if (hadKeyboard) {
        window.view().panes().focus(window.view().panes().activeProperty().get());
      }
    }
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Submenu.of("STEPS_MENU", StepWords.STEPS_MENU.text(), "VIEW", 0, 60),
        Action.toggling("STEPS", StepWords.STEPS.text(), stepper.onProperty())
            .in("STEPS_MENU", 0, 10)
            .keys("Shortcut+Shift+G", StepWords.STEPS_KEYS.text()),
        Action.of("NEXT_STEP", StepWords.NEXT_STEP.text(), this::next)
            .in("STEPS_MENU", 0, 20)
            .keys("F4", StepWords.NEXT_STEP_KEYS.text()),
        Action.of("PREVIOUS_STEP", StepWords.PREVIOUS_STEP.text(), stepper::previous)
            .in("STEPS_MENU", 0, 30)
            .keys("Shift+F4", StepWords.PREVIOUS_STEP_KEYS.text()),
        Action.toggling("FINE_STEPS", StepWords.FINE_STEPS.text(), stepper.unfoldedProperty())
            .in("STEPS_MENU", 0, 40),
        new Offers("FIELD", () -> List.of(howDidThisGetHere(window.selection().chosen()))));
  }

  /** The next step; the first one if nobody goes through them yet. */
  private void next() {
    if (stepper.onProperty().get()) {
      stepper.next();
    } else {
      stepper.onProperty().set(true);
    }
  }

  /** Goes through the steps of one field only. */
  private Action howDidThisGetHere(List<FieldPath> fields) {
    return Action.of(
            "STEPS_OF_FIELD",
            StepWords.STEPS_OF_FIELD.text(),
            () -> stepper.openFor(fields.getFirst()))
        .in("FIELD", 2, 10)
        .when(() -> fields.size() == 1);
  }

  /**
   * Selects the field of the step that is shown, so that Why and the path line are about it, and
   * brings what it looks at out of its tab. When nobody goes through the steps any more, both are
   * as before.
   */
  private static final class StepFollowing {

    private final SelectionViewModel selection;
    private final Arrangement arrangement;
    private Optional<FieldPath> selected = Optional.empty();
    private Runnable shownBefore = () -> {};

    private StepFollowing(SelectionViewModel selection, Arrangement arrangement) {
      this.selection = selection;
      this.arrangement = arrangement;
    }

    /** Follows the steps from now on. */
    static void of(
        StepperViewModel stepper, SelectionViewModel selection, Arrangement arrangement) {
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
}
