package dev.tripatch.ui.editor;

import dev.tripatch.edit.complete.FieldHelp;
import dev.tripatch.edit.complete.Suggestion;
import dev.tripatch.ui.editor.line.EditorWords;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
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
  private static final int FEWEST_ROWS = 3;
  private static final double WIDTH = 460;
  private static final int FOOT_LINE = 16;
  private static final int FOOT_PADDING = 12;
  private static final int MOST_FOOT_LINES = 6;
  private static final int LETTERS_IN_LINE = 66;
  private static final double BESIDE_ROWS = 4;
  private static final int SHORT = 40;

  private final Popup popup = new Popup();
  private final ListView<Suggestion> list = Styles.named(new ListView<>(), "completion");
  private final Label about = Styles.named(new Label(), "about-proposal", "completion-detail");
  private final VBox box = new VBox(list, about);

  ProposalList(Consumer<Suggestion> onTaken, Runnable onHidden) {
    // The theme's colours are names that are known from a root downwards, and a popup has no other.
    box.getStyleClass().addAll("root", "completion");
    list.setAccessibleText(EditorWords.PROPOSALS.text());
    list.setFocusTraversable(false);
    list.setFixedCellSize(ROW);
    list.setCellFactory(view -> new Row(onTaken));
    list.getSelectionModel().selectedItemProperty().subscribe(this::explain);
    about.setWrapText(true);
    box.setMinWidth(WIDTH);
    box.setMaxWidth(WIDTH);
    box.setPrefWidth(WIDTH);
    popup.setAnchorLocation(AnchorLocation.CONTENT_TOP_LEFT);
    // Moved by itself it could cover the line that is typed.
    popup.setAutoFix(false);
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

  /** What a row has no room for is read below; who has chosen nothing yet reads of the first. */
  private void explain(@Nullable Suggestion chosen) {
    Suggestion shown = chosen == null && !list.getItems().isEmpty() ? first() : chosen;
    about.setText(shown == null ? "" : words(shown));
  }

  private static String words(Suggestion proposal) {
    FieldHelp help = proposal.help();
    List<String> lines = new ArrayList<>();
    lines.add(proposal.detail());
    lines.addAll(help.lines());
    return String.join("\n", lines);
  }

  private static boolean hasMore(Suggestion proposal) {
    return proposal.detail().length() > SHORT || !proposal.help().isEmpty();
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
    boolean isExplained = proposals.stream().anyMatch(ProposalList::hasMore);
    Styles.setShown(about, isExplained);
    explain(list.getSelectionModel().getSelectedItem());
    box.setStyle(owner.getScene().getRoot().getStyle());
    double foot = isExplained ? footFor(proposals) : 0;
    about.setMinHeight(foot);
    about.setMaxHeight(foot);
    about.setPrefHeight(foot);
    place(proposals.size(), foot, owner, caret);
    // Before it is shown its rows would be laid out without the colours of its root.
    list.scrollTo(0);
  }

  /** Room for the longest of them, so that the list does not jump from one to the next. */
  private static double footFor(List<Suggestion> proposals) {
    int lines =
        proposals.stream()
            .mapToInt(
                each ->
                    words(each).lines().mapToInt(line -> line.length() / LETTERS_IN_LINE + 1).sum())
            .max()
            .orElse(1);
    return Math.min(MOST_FOOT_LINES, lines) * FOOT_LINE + FOOT_PADDING;
  }

  /** Below the caret, or above where there is more room, with as many rows as fit there. */
  private void place(int proposals, double foot, Node owner, Bounds caret) {
    Rectangle2D screen =
        Screen.getScreensForRectangle(caret.getMinX(), caret.getMinY(), 1, 1).stream()
            .findFirst()
            .orElse(Screen.getPrimary())
            .getVisualBounds();
    double wanted = Math.min(MOST_ROWS, proposals) * ROW + BESIDE_ROWS + foot;
    double below = screen.getMaxY() - caret.getMaxY() - BESIDE_ROWS;
    double above = caret.getMinY() - screen.getMinY() - BESIDE_ROWS;
    boolean isBelow = wanted <= below || below >= above;
    int fitting = (int) ((Math.max(below, above) - foot - BESIDE_ROWS) / ROW);
    int rows = Math.min(Math.min(MOST_ROWS, proposals), Math.max(FEWEST_ROWS, fitting));
    list.setPrefHeight(rows * ROW + 2.0);
    double height = rows * ROW + BESIDE_ROWS + foot;
    double y = isBelow ? caret.getMaxY() + 2 : caret.getMinY() - height;
    double x = Math.max(screen.getMinX(), Math.min(caret.getMinX(), screen.getMaxX() - WIDTH));
    if (popup.isShowing()) {
      popup.setX(x);
      popup.setY(y);
    } else {
      popup.show(owner, x, y);
    }
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
