package dev.tripatch.show.table;

import dev.tripatch.json.Role;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A column of a table, in a window or on a terminal.
 *
 * @param <R> a row
 * @param title what is above it
 * @param fit what it does with a cell that it has no room for
 * @param share what it gets in proportion to others where there is too little room; 0 for all that
 *     it needs
 * @param cell what a row has in it, on one line
 */
public record Column<R>(String title, Fit fit, int share, Function<R, String> cell) {

  /** What a column does with a cell that it has no room for. */
  public enum Fit {
    /** Keeps it, and has the colour of its row. */
    WHOLE,
    /** Leaves out its start: fields differ at their ends. */
    END,
    /** Leaves out its middle: values differ at their ends. */
    ENDS,
    /** Breaks it into lines; for the last column. */
    LINES
  }

  /** The column that names fields: the last to be cut. */
  public static <R> Column<R> field(Function<R, String> name) {
    return new Column<>(ShowWording.FIELD.text(), Fit.END, 6, name);
  }

  /** A column of a few words. */
  public static <R> Column<R> words(String title, Function<R, String> words) {
    return new Column<>(title, Fit.WHOLE, 0, words);
  }

  /** The columns of the values in some texts of a comparison. */
  public static <R> List<Column<R>> values(List<Role> texts, BiFunction<R, Role, String> value) {
    return texts.stream()
        .map(text -> new Column<R>(text.title(), Fit.ENDS, 2, row -> value.apply(row, text)))
        .toList();
  }

  /** The same column of rows that hold such a row. */
  public <S> Column<S> of(Function<S, R> row) {
    return new Column<>(title, fit, share, cell.compose(row));
  }

  /** The same column with its title in capitals, as terminals show it. */
  public Column<R> inCapitals() {
    return new Column<>(title.toUpperCase(Locale.ROOT), fit, share, cell);
  }

  /** What a row has in columns, a line for each: {@code Local: 3}. */
  public static <R> String lines(List<Column<R>> columns, R row) {
    return columns.stream()
        .map(column -> column.title() + ": " + column.cell().apply(row))
        .collect(Collectors.joining("\n"));
  }
}
