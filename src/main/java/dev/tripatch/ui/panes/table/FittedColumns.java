package dev.tripatch.ui.panes.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * Keeps the columns of a table as wide as what they hold. Measured is the longest text of each, not
 * every row; a person can still make a column wider, until the table gets another width.
 *
 * @param <R> a row
 */
public final class FittedColumns<R> {

  private static final String DOCUMENTS = "JetBrains Mono";
  private static final String WORDS = "Inter";

  /** Left and right of a cell's text, in pixels. */
  private static final double AROUND = 16;

  /** The scroll bar's place, whether it is there or not. */
  private static final double SCROLL_BAR = 12;

  /** Heads are not cut further than to this part. */
  private static final int LEAST_PERCENT = 60;

  /** How much of its widest words a column shows in any case. */
  private static final double LEAST_OF_WIDEST = 0.66;

  /** Where heads would be cut further than to this part, a column goes that can. */
  private static final int LEAST_BEFORE_GOING = 85;

  /** A column as wide as this is one that nobody has fitted yet: JavaFX does it in its way. */
  private static final double UNFITTED = 80;

  /** The size of text that widths in pixels are meant for. */
  private static final double USUAL_SIZE = 12;

  private final TableView<TablePlace<R>> table;
  private final List<Fitted<R>> columns = new ArrayList<>();
  private final List<TableColumn<TablePlace<R>, ?>> dispensable = new ArrayList<>();
  private final Set<TableColumn<TablePlace<R>, ?>> unwanted = new HashSet<>();
  private final ObservableIntegerValue textSize;

  private record Fitted<R>(
      TableColumn<TablePlace<R>, ?> column,
      Function<R, String> text,
      String font,
      String widest,
      double beside,
      double weight) {}

  private record Claimed<R>(TableColumn<TablePlace<R>, ?> column, Shares.Claim claim) {}

  public FittedColumns(TableView<TablePlace<R>> table, ObservableIntegerValue textSize) {
    this.table = table;
    this.textSize = textSize;
    WhenChanged.run(this::fit, table.widthProperty(), textSize);
  }

  /** Adds a column, and returns it; what is not visible takes no room. */
  public TableColumn<TablePlace<R>, String> add(Column<R> column) {
    return switch (column.fit()) {
      case END -> addField(column.cell());
      case ENDS -> addValue(column.title(), column.cell());
      case WHOLE, LINES -> addWords(column.title(), column.cell());
    };
  }

  private TableColumn<TablePlace<R>, String> addField(Function<R, String> name) {
    TableColumn<TablePlace<R>, String> column = Columns.field(0, name);
    add(new Fitted<>(column, name, DOCUMENTS, "", 0, 2));
    return column;
  }

  private TableColumn<TablePlace<R>, String> addValue(String title, Function<R, String> value) {
    TableColumn<TablePlace<R>, String> column =
        Columns.value(title, 0, value, OverrunStyle.ELLIPSIS);
    add(new Fitted<>(column, value, DOCUMENTS, "", 0, 1));
    return column;
  }

  /** Adds a column of words, and returns it; what is not visible takes no room. */
  public TableColumn<TablePlace<R>, String> addWords(String title, Function<R, String> words) {
    TableColumn<TablePlace<R>, String> column = Columns.words(title, 0, words);
    add(new Fitted<>(column, words, WORDS, "", 0, 1.5));
    return column;
  }

  /** Adds a column of a feature. */
  public TableColumn<TablePlace<R>, String> add(
      FeatureColumn<FieldPath> column, Function<R, FieldPath> pathOf) {
    Function<R, String> words = row -> column.words().apply(pathOf.apply(row));
    if (!column.isAlwaysThere()) {
      TableColumn<TablePlace<R>, String> shown =
          Columns.words(column.title(), 0, words, overrun(column.fit()));
      add(new Fitted<>(shown, words, WORDS, "", 0, 1.5));
      return shown;
    }
    TableColumn<TablePlace<R>, String> shown = Columns.state(column.title(), words);
    add(new Fitted<>(shown, words, WORDS, column.widest(), 0, 1));
    return shown;
  }

  private static OverrunStyle overrun(Fit fit) {
    return fit == Fit.ENDS ? OverrunStyle.CENTER_ELLIPSIS : OverrunStyle.ELLIPSIS;
  }

  /**
   * Adds a column with a chip before its words.
   *
   * @param beside how wide the chip is at the usual size of text, in pixels
   */
  public void addChip(
      TableColumn<TablePlace<R>, ?> column, Function<R, String> words, double beside) {
    add(new Fitted<>(column, words, WORDS, "", beside, 1.5));
  }

  private void add(Fitted<R> fitted) {
    columns.add(fitted);
    table.getColumns().add(fitted.column());
  }

  /** A column goes where there is no room for the heads of all; the first one goes first. */
  public void hideWhenNarrow(TableColumn<TablePlace<R>, ?> column) {
    dispensable.add(column);
  }

  /** Whether a column is to be seen if there is room for it, after the next fit. */
  public void want(TableColumn<TablePlace<R>, ?> column, boolean isWanted) {
    if (isWanted) {
      unwanted.remove(column);
    } else {
      unwanted.add(column);
    }
  }

  /** Fits the columns to what the rows hold now. */
  public void fit() {
    if (table.getWidth() <= 0) {
      return;
    }
    List<Claimed<R>> seen = seen();
    List<Double> widths = Shares.of(room(), claims(seen));
    Set<TableColumn<TablePlace<R>, ?>> visible = new HashSet<>();
    for (int i = 0; i < seen.size(); i++) {
      double width = widths.get(i);
      seen.get(i).column().setPrefWidth(width == UNFITTED ? Math.nextUp(width) : width);
      visible.add(seen.get(i).column());
    }
    columns.forEach(each -> each.column().setVisible(visible.contains(each.column())));
  }

  /** Each column asks all rows for its claim, so it does that once. */
  private List<Claimed<R>> seen() {
    List<Claimed<R>> seen = new ArrayList<>();
    columns.stream()
        .filter(each -> !unwanted.contains(each.column()))
        .forEach(each -> seen.add(new Claimed<>(each.column(), claim(each))));
    for (TableColumn<TablePlace<R>, ?> column : dispensable) {
      if (least(squeezed(seen, LEAST_BEFORE_GOING)) > room()) {
        seen.removeIf(each -> each.column().equals(column));
      }
    }
    return seen;
  }

  private double room() {
    return table.getWidth() - SCROLL_BAR;
  }

  /** Heads are cut where not even they have room: a table that scrolls sideways hides columns. */
  private List<Shares.Claim> claims(List<Claimed<R>> seen) {
    int percent = 100;
    List<Shares.Claim> claims = seen.stream().map(Claimed::claim).toList();
    while (percent > LEAST_PERCENT && least(claims) > room()) {
      percent--;
      claims = squeezed(seen, percent);
    }
    return claims;
  }

  private static double least(List<Shares.Claim> claims) {
    return claims.stream().mapToDouble(Shares.Claim::least).sum();
  }

  private static <R> List<Shares.Claim> squeezed(List<Claimed<R>> seen, int percent) {
    return seen.stream()
        .map(each -> each.claim().squeezed(percent, each.column().getMinWidth()))
        .toList();
  }

  private Shares.Claim claim(Fitted<R> fitted) {
    String longest =
        fitted.widest().isEmpty()
            ? table.getItems().stream()
                .map(place -> fitted.text().apply(place.row()))
                .max(Comparator.comparingInt(String::length))
                .orElse("")
            : fitted.widest();
    double beside = fitted.beside() * textSize.get() / USUAL_SIZE;
    double head = width(fitted.column().getText(), WORDS) * 1.1;
    double whole = Math.max(head, beside + width(longest, fitted.font()) + 1) + AROUND;
    double needed =
        fitted.widest().isEmpty() ? Math.max(head, beside) + AROUND : whole * LEAST_OF_WIDEST;
    double least = Math.max(fitted.column().getMinWidth(), Math.min(whole, needed));
    return new Shares.Claim(least, Math.max(least, whole), fitted.weight());
  }

  private double width(String words, String font) {
    Text text = new Text(words);
    text.setFont(Font.font(font, textSize.get()));
    return Math.ceil(text.getLayoutBounds().getWidth());
  }

  /**
   * A place in a table. It stays when its row changes, so that only the cells that differ are
   * drawn: a table that gets another item makes all its cells again, which costs typing dearly.
   *
   * @param <R> a row
   */
  public static final class TablePlace<R> {

    private final ReadOnlyObjectWrapper<R> row;

    /** A place that shows a row. */
    public TablePlace(R row) {
      this.row = new ReadOnlyObjectWrapper<>(row);
    }

    public R row() {
      return row.get();
    }

    /** Shows another row in its place. */
    public void show(R other) {
      row.set(other);
    }

    public ReadOnlyObjectProperty<R> rowProperty() {
      return row.getReadOnlyProperty();
    }

    /** Something of the row, as it changes. */
    public <P> ObservableValue<P> part(Function<R, P> part) {
      return row.map(part);
    }
  }
}
