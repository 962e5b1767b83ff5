package dev.tripatch.ui.settings;

import java.util.function.DoubleSupplier;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/** What may be long, in as much height as it needs, but not more than so much; it scrolls then. */
public final class Bounded extends ScrollPane {
  private final Region content;
  private final DoubleSupplier most;

  /**
   * Something that has an end.
   *
   * @param most how high it may be now
   */
  public Bounded(Region content, DoubleSupplier most) {
    super(content);
    this.content = content;
    this.most = most;
    getStyleClass().add("bounded");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    content.heightProperty().subscribe((before, now) -> requestLayout());
  }

  /** A scroll pane asks how high its content is without saying how wide it may be. */
  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    double around = snappedTopInset() + snappedBottomInset();
    return Math.min(most.getAsDouble(), around + content.prefHeight(width));
  }

  @Override
  protected double computeMinHeight(double width) {
    return prefHeight(width);
  }
}
