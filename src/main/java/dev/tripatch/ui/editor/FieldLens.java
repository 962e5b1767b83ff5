package dev.tripatch.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/**
 * What can be done with the selected field, offered at the end of its line. Where the line goes on
 * beyond the right edge, the narrowest offer is shown there. It lies over the text and moves no
 * line.
 */
public final class FieldLens extends Pane {

  private static final PseudoClass OVER_TEXT = PseudoClass.getPseudoClass("over-text");

  private static final double GAP = 24;

  /** Where the scroll bar is. */
  private static final double EDGE = 14;

  private final Supplier<Optional<Bounds>> lineEnd;

  /**
   * A lens that offers nothing.
   *
   * @param lineEnd where the selected field's first line ends, in the scene; empty if it is not in
   *     view
   */
  FieldLens(Supplier<Optional<Bounds>> lineEnd) {
    this.lineEnd = lineEnd;
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
    if (!getChildren().isEmpty()) {
      lineEnd.get().map(this::sceneToLocal).filter(this::isInView).ifPresent(this::offerAt);
    }
  }

  /** The widest offer that fits after the text of a line. */
  private void offerAt(Bounds line) {
    double start = line.getMaxX() + GAP;
    double room = getWidth() - EDGE - start;
    getChildren().stream()
        .filter(each -> each.prefWidth(-1) <= room)
        .findFirst()
        .ifPresentOrElse(offer -> place(offer, start, line, false), () -> offerAtEdge(line));
  }

  /** A line's last words are never hidden: keys, menus and tables offer the same. */
  private void offerAtEdge(Bounds line) {
    Node narrowest = getChildren().getLast();
    double edge = getWidth() - EDGE;
    double start = edge - narrowest.prefWidth(-1);
    boolean goesOn = line.getMaxX() > edge;
    if (goesOn || line.getMaxX() <= start) {
      place(narrowest, start, line, goesOn);
    }
  }

  private boolean isInView(Bounds line) {
    return line.getMinY() >= 0 && line.getMaxY() <= getHeight();
  }

  private static void place(Node offer, double x, Bounds line, boolean isOverText) {
    double height = offer.prefHeight(-1);
    double y = line.getMinY() + (line.getHeight() - height) / 2;
    offer.pseudoClassStateChanged(OVER_TEXT, isOverText);
    offer.resizeRelocate(Math.round(x), Math.round(y), offer.prefWidth(-1), height);
    offer.setVisible(true);
  }
}
