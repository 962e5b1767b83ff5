package dev.tripatch.ui.app.dialog;

import dev.tripatch.ui.model.document.ObjectChoice;
import dev.tripatch.ui.model.document.OpenDocument;
import java.util.List;
import java.util.Locale;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Asks which of the objects in a file is meant. */
final class ObjectChooserDialog extends Dialog<OpenDocument> {

  /** Rows that the page keys go on. */
  private static final int PAGE = 8;

  private final FilteredList<OpenDocument> shown;
  private final ListView<OpenDocument> list;
  private final TextField filter = new TextField();

  ObjectChooserDialog(String title, List<OpenDocument> documents) {
    shown = new FilteredList<>(FXCollections.observableArrayList(documents));
    list = new ListView<>(shown);
    setTitle("Tripatch");
    setHeaderText(title);
    filter.setId("object-filter");
    filter.setPromptText("Kind, namespace or name");
    filter.setAccessibleText("Kind, namespace or name of the object");
    filter.textProperty().subscribe((before, now) -> filter(now));
    filter.addEventFilter(KeyEvent.KEY_PRESSED, this::move);
    list.setId("object-list");
    list.getStyleClass().add("object-list");
    list.setCellFactory(view -> new Cell());
    list.setPrefSize(620, 340);
    list.setAccessibleText("Objects");
    list.getSelectionModel().selectFirst();
    // The filter keeps the keyboard: what is typed is sought, and a blank chooses nothing.
    list.setFocusTraversable(false);
    list.setOnMouseClicked(event -> clicked(event.getClickCount()));
    VBox content = new VBox(8, filter, list);
    getDialogPane().setContent(content);
    getDialogPane().getButtonTypes().addAll(ButtonType.OK, ButtonType.CANCEL);
    Node ok = getDialogPane().lookupButton(ButtonType.OK);
    ok.disableProperty().bind(list.getSelectionModel().selectedItemProperty().isNull());
    setResultConverter(
        button -> button == ButtonType.OK ? list.getSelectionModel().getSelectedItem() : null);
    // Later: a dialog that has just been shown gives the keyboard to its button.
    setOnShown(event -> Platform.runLater(filter::requestFocus));
  }

  private void filter(String words) {
    List<String> wanted = List.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+"));
    shown.setPredicate(
        document ->
            wanted.stream().allMatch(describe(document).toLowerCase(Locale.ROOT)::contains));
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
    if (by != 0 && !shown.isEmpty()) {
      int row =
          Math.clamp((long) list.getSelectionModel().getSelectedIndex() + by, 0, shown.size() - 1);
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

  private static String describe(OpenDocument document) {
    return document
        .origin()
        .map(OpenDocument.Origin::object)
        .map(ObjectChooserDialog::describe)
        .orElseGet(() -> document.text().lines().findFirst().orElse(""));
  }

  private static String describe(ObjectChoice object) {
    return object.title() + (object.apiVersion().isEmpty() ? "" : "   " + object.apiVersion());
  }

  private static final class Cell extends ListCell<OpenDocument> {

    @Override
    protected void updateItem(@Nullable OpenDocument document, boolean empty) {
      super.updateItem(document, empty);
      setText(document == null ? "" : describe(document));
    }
  }
}
