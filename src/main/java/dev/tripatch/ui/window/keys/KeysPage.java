package dev.tripatch.ui.window.keys;

import dev.tripatch.show.LetterMatch;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
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
  private final TextField filter = new TextField();
  private final ListView<Shortcut> list = new ListView<>();
  private final Label message = new Label();

  /** The action that waits for its keys; null if none does. */
  private final ObjectProperty<@Nullable Shortcut> waiting = new SimpleObjectProperty<>();

  /** A page that changes these keys. */
  public KeysPage(Keys keys) {
    super(8);
    this.keys = keys;
    setStyle("-fx-padding: 12 16 12 16;");
    filter.setId("keys-filter");
    filter.setPromptText("A few letters of the action");
    filter.setAccessibleText("A few letters of the action");
    filter.textProperty().subscribe(this::filter);
    list.setId("keys-list");
    list.setAccessibleText("Actions and their keys");
    list.getStyleClass().add("object-list");
    list.setPrefSize(560, 300);
    list.setCellFactory(view -> new KeyCell(keys));
    list.setOnMouseClicked(event -> clicked(event.getClickCount()));
    VBox.setVgrow(list, Priority.ALWAYS);
    message.setId("keys-message");
    message.setWrapText(true);
    message.setMinHeight(Region.USE_PREF_SIZE);
    message.setText("Select an action and change its keys. They take effect at once.");
    getChildren().setAll(filter, list, message, buttons());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
  }

  private HBox buttons() {
    Button change = new Button("Change Keys");
    change.setId("keys-change");
    change.setOnAction(event -> selected().ifPresent(this::await));
    Button reset = new Button("Reset");
    reset.setId("keys-reset");
    reset.setOnAction(event -> selected().ifPresent(this::reset));
    Button all = new Button("Reset All");
    all.setId("keys-reset-all");
    all.setOnAction(event -> resetAll());
    BooleanBinding none = list.getSelectionModel().selectedItemProperty().isNull();
    change.disableProperty().bind(none.or(waiting.isNotNull()));
    reset.disableProperty().bind(none.or(waiting.isNotNull()));
    all.disableProperty().bind(waiting.isNotNull());
    return new HBox(8, change, reset, all);
  }

  private void filter(String letters) {
    list.getItems().setAll(LetterMatch.find(letters, List.of(Shortcut.values()), Shortcut::title));
    list.getSelectionModel().selectFirst();
  }

  private Optional<Shortcut> selected() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  private void clicked(int times) {
    if (times == 2) {
      selected().ifPresent(this::await);
    } else {
      waiting.set(null);
    }
  }

  private void await(Shortcut shortcut) {
    waiting.set(shortcut);
    list.requestFocus();
    message.setText(
        "Press the new keys for “%s”. Esc leaves them as they are.".formatted(shortcut.title()));
  }

  private void pressed(KeyEvent event) {
    Shortcut shortcut = waiting.get();
    if (shortcut != null) {
      event.consume();
      take(shortcut, KeyPress.of(event));
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

  private void take(Shortcut shortcut, KeyPress press) {
    if (press.isEscape()) {
      waiting.set(null);
      message.setText("The keys are as they were.");
    } else if (press.isWhole()) {
      Optional<String> objection = table().objection(shortcut, press);
      if (objection.isEmpty()) {
        waiting.set(null);
        change(table().with(shortcut, press));
      }
      String name = press.combination(table().keyboard()).getDisplayText();
      message.setText(
          objection
              .map(
                  reason ->
                      name
                          + ": "
                          + reason
                          + (waiting.get() == null ? "" : " Press other keys, or Esc."))
              .orElse("“%s” has %s now.".formatted(shortcut.title(), name)));
    }
  }

  private void reset(Shortcut shortcut) {
    if (table().isChanged(shortcut)) {
      table().firstPress(shortcut).ifPresent(press -> take(shortcut, press));
    } else {
      message.setText("“%s” has its first keys.".formatted(shortcut.title()));
    }
  }

  private void resetAll() {
    change(KeyTable.first(table().keyboard()));
    message.setText("All actions have their first keys.");
  }

  private KeyTable table() {
    return keys.tableProperty().get();
  }

  private void change(KeyTable table) {
    keys.choose(table);
    list.refresh();
  }
}
