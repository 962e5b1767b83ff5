package dev.tripatch.ui.feature.course;

import dev.tripatch.ui.panes.MarkdownView;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Words that have all their lines where there is room for them, and else scroll. */
final class ShrinkingText extends ScrollPane {

  /** Two lines of prose, in sizes of text. */
  private static final double LEAST_HEIGHT = 4;

  private final VBox words = Styles.styled(new VBox(), "course-words");
  private final PageSizes sizes;

  ShrinkingText(PageSizes sizes, List<? extends Node> parts) {
    this.sizes = sizes;
    words.getChildren().setAll(parts);
    setContent(words);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setMaxWidth(Double.MAX_VALUE);
    getStyleClass().add("course-scroll");
    VBox.setVgrow(this, Priority.SOMETIMES);
  }

  /** Words that take no room while they are not there. */
  static ShrinkingText of(PageSizes sizes, MarkdownView view) {
    ShrinkingText made = new ShrinkingText(sizes, List.of(view));
    made.thereWhile(view.visibleProperty());
    return made;
  }

  private void thereWhile(ObservableValue<Boolean> isThere) {
    visibleProperty().bind(isThere);
    managedProperty().bind(isThere);
  }

  /** Its height depends on how its lines break. */
  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
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

  /**
   * How large the words of the page are: never smaller than people read without effort, and before
   * an audience as large as the window's text.
   *
   * @param shown the text size of the window, in pixels
   */
  record PageSizes(ObservableIntegerValue shown) {

    private static final int LEAST = 15;

    /**
     * What is larger than the least grows by this much: prose, the largest text, as the window's.
     */
    private static final double GROWTH = 0.7;

    /** The size of documents. */
    IntegerBinding ofDocuments() {
      return Bindings.createIntegerBinding(() -> Math.max(LEAST, shown.get()), shown);
    }

    /** The size that all others are parts of, as a style. */
    StringBinding style() {
      return Bindings.createStringBinding(() -> "-fx-font-size: " + base() + "px;", shown);
    }

    /** The same as a number. */
    double base() {
      return LEAST + Math.max(0, shown.get() - LEAST) * GROWTH;
    }

    /** How many times larger than usual. */
    double scale() {
      return base() / LEAST;
    }
  }
}
