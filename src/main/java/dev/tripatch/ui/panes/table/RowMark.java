package dev.tripatch.ui.panes.table;

import java.util.List;
import javafx.scene.control.Label;

/**
 * A short sign or word at the end of a row.
 *
 * @param styles the classes that style sheets know it by
 */
public record RowMark(String text, List<String> styles) {

  /** It as a part of a row. */
  public Label label() {
    Label label = new Label(text);
    label.getStyleClass().addAll(styles);
    return label;
  }
}
