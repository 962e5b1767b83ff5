package dev.tripatch.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A table as text: aligned columns that fit into a width, titles above. The writer of all tables of
 * the command line.
 */
final class TextTable {
  /** Blanks between columns. */
  private static final String GAP = "  ";

  /** What a column does with a cell that it has no room for. */
  enum Fit {
    /** Keeps it, and has the colour of its row. */
    WHOLE,
    /** Leaves out its start: fields differ at their ends. */
    END,
    /** Leaves out its middle: values differ at their ends. */
    ENDS,
    /** Breaks it into lines; for the last column. */
    LINES;

    private List<String> of(String cell, int width) {
      return switch (this) {
        case WHOLE -> List.of(cell);
        case END -> List.of(Wrapping.withoutStart(cell, width));
        case ENDS -> List.of(Wrapping.withoutMiddle(cell, width));
        case LINES -> Wrapping.lines(cell, width);
      };
    }
  }

  /**
   * A column.
   *
   * @param title what is above it
   * @param fit what it does with cells that are too long
   * @param share what it gets in proportion to others where there is too little room; 0 for all
   *     that it needs
   */
  record Column(String title, Fit fit, int share) {}

  private record Row(List<String> cells, UnaryOperator<String> paint) {}

  private final List<Column> columns;
  private final List<Row> rows = new ArrayList<>();

  TextTable(List<Column> columns) {
    this.columns = columns;
  }

  /**
   * Adds a row.
   *
   * @param paint gives the cells of {@link Fit#WHOLE} columns their colour
   */
  public void add(Stream<String> cells, UnaryOperator<String> paint) {
    rows.add(new Row(cells.map(PlainText::line).toList(), paint));
  }

  /** The text: a line of titles, if there are any, and the rows. */
  public String write(int width, UnaryOperator<String> heading) {
    List<String> titles = columns.stream().map(Column::title).toList();
    Stream<List<String>> cells = rows.stream().map(Row::cells);
    int[] shares = columns.stream().mapToInt(Column::share).toArray();
    int[] widths =
        ColumnWidths.of(Stream.concat(Stream.of(titles), cells), shares, GAP.length(), width);
    StringBuilder out = new StringBuilder();
    if (!String.join("", titles).isEmpty()) {
      out.append(heading.apply(titles(titles, widths))).append('\n');
    }
    rows.forEach(row -> append(row, widths, out));
    return out.toString();
  }

  private static String titles(List<String> titles, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String title = Wrapping.withoutStart(titles.get(i), widths[i]);
      line.append(title).repeat(' ', widths[i] - title.length()).append(GAP);
    }
    return line.toString().stripTrailing();
  }

  private void append(Row row, int[] widths, StringBuilder out) {
    StringBuilder line = new StringBuilder();
    int start = 0;
    List<String> more = List.of();
    for (int i = 0; i < widths.length; i++) {
      Fit fit = columns.get(i).fit();
      List<String> lines = fit.of(row.cells().get(i), widths[i]);
      String cell = lines.getFirst();
      line.append(fit == Fit.WHOLE ? row.paint().apply(cell) : cell);
      line.repeat(' ', widths[i] - cell.length()).append(GAP);
      start += i < widths.length - 1 ? widths[i] + GAP.length() : 0;
      more = lines.subList(1, lines.size());
    }
    out.append(line.toString().stripTrailing()).append('\n');
    for (String next : more) {
      out.repeat(' ', start).append(next).append('\n');
    }
  }
}
