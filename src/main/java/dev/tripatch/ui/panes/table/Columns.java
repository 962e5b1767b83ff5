package dev.tripatch.ui.panes.table;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Tally;
import dev.tripatch.json.FieldPath;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.show.StoredResult;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.show.table.ShowWording;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.settings.Hint;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** The columns that the tables below the panes are made of. */
public final class Columns {

  private static final double SMALLEST = 64;
  private static final double SMALLEST_FIELD = 110;
  private static final String DONE = "✓ ";

  private Columns() {}

  /** A column that names fields. */
  public static <R> TableColumn<TablePlace<R>, String> field(
      double width, Function<R, String> name) {
    TableColumn<TablePlace<R>, String> column = text(TableWords.FIELD.text(), width, name);
    column.setCellFactory(each -> new NameCell<>(Optional.empty()));
    column.setMinWidth(SMALLEST_FIELD);
    return column;
  }

  /**
   * Makes a column that names fields call when somebody presses the sign that folds a row.
   *
   * @param fold folds or unfolds a row
   */
  public static <R> void onSign(TableColumn<TablePlace<R>, String> column, Consumer<R> fold) {
    column.setCellFactory(each -> new NameCell<>(Optional.of(fold)));
  }

  /**
   * A column of values. Where there is no room the middle gives way, since values that differ, such
   * as images, often do so at the end.
   */
  public static <R> TableColumn<TablePlace<R>, String> value(
      String title, double width, Function<R, String> value) {
    return value(title, width, value, OverrunStyle.CENTER_ELLIPSIS);
  }

  /** The same where another part gives way. */
  static <R> TableColumn<TablePlace<R>, String> value(
      String title, double width, Function<R, String> value, OverrunStyle overrun) {
    TableColumn<TablePlace<R>, String> column = text(title, width, value);
    column.setCellFactory(each -> new TextCell<>("value", overrun));
    return column;
  }

  public static <R> TableColumn<TablePlace<R>, String> words(
      String title, double width, Function<R, String> words) {
    return words(title, width, words, OverrunStyle.ELLIPSIS);
  }

  /** The same where another part gives way. */
  static <R> TableColumn<TablePlace<R>, String> words(
      String title, double width, Function<R, String> words, OverrunStyle overrun) {
    TableColumn<TablePlace<R>, String> column = text(title, width, words);
    column.setCellFactory(each -> new TextCell<>("summary", overrun));
    return column;
  }

  /** How far decisions are, in the colours of that. */
  static <R> TableColumn<TablePlace<R>, String> state(String title, Function<R, String> words) {
    TableColumn<TablePlace<R>, String> column = text(title, 0, words);
    column.setCellFactory(each -> new StateCell<>());
    return column;
  }

  private static <R> TableColumn<TablePlace<R>, String> text(
      String title, double width, Function<R, String> text) {
    TableColumn<TablePlace<R>, String> column = new TableColumn<>(title);
    column.setCellValueFactory(place -> place.getValue().part(text));
    return settled(column, width);
  }

  /** Gives a column its share of the width; it stays where it is, for its rows have an order. */
  public static <R, T> TableColumn<TablePlace<R>, T> settled(
      TableColumn<TablePlace<R>, T> column, double width) {
    column.setPrefWidth(width);
    column.setMinWidth(SMALLEST);
    column.setSortable(false);
    column.setReorderable(false);
    return column;
  }

  /** What is decided about each field. */
  public static FeatureColumn<FieldPath> decided(DecisionsViewModel decisions) {
    return new FeatureColumn<>(
        TableWords.DECIDED.text(),
        Fit.WHOLE,
        path -> decided(decisions.getTally(), path),
        DONE + Fate.TAKE_LAST_APPLIED.done(),
        decisions.tallyProperty());
  }

  /** Who set a field of live last, and how long ago that was when live was read. */
  public static FeatureColumn<FieldPath> owner(
      ComparisonViewModel comparison, ReadOnlyObjectProperty<Instant> asOf) {
    return new FeatureColumn<>(
        ShowWording.OWNER.text(),
        Fit.ENDS,
        path -> comparison.getView().flatMap(view -> view.ownerOf(path, asOf.get())).orElse(""),
        "",
        asOf);
  }

  /** What a server stores where that is not the result; empty while nobody wants to see it. */
  public static FeatureColumn<FieldPath> stored(
      ReadOnlyObjectProperty<Optional<StoredResult>> stored) {
    return new FeatureColumn<>(
        ShowWording.AS_STORED.text(),
        path -> stored.get().map(result -> result.words(path)).orElse(""),
        stored);
  }

  private static String decided(Tally tally, FieldPath path) {
    return tally
        .at(path)
        .map(words -> DONE + words)
        .orElse(tally.undecided().contains(path) ? TableWords.UNDECIDED.text() : "");
  }

  /** A text on one line. */
  private static class TextCell<R> extends TableCell<R, String> {

    TextCell(String styleClass, OverrunStyle overrun) {
      getStyleClass().add(styleClass);
      setTextOverrun(overrun);
    }

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      setText(empty || text == null ? "" : VisibleText.line(text));
    }
  }

  /** What is decided, or that it is not. */
  private static final class StateCell<R> extends TextCell<R> {

    private static final String DECIDED = "mark-decided";
    private static final String OPEN = "mark-conflict";

    StateCell() {
      super("summary", OverrunStyle.ELLIPSIS);
    }

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      getStyleClass().removeAll(DECIDED, OPEN);
      if (!getText().isEmpty()) {
        getStyleClass().add(getText().startsWith(DONE) ? DECIDED : OPEN);
      }
    }
  }

  /**
   * A field's path, its end darker than what it shares with others. Where there is no room its
   * front gives way; a mouse that rests on it gets all of it.
   */
  private static final class NameCell<R> extends TableCell<TablePlace<R>, String> {

    private final Hint whole = new Hint(this);
    private final PathLabel path = new PathLabel();

    NameCell(Optional<Consumer<R>> fold) {
      fold.ifPresent(
          each -> addEventFilter(MouseEvent.MOUSE_PRESSED, event -> pressed(event, each)));
      setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
      path.prefWidthProperty()
          .bind(
              Bindings.createDoubleBinding(
                  () -> Math.max(0, getWidth() - getInsets().getLeft() - getInsets().getRight()),
                  widthProperty(),
                  insetsProperty()));
    }

    /** It selects nothing, as in any tree. */
    private void pressed(MouseEvent event, Consumer<R> fold) {
      TablePlace<R> place = getTableRow().getItem();
      if (place != null
          && event.getButton() == MouseButton.PRIMARY
          && path.isOnSign(event.getX() - getInsets().getLeft())) {
        event.consume();
        fold.accept(place.row());
      }
    }

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      String name = empty || text == null ? "" : text;
      path.show(name);
      setText(path.words());
      setGraphic(name.isEmpty() ? null : path);
      whole.say(path.words());
    }
  }
}
