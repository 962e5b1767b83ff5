package dev.tripatch.ui.feature.learn;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.ui.panes.model.ShownStep;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * The coarse steps as numbered circles on a line, each with its name. Where there is no room for
 * all names, only the step that is shown has its name.
 */
final class StepTrack extends Pane {

  private static final double GAP = 6;
  private static final double LEAST_LINE = 14;
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");

  private final Consumer<CoarseStep> goTo;
  private final List<Stop> stops = new ArrayList<>();
  private int current;

  /** A step with what shows it. */
  private record Stop(CoarseStep step, Button circle, Label name, Region line) {}

  /** No steps yet; a click on one gives it to {@code goTo}. */
  StepTrack(Consumer<CoarseStep> goTo) {
    this.goTo = goTo;
    Styles.named(this, "step-track", "step-track");
    setMinWidth(0);
    setFocusTraversable(true);
  }

  /** Shows the coarse steps, and lights up the one that is shown. */
  void show(ShownStep shown) {
    if (!stops.stream().map(Stop::step).toList().equals(shown.coarse())) {
      fill(shown.coarse());
    }
    current = shown.coarse().indexOf(shown.part());
    for (int at = 0; at < stops.size(); at++) {
      Stop stop = stops.get(at);
      boolean isDone = at < current;
      stop.circle().pseudoClassStateChanged(CURRENT, at == current);
      stop.circle().pseudoClassStateChanged(DONE, isDone);
      stop.name().pseudoClassStateChanged(CURRENT, at == current);
      stop.line().pseudoClassStateChanged(DONE, isDone);
    }
    requestLayout();
  }

  private void fill(List<CoarseStep> coarse) {
    stops.clear();
    getChildren().clear();
    for (CoarseStep step : coarse) {
      Stop stop = stop(step);
      stops.add(stop);
      getChildren().addAll(stop.line(), stop.circle(), stop.name());
    }
  }

  private Stop stop(CoarseStep step) {
    Button circle =
        Styles.named(
            new Button(String.valueOf(step.number())), "step-" + step.number(), "step-circle");
    circle.setFocusTraversable(false);
    circle.setAccessibleText(step.number() + " " + step.title());
    circle.setOnAction(event -> goTo.accept(step));
    Label name = Styles.styled(new Label(step.title()), "step-name");
    name.setMinWidth(0);
    name.setOnMouseClicked(event -> goTo.accept(step));
    Region line = Styles.styled(new Region(), "step-line");
    return new Stop(step, circle, name, line);
  }

  @Override
  protected double computePrefHeight(double width) {
    return stops.stream().mapToDouble(stop -> height(stop)).max().orElse(0);
  }

  private static double height(Stop stop) {
    return Math.max(pref(stop.circle()), stop.name().prefHeight(Region.USE_COMPUTED_SIZE));
  }

  /** A circle is as wide as it is high. */
  private static double pref(Button circle) {
    return Math.ceil(
        Math.max(
            circle.prefHeight(Region.USE_COMPUTED_SIZE),
            circle.prefWidth(Region.USE_COMPUTED_SIZE)));
  }

  private static double nameWidth(Stop stop) {
    return GAP + Math.ceil(stop.name().prefWidth(Region.USE_COMPUTED_SIZE)) + GAP;
  }

  @Override
  protected void layoutChildren() {
    if (stops.isEmpty()) {
      return;
    }
    double circles = stops.stream().mapToDouble(stop -> pref(stop.circle())).sum();
    double room = getWidth() - circles - (stops.size() - 1) * LEAST_LINE;
    boolean hasAll = stops.stream().mapToDouble(StepTrack::nameWidth).sum() <= room;
    double names =
        hasAll
            ? stops.stream().mapToDouble(StepTrack::nameWidth).sum()
            : Math.min(Math.max(0, room), nameWidth(stops.get(current)));
    double line = Math.max(0, (getWidth() - circles - names) / Math.max(1, stops.size() - 1));
    double x = 0;
    for (int at = 0; at < stops.size(); at++) {
      Stop stop = stops.get(at);
      double size = pref(stop.circle());
      boolean isNamed = hasAll || at == current;
      double name = hasAll ? nameWidth(stop) : isNamed ? names : 0;
      place(stop, x, size, isNamed, name, at < stops.size() - 1 ? line : 0);
      x += size + name + line;
    }
  }

  private void place(Stop stop, double x, double size, boolean isNamed, double name, double line) {
    double middle = getHeight() / 2;
    stop.circle().resizeRelocate(Math.round(x), Math.round(middle - size / 2), size, size);
    double high = stop.name().prefHeight(Region.USE_COMPUTED_SIZE);
    stop.name().setVisible(isNamed && name > 2 * GAP);
    stop.name()
        .resizeRelocate(
            Math.round(x + size + GAP),
            Math.round(middle - high / 2),
            Math.max(0, name - 2 * GAP),
            high);
    stop.line().setVisible(line > 0);
    stop.line()
        .resizeRelocate(
            Math.round(x + size + name), Math.round(middle), Math.max(0, Math.round(line)), 2);
  }
}
