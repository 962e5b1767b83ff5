package dev.tripatch.ui.window.layout;

import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A divider's line, and a little more at both sides of it for the mouse to take. */
final class DividerGrip extends Region {

  /** What the mouse can take at each side of the line, in pixels; the style sheet says it, too. */
  private static final double SIDE = 2;

  private final Divider divider;
  private FloorPlan.@Nullable Line line;
  private double taken;

  /** Where a divider is moved to. */
  interface Move {

    /**
     * A divider is wanted somewhere.
     *
     * @param place from 0 to 1 of what it divides
     */
    void to(Divider divider, double place);
  }

  DividerGrip(Divider divider, Move move) {
    this.divider = divider;
    getStyleClass().add("divider");
    setOnMousePressed(event -> taken = event.isPrimaryButtonDown() ? position(event) : 0);
    setOnMouseDragged(event -> drag(event, move));
    setOnMouseClicked(event -> click(event, move));
  }

  /** Where it has to be for a line. */
  Rectangle2D placeOn(FloorPlan.Line shown) {
    line = shown;
    boolean isRow = shown.direction() == Orientation.HORIZONTAL;
    setCursor(isRow ? Cursor.H_RESIZE : Cursor.V_RESIZE);
    getStyleClass().setAll("divider", isRow ? "between-columns" : "between-rows");
    Rectangle2D at = shown.place();
    double sideX = isRow ? SIDE : 0;
    double sideY = isRow ? 0 : SIDE;
    return new Rectangle2D(
        at.getMinX() - sideX,
        at.getMinY() - sideY,
        at.getWidth() + 2 * sideX,
        at.getHeight() + 2 * sideY);
  }

  private double position(MouseEvent event) {
    return line != null && line.direction() == Orientation.HORIZONTAL ? event.getX() : event.getY();
  }

  private void drag(MouseEvent event, Move move) {
    if (line == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    Point2D mouse = localToParent(event.getX(), event.getY());
    double point = line.direction() == Orientation.HORIZONTAL ? mouse.getX() : mouse.getY();
    move.to(divider, line.at(point - taken + SIDE));
  }

  /** Two clicks bring it back to where it is at first. */
  private void click(MouseEvent event, Move move) {
    if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
      move.to(divider, divider.first());
    }
  }
}
