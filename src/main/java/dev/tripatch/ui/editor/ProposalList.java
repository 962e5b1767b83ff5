package dev.tripatch.ui.editor;

import dev.tripatch.edit.complete.Suggestion;
import dev.tripatch.ui.editor.line.EditorWords;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.stage.PopupWindow.AnchorLocation;
import javafx.stage.Screen;
import org.jspecify.annotations.Nullable;

/** The list of proposals under the caret; it never takes the keyboard. */
final class ProposalList {

  private static final int ROW = 22;
  private static final int MOST_ROWS = 10;
  private static final double WIDTH = 460;
  private static final double FOOT = 46;
  private static final int SHORT = 40;

  private final Popup popup = new Popup();
  private final ListView<Suggestion> list = new ListView<>();
  private final Label detail = new Label();
  private final VBox box = new VBox(list, detail);

  ProposalList(Consumer<Suggestion> onTaken, Runnable onHidden) {
    // The theme's colours are names that are known from a root downwards, and a popup has no other.
    box.getStyleClass().addAll("root", "completion");
    list.setId("completion");
    list.setAccessibleText(EditorWords.PROPOSALS.text());
    list.setFocusTraversable(false);
    list.setFixedCellSize(ROW);
    list.setCellFactory(view -> new Row(onTaken));
    list.getSelectionModel().selectedItemProperty().subscribe(this::explain);
    detail.getStyleClass().add("completion-detail");
    detail.setWrapText(true);
    detail.setMinHeight(FOOT);
    detail.setPrefHeight(FOOT);
    box.setPrefWidth(WIDTH);
    popup.setAnchorLocation(AnchorLocation.CONTENT_TOP_LEFT);
    popup.setAutoHide(true);
    popup.setHideOnEscape(false);
    popup.getContent().add(box);
    popup.setOnHidden(event -> onHidden.run());
  }

  /** A proposal: what is written, and in grey what it is. */
  private static final class Row extends ListCell<Suggestion> {

    private final Label label = new Label();
    private final Label words = new Label();
    private final HBox row = new HBox(label, words);

    Row(Consumer<Suggestion> onTaken) {
      label.getStyleClass().add("completion-label");
      label.setMinWidth(Region.USE_PREF_SIZE);
      words.getStyleClass().add("completion-words");
      words.setMinWidth(0);
      words.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(words, Priority.ALWAYS);
      setPrefWidth(0);
      setOnMouseClicked(event -> Optional.ofNullable(getItem()).ifPresent(onTaken));
    }

    @Override
    protected void updateItem(Suggestion item, boolean isEmpty) {
      super.updateItem(item, isEmpty);
      if (isEmpty || item == null) {
        setGraphic(null);
      } else {
        label.setText(item.label());
        words.setText(item.detail());
        setGraphic(row);
      }
    }
  }

  /** Sentences that a row has no room for are read below. */
  private void explain(@Nullable Suggestion chosen) {
    String words = chosen == null ? "" : chosen.detail();
    detail.setText(words);
    detail.setVisible(words.length() > SHORT);
    detail.setManaged(words.length() > SHORT);
  }

  boolean isShowing() {
    return popup.isShowing();
  }

  /** Shows proposals at the caret; the first is selected if it may be taken at once. */
  void show(List<Suggestion> proposals, boolean select, Node owner, Bounds caret) {
    list.getItems().setAll(proposals);
    if (select) {
      list.getSelectionModel().select(0);
    } else {
      list.getSelectionModel().clearSelection();
    }
    double height = Math.min(MOST_ROWS, proposals.size()) * ROW + 2.0;
    list.setPrefHeight(height);
    box.setStyle(owner.getScene().getRoot().getStyle());
    double y = placeFor(height + FOOT, caret);
    if (popup.isShowing()) {
      popup.setY(y);
    } else {
      popup.show(owner, caret.getMinX(), y);
    }
    // Before it is shown its rows would be laid out without the colours of its root.
    list.scrollTo(0);
  }

  /** Below the caret, or above where there is no room below. */
  private static double placeFor(double height, Bounds caret) {
    Rectangle2D screen =
        Screen.getScreensForRectangle(caret.getMinX(), caret.getMinY(), 1, 1).stream()
            .findFirst()
            .orElse(Screen.getPrimary())
            .getVisualBounds();
    boolean fits = caret.getMaxY() + height <= screen.getMaxY();
    return fits ? caret.getMaxY() + 2 : Math.max(screen.getMinY(), caret.getMinY() - height - 2);
  }

  void hide() {
    popup.hide();
  }

  Optional<Suggestion> selected() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  Suggestion first() {
    return list.getItems().getFirst();
  }

  /** Selects another proposal, some rows further; from the last comes the first. */
  void move(int rows) {
    int size = list.getItems().size();
    int at = list.getSelectionModel().getSelectedIndex();
    int next = at < 0 ? (rows > 0 ? 0 : size - 1) : Math.floorMod(at + rows, size);
    list.getSelectionModel().select(next);
    list.scrollTo(Math.max(0, next - MOST_ROWS + 1));
  }
}
