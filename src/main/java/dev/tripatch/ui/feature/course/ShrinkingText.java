package dev.tripatch.ui.feature.course;

import dev.tripatch.ui.panes.reading.MarkdownView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Words that have all their lines where there is room for them, and else scroll. */
final class ShrinkingText extends ScrollPane {

  private static final double LEAST_HEIGHT = 7.5;

  private final MarkdownView words;
  private final PageSizes sizes;

  ShrinkingText(MarkdownView words, PageSizes sizes) {
    super(words);
    this.words = words;
    this.sizes = sizes;
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setMaxWidth(Double.MAX_VALUE);
    getStyleClass().add("course-scroll");
    visibleProperty().bind(words.visibleProperty());
    managedProperty().bind(words.managedProperty());
    VBox.setVgrow(this, Priority.SOMETIMES);
  }

  @Override
  protected double computePrefHeight(double width) {
    return Math.ceil(words.prefHeight(width > 0 ? width : getWidth()));
  }

  @Override
  protected double computeMaxHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computeMinHeight(double width) {
    return Math.min(computePrefHeight(width), LEAST_HEIGHT * sizes.base());
  }
}
