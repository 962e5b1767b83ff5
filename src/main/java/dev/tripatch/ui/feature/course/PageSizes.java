package dev.tripatch.ui.feature.course;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableIntegerValue;

/**
 * How large the words of the page are: never smaller than people read without effort, and before an
 * audience as large as the window's text.
 *
 * @param shown the text size of the window, in pixels
 */
record PageSizes(ObservableIntegerValue shown) {

  private static final int LEAST = 15;

  /** What is larger than the least grows by this much: prose, the largest text, as the window's. */
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
