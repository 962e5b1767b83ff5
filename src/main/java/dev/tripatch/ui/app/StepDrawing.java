package dev.tripatch.ui.app;

import dev.tripatch.ui.panes.model.ShownStep;
import dev.tripatch.ui.panes.model.StepperViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Draws a window that is ready: as it is, or once for each step. On JavaFX's thread. */
enum StepDrawing {
  /** The window as it is. */
  NO_STEPS {
    @Override
    void draw(WindowContent content, CompletableFuture<List<Picture>> drawn) {
      settle(
          content,
          LAYOUTS,
          picture -> {
            content.appearance.forget(content.scene);
            drawn.complete(List.of(picture));
          });
    }
  },

  /** The window with each step in turn. */
  ALL_STEPS {
    @Override
    void draw(WindowContent content, CompletableFuture<List<Picture>> drawn) {
      content.models.stepper.onProperty().set(true);
      drawFrom(0, content, new ArrayList<>(), drawn);
    }
  };

  /** Text areas scroll and measure themselves over a few layouts. */
  private static final int LAYOUTS = 6;

  /** Draws, and hands the pictures on. */
  abstract void draw(WindowContent content, CompletableFuture<List<Picture>> drawn);

  private static void drawFrom(
      int place,
      WindowContent content,
      List<Picture> before,
      CompletableFuture<List<Picture>> drawn) {
    StepperViewModel stepper = content.models.stepper;
    if (!stepper.troubleProperty().get().isEmpty()) {
      drawn.completeExceptionally(new IllegalStateException(stepper.troubleProperty().get()));
      return;
    }
    Optional<ShownStep> shown = stepper.shownProperty().get().filter(step -> step.place() == place);
    if (shown.isEmpty()) {
      Platform.runLater(() -> drawFrom(place, content, before, drawn));
      return;
    }
    settle(
        content,
        LAYOUTS,
        picture -> {
          before.add(picture);
          goOn(place + 1, shown.get().count(), content, before, drawn);
        });
  }

  private static void goOn(
      int next,
      int count,
      WindowContent content,
      List<Picture> before,
      CompletableFuture<List<Picture>> drawn) {
    if (next < count) {
      content.models.stepper.goTo(next);
      drawFrom(next, content, before, drawn);
    } else {
      content.appearance.forget(content.scene);
      drawn.complete(List.copyOf(before));
    }
  }

  /** Lays out some times, with time between for what layout itself asks to be done later. */
  private static void settle(WindowContent content, int layouts, Consumer<Picture> done) {
    if (layouts == 0) {
      done.accept(new Picture(content.scene.snapshot(null)));
      return;
    }
    content.view.applyCss();
    content.view.layout();
    Platform.runLater(() -> settle(content, layouts - 1, done));
  }
}
