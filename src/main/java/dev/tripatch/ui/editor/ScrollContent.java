package dev.tripatch.ui.editor;

import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import org.fxmisc.flowless.Virtualized;
import org.reactfx.value.Val;
import org.reactfx.value.Var;

/**
 * An editor's area as its scroll bars see it: they learn its size and place when it has been laid
 * out.
 *
 * <p>The area estimates its size anew for each line that comes, goes or is measured, over a hundred
 * times for one keystroke. The scroll pane would ask JavaFX each time for a layout later, and the
 * handing over of so many requests takes longer than the layout.
 */
final class ScrollContent extends Region implements Virtualized {

  private final EditorArea area;
  private final Var<Double> totalWidth = Var.newSimpleVar(0.0);
  private final Var<Double> totalHeight = Var.newSimpleVar(0.0);
  private final Var<Double> left = Var.newSimpleVar(0.0);
  private final Var<Double> top = Var.newSimpleVar(0.0);
  private final Var<Double> scrollX;
  private final Var<Double> scrollY;
  private boolean layingOut;
  private boolean waiting;

  ScrollContent(EditorArea area) {
    this.area = area;
    scrollX = left.asVar(area.estimatedScrollXProperty()::setValue);
    scrollY = top.asVar(area.estimatedScrollYProperty()::setValue);
    getChildren().add(area);
    area.totalWidthEstimateProperty().addListener(ignored -> moved());
    area.totalHeightEstimateProperty().addListener(ignored -> moved());
    area.estimatedScrollXProperty().addListener(ignored -> moved());
    area.estimatedScrollYProperty().addListener(ignored -> moved());
  }

  @Override
  protected void layoutChildren() {
    layingOut = true;
    try {
      area.resizeRelocate(0, 0, getWidth(), getHeight());
      area.layout();
    } finally {
      layingOut = false;
    }
    tell(totalWidth, area.totalWidthEstimateProperty());
    tell(totalHeight, area.totalHeightEstimateProperty());
    tell(left, area.estimatedScrollXProperty());
    tell(top, area.estimatedScrollYProperty());
    if (isUnfinished()) {
      layOutLater();
    }
  }

  /** Is not called again for a value that nobody has asked for since. */
  private void moved() {
    if (!layingOut) {
      layOutLater();
    }
  }

  /** Not at once: JavaFX does not hear of it while what is around this is being laid out. */
  private void layOutLater() {
    if (!waiting) {
      waiting = true;
      Platform.runLater(this::layOutNow);
    }
  }

  private void layOutNow() {
    waiting = false;
    requestLayout();
  }

  private static void tell(Var<Double> known, Val<Double> estimate) {
    Double now = estimate.getOrElse(0.0);
    if (!now.equals(known.getValue())) {
      known.setValue(now);
    }
  }

  private boolean isUnfinished() {
    return area.isNeedsLayout()
        || area.getChildrenUnmodifiable().stream()
            .anyMatch(child -> child instanceof Parent part && part.isNeedsLayout());
  }

  @Override
  public Orientation getContentBias() {
    return area.getContentBias();
  }

  @Override
  protected double computeMinWidth(double height) {
    return area.minWidth(height);
  }

  @Override
  protected double computeMinHeight(double width) {
    return area.minHeight(width);
  }

  @Override
  protected double computePrefWidth(double height) {
    return area.prefWidth(height);
  }

  @Override
  protected double computePrefHeight(double width) {
    return area.prefHeight(width);
  }

  @Override
  protected double computeMaxWidth(double height) {
    return area.maxWidth(height);
  }

  @Override
  protected double computeMaxHeight(double width) {
    return area.maxHeight(width);
  }

  @Override
  public Val<Double> totalWidthEstimateProperty() {
    return totalWidth;
  }

  @Override
  public Val<Double> totalHeightEstimateProperty() {
    return totalHeight;
  }

  @Override
  public Var<Double> estimatedScrollXProperty() {
    return scrollX;
  }

  @Override
  public Var<Double> estimatedScrollYProperty() {
    return scrollY;
  }

  @Override
  public void scrollXBy(double pixels) {
    area.scrollXBy(pixels);
  }

  @Override
  public void scrollYBy(double pixels) {
    area.scrollYBy(pixels);
  }

  @Override
  public void scrollXToPixel(double pixel) {
    area.scrollXToPixel(pixel);
  }

  @Override
  public void scrollYToPixel(double pixel) {
    area.scrollYToPixel(pixel);
  }
}
