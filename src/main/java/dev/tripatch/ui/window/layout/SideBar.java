package dev.tripatch.ui.window.layout;

import javafx.beans.value.ObservableDoubleValue;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;

/** What is beside all panes, as wide as the person drags it. */
final class SideBar extends Region {

  /** What is less cannot be read, and what is more leaves the panes no room. */
  private static final double LEAST = 170;

  private static final double MOST_OF_WINDOW = 0.5;

  private final Region content;
  private final DividerGrip grip;
  private final Arrangement arrangement;
  private final ObservableDoubleValue window;

  /**
   * A bar.
   *
   * @param window the width of the window
   */
  SideBar(Region content, Arrangement arrangement, ObservableDoubleValue window) {
    this.content = content;
    this.arrangement = arrangement;
    this.window = window;
    grip = new DividerGrip(Divider.OBJECTS, this::move);
    grip.setId("objects-divider");
    getChildren().addAll(content, grip);
    arrangement.dividersProperty().subscribe(now -> requestLayout());
    window.subscribe(now -> requestLayout());
  }

  private void move(Divider divider, double place) {
    arrangement.want(divider, widthAt(place) / Math.max(1, window.get()));
  }

  private double widthAt(double place) {
    double most = Math.max(LEAST, window.get() * MOST_OF_WINDOW);
    return Math.rint(Math.clamp(place * window.get(), LEAST, most));
  }

  @Override
  protected double computePrefWidth(double height) {
    return widthAt(arrangement.dividers().of(Divider.OBJECTS));
  }

  @Override
  protected double computeMinWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected void layoutChildren() {
    double line = getWidth() - Area.THICKNESS;
    content.resizeRelocate(0, 0, line, getHeight());
    Rectangle2D drawn = new Rectangle2D(line, 0, Area.THICKNESS, getHeight());
    Rectangle2D taken =
        grip.placeOn(
            new FloorPlan.Line(
                Divider.OBJECTS, Orientation.HORIZONTAL, 0, Math.max(1, window.get()), drawn));
    grip.resizeRelocate(
        taken.getMinX(),
        taken.getMinY(),
        Math.min(taken.getWidth(), getWidth() - taken.getMinX()),
        taken.getHeight());
  }
}
