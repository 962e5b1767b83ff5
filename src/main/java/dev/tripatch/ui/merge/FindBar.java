package dev.tripatch.ui.merge;

import dev.tripatch.ui.editor.Finder;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.line.Sought;
import dev.tripatch.ui.theme.Hint;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** The bar to search and replace in a pane; gone until it is asked for. */
public final class FindBar extends VBox {

  private final PaneEditor editor;
  private final TextField sought = new TextField();
  private final TextField replacement = new TextField();
  private final ToggleButton matchCase = toggle("Aa", "Match case");
  private final ToggleButton expression = toggle(".*", "Regular expression");
  private final Label count = new Label();
  private final HBox replaceRow = new HBox();

  FindBar(PaneEditor editor) {
    this.editor = editor;
    getStyleClass().add("find-bar");
    sought.setPromptText("Find");
    sought.setAccessibleText("Find in this pane");
    replacement.setPromptText("Replace with");
    replacement.setAccessibleText("Replace with");
    count.getStyleClass().add("count");
    sought.textProperty().subscribe((before, now) -> search());
    matchCase.selectedProperty().subscribe((before, now) -> search());
    expression.selectedProperty().subscribe((before, now) -> search());
    sought.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    replacement.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    editor.finder().countProperty().subscribe(this::showCount);
    setVisible(false);
    managedProperty().bind(visibleProperty());
  }

  /** Not before it is asked for: there is a bar in every pane. */
  private void fill() {
    if (getChildren().isEmpty()) {
      sought.setPrefColumnCount(18);
      replacement.setPrefColumnCount(18);
      HBox findRow =
          row(
              sought,
              matchCase,
              expression,
              button("↑", "Find previous", () -> editor.finder().goOn(-1)),
              button("↓", "Find next", () -> editor.finder().goOn(1)),
              count,
              button("×", "Close the find bar", this::close));
      replaceRow
          .getChildren()
          .setAll(
              replacement,
              button("Replace", "Replace this find", this::replace),
              button("Replace All", "Replace every find", this::replaceAll));
      replaceRow.getStyleClass().add("find-row");
      replaceRow.managedProperty().bind(replaceRow.visibleProperty());
      replaceRow
          .disableProperty()
          .bind(
              Bindings.createBooleanBinding(
                  () -> editor.finder().countProperty().get().count() == 0,
                  editor.finder().countProperty()));
      getChildren().setAll(findRow, replaceRow);
    }
  }

  private static HBox row(Node... parts) {
    HBox row = new HBox(parts);
    row.getStyleClass().add("find-row");
    return row;
  }

  private static Button button(String sign, String name, Runnable action) {
    Button button = new Button(sign);
    button.setAccessibleText(name);
    button.setFocusTraversable(false);
    button.setOnAction(event -> action.run());
    return button;
  }

  private static ToggleButton toggle(String sign, String name) {
    ToggleButton button = new ToggleButton(sign);
    button.setAccessibleText(name);
    button.setFocusTraversable(false);
    Hint.on(button, name);
    return button;
  }

  private Sought wanted() {
    return new Sought(sought.getText(), matchCase.isSelected(), expression.isSelected());
  }

  private void search() {
    if (isVisible()) {
      editor.finder().find(wanted());
      editor.finder().goToFirst();
      showCount(editor.finder().countProperty().get());
    }
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close();
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER) {
      if (replacement.isFocused()) {
        replace();
      } else {
        editor.finder().goOn(event.isShiftDown() ? -1 : 1);
      }
      event.consume();
    }
  }

  private void replace() {
    editor.finder().replaceCurrent(replacement.getText());
  }

  private void replaceAll() {
    editor.finder().replaceAll(replacement.getText());
  }

  private void showCount(Finder.Count found) {
    Optional<String> problem = wanted().problem();
    String text = found.count() == 0 ? "not found" : found.current() + " of " + found.count();
    count.setText(sought.getText().isEmpty() ? "" : problem.orElse(text));
  }

  /** Shows the bar, with what is selected in the editor to search for, and takes the keyboard. */
  public void open() {
    open(editor.commands().selectedWord().orElse(sought.getText()));
  }

  /** Shows the bar with what is selected, and a field for what comes in its place. */
  public void openToReplace() {
    open();
    replaceRow.setVisible(editor.commands().selectedLines().areEditable());
  }

  /** Shows the bar, searches for a text, and takes the keyboard. */
  public void open(String text) {
    fill();
    replaceRow.setVisible(false);
    setVisible(true);
    sought.setText(text);
    search();
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
    editor.finder().find(Sought.NOTHING);
    editor.caret().focus();
  }
}
