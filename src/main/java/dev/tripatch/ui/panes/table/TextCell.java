package dev.tripatch.ui.panes.table;

import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/**
 * A cell with a text on one line.
 *
 * @param <R> a row
 */
final class TextCell<R> extends TableCell<R, String> {

  private TextCell(String styleClass, OverrunStyle overrun) {
    getStyleClass().add(styleClass);
    setTextOverrun(overrun);
  }

  /**
   * A cell with a value. Where there is no room its middle gives way, since values that differ,
   * such as images, often do so at the end.
   */
  static <R> TextCell<R> value() {
    return new TextCell<>("value", OverrunStyle.CENTER_ELLIPSIS);
  }

  /** A cell with words. */
  static <R> TextCell<R> words() {
    return new TextCell<>("summary", OverrunStyle.ELLIPSIS);
  }

  @Override
  protected void updateItem(@Nullable String text, boolean empty) {
    super.updateItem(text, empty);
    setText(empty || text == null ? "" : text);
  }
}
