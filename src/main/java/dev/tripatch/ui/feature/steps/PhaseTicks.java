package dev.tripatch.ui.feature.steps;

import dev.tripatch.engine.step.Phase;
import dev.tripatch.ui.panes.model.ShownStep;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** The names of the parts over the slider, each where its first step is; a click goes there. */
final class PhaseTicks extends Pane {

  private static final double GAP = 8;

  private final IntConsumer goTo;
  private List<Phase> phases = List.of();
  private final List<Integer> starts = new ArrayList<>();

  /** Names for no steps yet; {@code goTo} gets the place of a step, counted from 0. */
  PhaseTicks(IntConsumer goTo) {
    this.goTo = goTo;
    getStyleClass().add("phase-ticks");
    setMinWidth(0);
  }

  /** Names the parts of the steps that are shown, and lights up the one that is shown. */
  void show(ShownStep step) {
    if (!phases.equals(step.phases())) {
      phases = step.phases();
      fill(step);
    }
    Phase now = step.phases().get(step.place());
    for (int i = 0; i < starts.size(); i++) {
      Hyperlink name = (Hyperlink) getChildren().get(i);
      name.getStyleClass().remove("current");
      if (phases.get(starts.get(i)) == now) {
        name.getStyleClass().add("current");
      }
    }
  }

  private void fill(ShownStep step) {
    starts.clear();
    getChildren().clear();
    for (int at = 0; at < step.count(); at++) {
      if (step.isFirstOfPhase(at)) {
        starts.add(at);
        getChildren().add(name(at));
      }
    }
  }

  private Hyperlink name(int at) {
    Hyperlink name = new Hyperlink(phases.get(at).title());
    name.setAlignment(Pos.CENTER_LEFT);
    name.setFocusTraversable(false);
    name.setOnAction(
        event -> {
          name.setVisited(false);
          goTo.accept(at);
        });
    return name;
  }

  /** Each at its place, but no two on each other, and none beyond the end. */
  @Override
  protected void layoutChildren() {
    double[] left = new double[starts.size()];
    double end = 0;
    for (int i = 0; i < left.length; i++) {
      double wanted = getWidth() * starts.get(i) / Math.max(1, phases.size() - 1);
      left[i] = Math.max(wanted, end);
      end = left[i] + width(i) + GAP;
    }
    double most = getWidth();
    for (int i = left.length - 1; i >= 0; i--) {
      left[i] = Math.max(0, Math.min(left[i], most - width(i)));
      most = left[i] - GAP;
      getChildren().get(i).resizeRelocate(Math.round(left[i]), 0, width(i), getHeight());
    }
  }

  private double width(int at) {
    return getChildren().get(at).prefWidth(Region.USE_COMPUTED_SIZE);
  }
}
