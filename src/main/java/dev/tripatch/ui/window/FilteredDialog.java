package dev.tripatch.ui.window;

import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/**
 * Asks for one of many things: what is typed filters them, arrows choose, Enter takes.
 *
 * @param <T> a thing
 */
abstract class FilteredDialog<T> extends Dialog<T> {

  /** Rows that the page keys go on. */
  private static final int PAGE = 8;

  private final Function<String, List<T>> matching;
  private final ListView<T> list = new ListView<>();
  private final TextField filter = new TextField();

  /**
   * A dialog.
   *
   * @param name what the things are called, for style sheets and tests
   * @param prompt what can be typed
   * @param matching the things that match what is typed
   */
  FilteredDialog(String name, String prompt, Function<String, List<T>> matching) {
    this.matching = matching;
    setTitle("Tripatch");
    filter.setId(name + "-filter");
    filter.setPromptText(prompt);
    filter.setAccessibleText(prompt);
    filter.textProperty().subscribe(this::filter);
    filter.addEventFilter(KeyEvent.KEY_PRESSED, this::move);
    Styles.named(list, name + "-list", "object-list");
    list.setPrefSize(620, 340);
    // The filter keeps the keyboard: what is typed is sought, and a blank chooses nothing.
    list.setFocusTraversable(false);
    list.setOnMouseClicked(event -> clicked(event.getClickCount()));
    getDialogPane().setContent(new VBox(8, filter, list));
    getDialogPane().getButtonTypes().addAll(ButtonType.OK, ButtonType.CANCEL);
    Node ok = getDialogPane().lookupButton(ButtonType.OK);
    ok.disableProperty().bind(list.getSelectionModel().selectedItemProperty().isNull());
    setResultConverter(
        button -> button == ButtonType.OK ? list.getSelectionModel().getSelectedItem() : null);
    // Later: a dialog that has just been shown gives the keyboard to its button.
    setOnShown(event -> Platform.runLater(filter::requestFocus));
  }

  /** The list of things, to say how each looks. */
  final ListView<T> list() {
    return list;
  }

  private void filter(String words) {
    list.getItems().setAll(matching.apply(words));
    list.getSelectionModel().selectFirst();
  }

  /** Goes through the list by keys that mean nothing in a field of one line. */
  private void move(KeyEvent event) {
    int by =
        switch (event.getCode()) {
          case DOWN -> 1;
          case UP -> -1;
          case PAGE_DOWN -> PAGE;
          case PAGE_UP -> -PAGE;
          default -> 0;
        };
    int count = list.getItems().size();
    if (by != 0 && count > 0) {
      int row = Math.clamp((long) list.getSelectionModel().getSelectedIndex() + by, 0, count - 1);
      list.getSelectionModel().clearAndSelect(row);
      list.scrollTo(Math.max(0, row - PAGE / 2));
      event.consume();
    }
  }

  private void clicked(int times) {
    filter.requestFocus();
    if (times == 2 && list.getSelectionModel().getSelectedItem() != null) {
      setResult(list.getSelectionModel().getSelectedItem());
      close();
    }
  }
}
