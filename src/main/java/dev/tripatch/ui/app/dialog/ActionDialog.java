package dev.tripatch.ui.app.dialog;

import dev.tripatch.highlight.find.LetterMatch;
import java.util.List;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Finds an action of the menus by a few letters of its name. */
final class ActionDialog extends Dialog<MenuAction> {

  /** Rows that the page keys go on. */
  private static final int PAGE = 8;

  private final List<MenuAction> all;
  private final ObservableList<MenuAction> shown = FXCollections.observableArrayList();
  private final ListView<MenuAction> list = new ListView<>(shown);
  private final TextField search = new TextField();

  ActionDialog(List<MenuAction> actions) {
    all = actions.stream().filter(MenuAction::isPossible).toList();
    setTitle("Find Action");
    search.setId("action-search");
    search.setPromptText("A few letters of the action");
    search.setAccessibleText("A few letters of the action");
    search.textProperty().subscribe(this::find);
    search.addEventFilter(KeyEvent.KEY_PRESSED, this::move);
    list.setId("action-list");
    list.getStyleClass().add("object-list");
    list.setCellFactory(view -> new Cell());
    list.setPrefSize(560, 380);
    list.setAccessibleText("Actions");
    list.setPlaceholder(new Label("No action is called so."));
    // The field keeps the keyboard: what is typed is sought, and a blank chooses nothing.
    list.setFocusTraversable(false);
    list.setOnMouseClicked(event -> clicked());
    VBox content = new VBox(8, search, list);
    VBox.setVgrow(list, Priority.ALWAYS);
    getDialogPane().setContent(content);
    getDialogPane().getButtonTypes().addAll(ButtonType.OK, ButtonType.CANCEL);
    Node ok = getDialogPane().lookupButton(ButtonType.OK);
    ok.disableProperty().bind(list.getSelectionModel().selectedItemProperty().isNull());
    setResultConverter(
        button -> button == ButtonType.OK ? list.getSelectionModel().getSelectedItem() : null);
    // Later: a dialog that has just been shown gives the keyboard to its button.
    setOnShown(event -> Platform.runLater(search::requestFocus));
  }

  private void find(String words) {
    shown.setAll(LetterMatch.find(words, all, action -> action.title() + " " + action.menu()));
    list.getSelectionModel().selectFirst();
    list.scrollTo(0);
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
    if (by != 0 && !shown.isEmpty()) {
      long row = (long) list.getSelectionModel().getSelectedIndex() + by;
      list.getSelectionModel().clearAndSelect(Math.clamp(row, 0, shown.size() - 1));
      list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - PAGE / 2));
      event.consume();
    }
  }

  private void clicked() {
    if (list.getSelectionModel().getSelectedItem() != null) {
      setResult(list.getSelectionModel().getSelectedItem());
      close();
    }
  }

  private static final class Cell extends ListCell<MenuAction> {

    private final Label title = new Label();
    private final Label menu = new Label();
    private final Label keys = new Label();
    private final HBox row;

    Cell() {
      menu.getStyleClass().add("detail");
      menu.setMinWidth(0);
      keys.getStyleClass().add("keys");
      title.setMinWidth(Region.USE_PREF_SIZE);
      keys.setMinWidth(Region.USE_PREF_SIZE);
      Region space = new Region();
      HBox.setHgrow(space, Priority.ALWAYS);
      row = new HBox(12, title, menu, space, keys);
      row.setAlignment(Pos.BASELINE_LEFT);
    }

    @Override
    protected void updateItem(@Nullable MenuAction action, boolean empty) {
      super.updateItem(action, empty);
      setGraphic(action == null ? null : row);
      if (action != null) {
        title.setText(action.title());
        menu.setText(action.menu());
        keys.setText(action.keys());
        setAccessibleText(action.title() + ", " + action.menu() + ", " + action.keys());
      }
    }
  }
}
