package dev.tripatch.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/**
 * What can be done with the selected field, offered behind its line, or behind a line beside it
 * where that one is too long: never over text, so there may be no room for it. It lies over the
 * text and moves no line.
 */
public final class FieldLens extends Pane {

  private static final double GAP = 24;

  /** Where the scroll bar is. */
  private static final double EDGE = 14;

  private final Supplier<List<Bounds>> lineEnds;

  /**
   * A lens that offers nothing.
   *
   * @param lineEnds where the selected field's first line ends, in the scene, and then the lines
   *     beside it; none if they are not in view
   */
  FieldLens(Supplier<List<Bounds>> lineEnds) {
    this.lineEnds = lineEnds;
    setPickOnBounds(false);
    getStyleClass().add("field-lens");
  }

  /** Lies over an area from now on. */
  StackPane over(Node scrolled, EditorArea area) {
    area.estimatedScrollYProperty().addListener((property, before, now) -> requestLayout());
    area.estimatedScrollXProperty().addListener((property, before, now) -> requestLayout());
    StackPane both = new StackPane(scrolled, this);
    both.setMinSize(0, 0);
    return both;
  }

  /** Offers the widest of these that there is room for; none to offer nothing. */
  public void offer(List<? extends Node> fromWideToNarrow) {
    getChildren().setAll(fromWideToNarrow);
    requestLayout();
  }

  /** Claims nothing. */
  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 0;
  }

  @Override
  protected void layoutChildren() {
    getChildren().forEach(each -> each.setVisible(false));
    if (getChildren().isEmpty()) {
      return;
    }
    lineEnds.get().stream()
        .map(this::sceneToLocal)
        .filter(this::isInView)
        .filter(line -> offerAt(line).isPresent())
        .findFirst()
        .ifPresent(line -> place(offerAt(line).orElseThrow(), line));
  }

  /** The widest offer that there is room for behind a line. */
  private Optional<Node> offerAt(Bounds line) {
    double room = getWidth() - EDGE - GAP - line.getMaxX();
    return getChildren().stream().filter(each -> each.prefWidth(-1) <= room).findFirst();
  }

  private boolean isInView(Bounds line) {
    return line.getMinY() >= 0 && line.getMaxY() <= getHeight();
  }

  private static void place(Node offer, Bounds line) {
    double height = offer.prefHeight(-1);
    double y = line.getMinY() + (line.getHeight() - height) / 2;
    offer.resizeRelocate(
        Math.round(line.getMaxX() + GAP), Math.round(y), offer.prefWidth(-1), height);
    offer.setVisible(true);
  }
}
