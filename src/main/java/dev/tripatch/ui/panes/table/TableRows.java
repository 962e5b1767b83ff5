package dev.tripatch.ui.panes.table;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.TableView;

/** The rows of the tables. */
public final class TableRows {

  /** How high a row is for each pixel of the text size. */
  private static final double HEIGHT = 1.84;

  private TableRows() {}

  /**
   * Keeps a table's rows at a height that follows a text size in whole pixels: the lines between
   * rows at fractions of a pixel would be of various strengths.
   */
  public static void follow(TableView<?> table, ObservableIntegerValue textSize) {
    table
        .fixedCellSizeProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> (double) Math.round(textSize.get() * HEIGHT), textSize));
  }
}
