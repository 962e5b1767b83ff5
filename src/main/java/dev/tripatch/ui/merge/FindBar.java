package dev.tripatch.ui.merge;

import dev.tripatch.ui.editor.Finder;
import dev.tripatch.ui.editor.PaneEditor;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/** The bar to search in a pane; gone until it is asked for. */
public final class FindBar extends HBox {

  private final PaneEditor editor;
  private final TextField sought = new TextField();
  private final Label count = new Label();

  FindBar(PaneEditor editor) {
    this.editor = editor;
    getStyleClass().add("find-bar");
    sought.setPromptText("Find");
    sought.setAccessibleText("Find in this pane");
    sought.setPrefColumnCount(18);
    count.getStyleClass().add("count");
    sought.textProperty().subscribe((before, now) -> search(now));
    sought.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    editor.finder().countProperty().subscribe(this::showCount);
    setVisible(false);
    managedProperty().bind(visibleProperty());
  }

  /** Not before it is asked for: there is a bar in every pane. */
  private void fill() {
    if (getChildren().isEmpty()) {
      getChildren()
          .addAll(
              sought,
              button("↑", "Find previous", () -> editor.finder().goOn(-1)),
              button("↓", "Find next", () -> editor.finder().goOn(1)),
              count,
              button("×", "Close the find bar", this::close));
    }
  }

  private static Button button(String sign, String name, Runnable action) {
    Button button = new Button(sign);
    button.setAccessibleText(name);
    button.setFocusTraversable(false);
    button.setOnAction(event -> action.run());
    return button;
  }

  private void search(String text) {
    editor.finder().find(text);
    editor.finder().goToFirst();
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close();
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER) {
      editor.finder().goOn(event.isShiftDown() ? -1 : 1);
      event.consume();
    }
  }

  private void showCount(Finder.Count found) {
    String text = found.count() == 0 ? "not found" : found.current() + " of " + found.count();
    count.setText(sought.getText().isEmpty() ? "" : text);
  }

  /** Shows the bar, with what is selected in the editor to search for, and takes the keyboard. */
  public void open() {
    open(editor.selectedWord().orElse(sought.getText()));
  }

  /** Shows the bar, searches for a text, and takes the keyboard. */
  public void open(String text) {
    fill();
    setVisible(true);
    sought.setText(text);
    search(text);
    sought.requestFocus();
    sought.selectAll();
  }

  /** Goes to the next find, or the one before if negative; opens the bar if it is not there. */
  public void next(int by) {
    if (isVisible()) {
      editor.finder().goOn(by);
    } else {
      open();
    }
  }

  /** Takes the bar and its marks away and gives the keyboard back to the editor. */
  public void close() {
    setVisible(false);
    editor.finder().find("");
    editor.focusText();
  }
}
