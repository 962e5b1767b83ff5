package dev.tripatch.ui.window;

import dev.tripatch.show.PairRow;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Two texts in two columns that scroll together, as each row holds a line of both. */
final class PairList extends ListView<PairRow> {

  private final Keys keys;

  PairList(List<PairRow> rows, Keys keys) {
    this.keys = keys;
    Styles.named(this, "pair-list", "comparison-list", "pair-list");
    setAccessibleText(DialogWords.TWO_TEXTS.text());
    getItems().setAll(rows);
    setCellFactory(list -> new PairCell(this::unfold));
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /**
   * Shows the first difference from a row on; only a list that is laid out knows how far that is.
   */
  void start(int row) {
    applyCss();
    layout();
    goTo(row);
    if (!getItems().get(row).isDifference()) {
      goToDifference(1);
    }
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      unfold(getSelectionModel().getSelectedIndex());
      event.consume();
    } else if (keys.of("COPY").match(event)) {
      copy();
      event.consume();
    }
  }

  /** Shows the lines of a folded row; any other row stays as it is. */
  private void unfold(int index) {
    if (index >= 0 && getItems().get(index) instanceof PairRow.Folded folded) {
      getItems().remove(index);
      getItems().addAll(index, folded.rows());
      getSelectionModel().clearAndSelect(index);
      getFocusModel().focus(index);
    }
  }

  /** Selects the first row of the next difference, or of the one before; none is no change. */
  void goToDifference(int by) {
    List<PairRow> rows = getItems();
    int at = getSelectionModel().getSelectedIndex() + by;
    while (at >= 0 && at < rows.size() && !isStart(at)) {
      at += by;
    }
    if (at >= 0 && at < rows.size()) {
      goTo(at);
    }
  }

  private void goTo(int row) {
    getSelectionModel().clearAndSelect(row);
    getFocusModel().focus(row);
    scrollTo(row <= 2 * PairRow.AROUND ? 0 : row - PairRow.AROUND);
  }

  private boolean isStart(int at) {
    return getItems().get(at).isDifference() && (at == 0 || !getItems().get(at - 1).isDifference());
  }

  /** The selected lines; where the texts differ, the first text's lines and then the second's. */
  private void copy() {
    ClipboardContent content = new ClipboardContent();
    content.putString(
        getSelectionModel().getSelectedItems().stream()
            .flatMap(PairList::lines)
            .collect(Collectors.joining("\n")));
    Clipboard.getSystemClipboard().setContent(content);
  }

  private static Stream<String> lines(PairRow row) {
    return switch (row) {
      case PairRow.Folded folded -> folded.rows().stream().flatMap(PairList::lines);
      case PairRow.Beside beside ->
          Stream.of(beside.left(), beside.right())
              .flatMap(Optional::stream)
              .map(PairRow.Side::text)
              .distinct();
    };
  }
}
