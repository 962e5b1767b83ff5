package dev.tripatch.ui.panes;

import dev.tripatch.engine.format.Phase;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.VisibleLines;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.ShownStep;
import dev.tripatch.ui.panes.model.StepperViewModel;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;

/**
 * The panes while somebody goes through the steps: each shows the step, over what it shows
 * otherwise. When they leave, all is as it was before.
 */
final class SteppedPanes {

  private final ModelContext models;
  private final Map<Role, PaneView> views;
  private final StepperViewModel stepper;
  private final Runnable showUsual;
  private final Map<Role, Integer> firstLines = new EnumMap<>(Role.class);
  private final Map<Role, Boolean> folded = new EnumMap<>(Role.class);
  private boolean isStepping;

  /**
   * Panes that follow the steps from now on.
   *
   * @param showUsual shows in patch and result what they show without steps
   */
  SteppedPanes(
      ModelContext models,
      Map<Role, PaneView> views,
      StepperViewModel stepper,
      Runnable showUsual) {
    this.models = models;
    this.views = views;
    this.stepper = stepper;
    this.showUsual = showUsual;
    stepper.shownProperty().subscribe((before, now) -> follow(now));
    for (Role role : Role.values()) {
      models.comparison().paneProperty(role).subscribe((before, now) -> showAgain(role));
    }
    models.comparison().patch().shownProperty().subscribe((before, now) -> showAgain(Role.PATCH));
    models.composer().currentProperty().subscribe((before, now) -> showAgain(Role.PATCH));
  }

  private void follow(Optional<ShownStep> shown) {
    if (shown.isEmpty()) {
      leave();
      return;
    }
    if (!isStepping) {
      isStepping = true;
      views.forEach(
          (role, view) -> {
            firstLines.put(role, lines(view).range().first());
            folded.put(role, view.editor().folding().isWanted());
          });
    }
    views.keySet().forEach(role -> show(role, shown.get()));
    views.keySet().forEach(role -> reveal(role, shown.get()));
  }

  /** The comparison has shown a pane again. */
  private void showAgain(Role role) {
    stepper.shownProperty().get().filter(step -> isStepping).ifPresent(step -> show(role, step));
  }

  private void show(Role role, ShownStep step) {
    PaneText pane = step.picture().pane(role);
    PaneView view = view(role);
    boolean isPicture = role == Role.RESULT || role == Role.PATCH && !isComposing();
    if (isPicture) {
      view.editor().showHazards(List.of());
      view.editor().show(pane.text(), pane.format());
      boolean isEnd = step.picture().step().phase() == Phase.RESULT;
      view.detailProperty().set(isEnd ? "" : detail(role, step));
    }
    view.editor().decorate(pane);
  }

  private static String detail(Role role, ShownStep step) {
    return (role == Role.RESULT ? PaneWords.LIVE_AFTER_STEP : PaneWords.AFTER_STEP)
        .text(
            "step",
            step.countOfPart() == 1
                ? String.valueOf(step.part().number())
                : step.part().number() + "." + (step.placeInPart() + 1));
  }

  private boolean isComposing() {
    return models.composer().drafts().isComposing();
  }

  /** What is written counts more than what has gone, and that counts more than what is read. */
  private void reveal(Role role, ShownStep step) {
    List<LineMark> marks = step.picture().pane(role).gutter();
    if (step.picture().step().phase() != Phase.RESULT) {
      first(marks, Mark.WRITTEN)
          .or(() -> first(marks, Mark.DELETED))
          .or(() -> first(marks, Mark.READ))
          .ifPresent(mark -> lines(view(role)).reveal(mark.line() - 1));
    }
  }

  private static Optional<LineMark> first(List<LineMark> marks, Mark wanted) {
    return marks.stream().filter(mark -> mark.mark() == wanted).findFirst();
  }

  private void leave() {
    if (!isStepping) {
      return;
    }
    isStepping = false;
    showUsual.run();
    views.forEach(
        (role, view) -> {
          PaneEditor editor = view.editor();
          models.comparison().paneProperty(role).get().ifPresent(editor::decorate);
          editor.folding().setWanted(folded.getOrDefault(role, true));
        });
    // The lines of the texts that came back are laid out first.
    Platform.runLater(
        () ->
            firstLines.forEach(
                (role, line) -> {
                  if (!isStepping && line >= 0) {
                    lines(view(role)).place(line, 0);
                  }
                }));
  }

  private PaneView view(Role role) {
    return Objects.requireNonNull(views.get(role));
  }

  private static VisibleLines lines(PaneView view) {
    return view.editor().visibleLines();
  }
}
