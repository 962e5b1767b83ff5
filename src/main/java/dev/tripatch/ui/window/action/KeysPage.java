package dev.tripatch.ui.window.action;

import dev.tripatch.show.LetterMatch;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Shows the keys of all actions; a person chooses an action and presses the keys they want. */
public final class KeysPage extends VBox {

  private final Keys keys;
  private final TextField filter = Styles.named(new TextField(), "keys-filter");
  private final ListView<Action> list = new ListView<>();
  private final Label message = Styles.named(new Label(), "keys-message");

  /** The action that waits for its keys; null if none does. */
  private final ObjectProperty<@Nullable Action> waiting = new SimpleObjectProperty<>();

  /** A page that changes these keys. */
  public KeysPage(Keys keys) {
    super(8);
    this.keys = keys;
    setStyle("-fx-padding: 12 16 12 16;");
    filter.setPromptText(KeyWords.LETTERS.text());
    filter.setAccessibleText(KeyWords.LETTERS.text());
    filter.textProperty().subscribe(this::filter);
    list.setId("keys-list");
    list.setAccessibleText(KeyWords.ACTIONS.text());
    list.getStyleClass().add("object-list");
    list.setPrefSize(560, 300);
    list.setCellFactory(view -> new Cell());
    list.setOnMouseClicked(event -> clicked(event.getClickCount()));
    VBox.setVgrow(list, Priority.ALWAYS);
    message.setWrapText(true);
    message.setMinHeight(Region.USE_PREF_SIZE);
    message.setText(KeyWords.SELECT_ACTION.text());
    getChildren().setAll(filter, list, message, buttons());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
  }

  private HBox buttons() {
    Button change = Styles.named(new Button(KeyWords.CHANGE.text()), "keys-change");
    change.setOnAction(event -> selected().ifPresent(this::await));
    Button reset = Styles.named(new Button(KeyWords.RESET.text()), "keys-reset");
    reset.setOnAction(event -> selected().ifPresent(this::reset));
    Button all = Styles.named(new Button(KeyWords.RESET_ALL.text()), "keys-reset-all");
    all.setOnAction(event -> resetAll());
    BooleanBinding none = list.getSelectionModel().selectedItemProperty().isNull();
    change.disableProperty().bind(none.or(waiting.isNotNull()));
    reset.disableProperty().bind(none.or(waiting.isNotNull()));
    all.disableProperty().bind(waiting.isNotNull());
    return new HBox(8, change, reset, all);
  }

  private void filter(String letters) {
    list.getItems().setAll(LetterMatch.find(letters, table().actions(), KeysPage::says));
    list.getSelectionModel().selectFirst();
  }

  private Optional<Action> selected() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  private void clicked(int times) {
    if (times == 2) {
      selected().ifPresent(this::await);
    } else {
      waiting.set(null);
    }
  }

  private void await(Action action) {
    waiting.set(action);
    list.requestFocus();
    message.setText(KeyWords.PRESS.text("action", says(action)));
  }

  private void pressed(KeyEvent event) {
    Action action = waiting.get();
    if (action != null) {
      event.consume();
      take(action, KeyPress.of(event));
    } else if (event.getCode() == KeyCode.ENTER && list.isFocused()) {
      event.consume();
      selected().ifPresent(this::await);
    } else if (event.getCode() == KeyCode.ESCAPE && list.isFocused()) {
      // The list would keep this key for itself.
      event.consume();
      Event.fireEvent(getParent(), event.copyFor(this, getParent()));
    }
  }

  /** What is typed with keys that are taken is no text. */
  private void swallow(KeyEvent event) {
    if (waiting.get() != null) {
      event.consume();
    }
  }

  private void take(Action action, KeyPress press) {
    if (press.isEscape()) {
      waiting.set(null);
      message.setText(KeyWords.UNCHANGED.text());
    } else if (press.isWhole()) {
      Optional<String> objection = table().objection(action, press);
      if (objection.isEmpty()) {
        waiting.set(null);
        change(table().with(action, press));
      }
      String name = press.combination(table().keyboard()).getDisplayText();
      message.setText(
          objection
              .map(
                  reason ->
                      waiting.get() == null
                          ? KeyWords.OBJECTION.text("keys", name, "reason", reason)
                          : KeyWords.OBJECTION_WAITING.text("keys", name, "reason", reason))
              .orElse(KeyWords.HAS_NOW.text("action", says(action), "keys", name)));
    }
  }

  private void reset(Action action) {
    if (table().isChanged(action)) {
      table().firstPress(action).ifPresent(press -> take(action, press));
    } else {
      message.setText(KeyWords.HAS_FIRST.text("action", says(action)));
    }
  }

  private void resetAll() {
    change(table().first());
    message.setText(KeyWords.ALL_FIRST.text());
  }

  private KeyTable table() {
    return keys.tableProperty().get();
  }

  private void change(KeyTable table) {
    keys.choose(table);
    list.refresh();
  }

  private static String says(Action action) {
    return action.keys().map(ActionKeys::says).orElse("");
  }

  /** An action with its keys, and whether a person changed them. */
  private final class Cell extends ListCell<Action> {

    private final Label title = new Label();
    private final Label changed = new Label();
    private final Label shown = new Label();
    private final HBox row;

    Cell() {
      changed.getStyleClass().add("detail");
      shown.getStyleClass().add("keys");
      shown.setMinWidth(Region.USE_PREF_SIZE);
      changed.setMinWidth(Region.USE_PREF_SIZE);
      title.setMinWidth(0);
      row = new HBox(12, title, Styles.space(), changed, shown);
      row.setAlignment(Pos.BASELINE_LEFT);
      row.setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Action action, boolean empty) {
      super.updateItem(action, empty);
      setGraphic(action == null ? null : row);
      if (action != null) {
        title.setText(says(action));
        changed.setText(table().isChanged(action) ? KeyWords.CHANGED.text() : "");
        shown.setText(keys.wordsOf(action));
        setAccessibleText(says(action) + ", " + shown.getText() + ", " + changed.getText());
      }
    }
  }
}
