package dev.tripatch.ui.feature.course;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Panes beside each other, as high as the highest; in more rows where they would be too narrow and
 * there is room for that.
 */
final class PaneRow extends Pane {

  private static final double GAP = 16;
  private static final double LEAST_WIDTH = 250;

  PaneRow() {
    setMinWidth(0);
  }

  void show(List<? extends Node> panes) {
    getChildren().setAll(panes);
    requestLayout();
  }

  private int columns(double width) {
    int count = Math.max(1, getChildren().size());
    int fitting = (int) ((width + GAP) / (LEAST_WIDTH + GAP));
    return Math.clamp(fitting, 1, count);
  }

  private int rows(double width) {
    int columns = columns(width);
    return (getChildren().size() + columns - 1) / columns;
  }

  /** Little: what is said comes first, and only what is left over is for more lines. */
  @Override
  protected double computePrefHeight(double width) {
    return height(width, least());
  }

  @Override
  protected double computeMinHeight(double width) {
    return least();
  }

  private double least() {
    return getChildren().stream().mapToDouble(each -> each.minHeight(-1)).max().orElse(0);
  }

  /** No document needs more than all its lines. */
  @Override
  protected double computeMaxHeight(double width) {
    return height(
        width, getChildren().stream().mapToDouble(each -> each.prefHeight(-1)).max().orElse(0));
  }

  private double height(double width, double each) {
    int rows = rows(width > 0 ? width : getWidth());
    return rows * each + Math.max(0, rows - 1) * GAP;
  }

  @Override
  protected void layoutChildren() {
    boolean isRoom = getHeight() + 1 >= height(getWidth(), least());
    int columns = isRoom ? columns(getWidth()) : Math.max(1, getChildren().size());
    int rows = isRoom ? Math.max(1, rows(getWidth())) : 1;
    double width = Math.floor((getWidth() - (columns - 1) * GAP) / columns);
    double height = Math.floor((getHeight() - (rows - 1) * GAP) / rows);
    for (int at = 0; at < getChildren().size(); at++) {
      int row = at / columns;
      getChildren()
          .get(at)
          .resizeRelocate(at % columns * (width + GAP), row * (height + GAP), width, height);
    }
  }
}
