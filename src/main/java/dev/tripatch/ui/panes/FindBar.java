package dev.tripatch.ui.panes;

import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.line.Sought;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** The bar to search and replace in a pane; hidden until it is asked for. */
public final class FindBar extends VBox {

  private final PaneEditor editor;
  private final TextField sought = new TextField();
  private final TextField replacement = new TextField();
  private final ToggleButton matchCase = toggle("Aa", PaneWords.MATCH_CASE.text());
  private final ToggleButton expression = toggle(".*", PaneWords.REGULAR_EXPRESSION.text());
  private final Label count = Styles.styled(new Label(), "count");
  private final HBox replaceRow = new HBox();
  private final ToggleButton everywhere =
      toggle(PaneWords.ALL_PANES.text(), PaneWords.FIND_IN_ALL_PANES.text());
  private final FindRange alone;
  private FindRange all;
  private Runnable onOpen = () -> {};
  private Optional<String> said = Optional.empty();

  FindBar(PaneEditor editor) {
    this.editor = editor;
    alone =
        new FindRange(
            List.of(new FindRange.Place("", editor.finder(), true, () -> {})), 0, Runnable::run);
    all = alone;
    getStyleClass().add("find-bar");
    sought.setPromptText(PaneWords.FIND.text());
    sought.setAccessibleText(PaneWords.FIND_IN_THIS_PANE.text());
    replacement.setPromptText(PaneWords.REPLACE_WITH.text());
    replacement.setAccessibleText(PaneWords.REPLACE_WITH.text());
    WhenChanged.run(
        this::search,
        sought.textProperty(),
        matchCase.selectedProperty(),
        expression.selectedProperty());
    everywhere.selectedProperty().subscribe((before, now) -> searchElsewhere(now));
    sought.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    replacement.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    editor.finder().countProperty().subscribe(found -> showCount());
    setVisible(false);
    managedProperty().bind(visibleProperty());
  }

  /** Can search in several panes, and runs something before it does. */
  void setAll(FindRange panes, Runnable beforeOpen) {
    all = panes;
    onOpen = beforeOpen;
    panes.places().forEach(each -> each.finder().countProperty().subscribe(found -> showCount()));
  }

  private FindRange range() {
    return everywhere.isSelected() ? all : alone;
  }

  /** Whether it searches in all panes as soon as it is there. */
  boolean searchesAll() {
    return everywhere.isSelected();
  }

  /** Whether it is there and searches in all panes. */
  boolean isEverywhere() {
    return isVisible() && everywhere.isSelected();
  }

  private void searchElsewhere(boolean inAll) {
    if (isVisible()) {
      all.clear();
      onOpen.run();
      search();
      sought.setAccessibleText(
          inAll ? PaneWords.FIND_IN_ALL_PANES.text() : PaneWords.FIND_IN_THIS_PANE.text());
    }
  }

  /** Not before it is asked for: there is a bar in every pane. */
  private void fill() {
    if (getChildren().isEmpty()) {
      sought.setPrefColumnCount(10);
      replacement.setPrefColumnCount(18);
      HBox findRow =
          row(
              sought,
              matchCase,
              expression,
              everywhere,
              button("↑", PaneWords.FIND_PREVIOUS.text(), () -> goOn(-1)),
              button("↓", PaneWords.FIND_NEXT.text(), () -> goOn(1)),
              count,
              button("×", PaneWords.CLOSE_THE_FIND_BAR.text(), this::close));
      replaceRow
          .getChildren()
          .setAll(
              replacement,
              button(PaneWords.REPLACE.text(), PaneWords.REPLACE_THIS_FIND.text(), this::replace),
              everyFind());
      replaceRow.getStyleClass().add("find-row");
      replaceRow.managedProperty().bind(replaceRow.visibleProperty());
      getChildren().setAll(findRow, replaceRow);
    }
  }

  private Button everyFind() {
    Button button =
        button(PaneWords.REPLACE_ALL.text(), PaneWords.REPLACE_EVERY_FIND.text(), this::replaceAll);
    Hint.on(button, PaneWords.REPLACE_ALL_HELP.text());
    return button;
  }

  private static HBox row(Node... parts) {
    return Styles.styled(new HBox(parts), "find-row");
  }

  private static Button button(String sign, String name, Runnable action) {
    Button button = Styles.whole(new Button(sign));
    button.setAccessibleText(name);
    button.setFocusTraversable(false);
    button.setOnAction(event -> action.run());
    return button;
  }

  private static ToggleButton toggle(String sign, String name) {
    ToggleButton button = Styles.whole(new ToggleButton(sign));
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
      said = Optional.empty();
      range().find(wanted());
      showCount();
    }
  }

  private void goOn(int by) {
    said = Optional.empty();
    range().goOn(by);
    showCount();
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close();
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER) {
      if (replacement.isFocused()) {
        replace();
      } else {
        goOn(event.isShiftDown() ? -1 : 1);
      }
      event.consume();
    }
  }

  private void replace() {
    said = range().replaceCurrent(replacement.getText());
    showCount();
  }

  private void replaceAll() {
    said = range().replaceAll(replacement.getText());
    showCount();
  }

  private void showCount() {
    Optional<String> problem = wanted().problem();
    replaceRow.setDisable(range().count() == 0);
    count.setText(
        sought.getText().isEmpty() ? "" : problem.or(() -> said).orElseGet(range()::says));
  }

  /** Shows the bar, with what is selected in the editor to search for, and takes the keyboard. */
  public void open() {
    everywhere.setSelected(false);
    openWithSelected();
  }

  /** The same for all panes. */
  public void openEverywhere() {
    everywhere.setSelected(true);
    openWithSelected();
  }

  private void openWithSelected() {
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
    onOpen.run();
    range().begin();
    replaceRow.setVisible(false);
    setVisible(true);
    sought.setText(text);
    search();
    // Without its look a field takes no keys, and the next key may be here before the next frame.
    sought.applyCss();
    sought.requestFocus();
    sought.selectAll();
  }

  /** Goes to the next find, or the one before if negative; opens the bar if it is not there. */
  public void next(int by) {
    if (isVisible()) {
      goOn(by);
    } else {
      open();
    }
  }

  /** Takes the bar and its marks away and gives the keyboard back to the editor. */
  public void close() {
    hide();
    editor.caret().focus();
  }

  /** Takes the bar and its marks away. */
  void hide() {
    if (isVisible()) {
      setVisible(false);
      range().clear();
    }
  }
}
