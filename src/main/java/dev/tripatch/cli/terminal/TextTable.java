package dev.tripatch.cli.terminal;

import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A table as text: aligned columns that fit into a width, titles above. The writer of all tables of
 * the command line.
 */
public final class TextTable<R> {
  /** Blanks between columns. */
  private static final String GAP = "  ";

  private record Painted(List<String> cells, UnaryOperator<String> paint) {}

  private final List<Column<R>> columns;
  private final List<Painted> rows = new ArrayList<>();

  public TextTable(List<Column<R>> columns) {
    this.columns = columns;
  }

  /**
   * Adds a row.
   *
   * @param paint gives the cells of {@link Fit#WHOLE} columns their colour
   */
  public void add(R row, UnaryOperator<String> paint) {
    Stream<String> cells = columns.stream().map(column -> column.cell().apply(row));
    rows.add(new Painted(cells.map(PlainText::line).toList(), paint));
  }

  /** Adds rows without colours. */
  public TextTable<R> of(List<R> all) {
    all.forEach(row -> add(row, cell -> cell));
    return this;
  }

  /** The text: a line of titles, if there are any, and the rows. */
  public String write(int width, UnaryOperator<String> heading) {
    List<String> titles = columns.stream().map(Column::title).toList();
    Stream<List<String>> cells = rows.stream().map(Painted::cells);
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

  private static List<String> fitted(String cell, Fit fit, int width) {
    return switch (fit) {
      case WHOLE -> List.of(cell);
      case END -> List.of(Wrapping.withoutStart(cell, width));
      case ENDS -> List.of(Wrapping.withoutMiddle(cell, width));
      case LINES -> Wrapping.lines(cell, width);
    };
  }

  private void append(Painted row, int[] widths, StringBuilder out) {
    StringBuilder line = new StringBuilder();
    int start = 0;
    List<String> more = List.of();
    for (int i = 0; i < widths.length; i++) {
      Fit fit = columns.get(i).fit();
      List<String> lines = fitted(row.cells().get(i), fit, widths[i]);
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

  /** How wide the columns of a table are. */
  private static final class ColumnWidths {
    /** No column gets less. */
    private static final int LEAST = 6;

    private ColumnWidths() {}

    /**
     * Each column as wide as its widest cell, if the table then fits into the width.
     *
     * @param shares what columns get in proportion where there is too little room; 0 for one that
     *     keeps all
     * @param gap blanks between columns
     */
    static int[] of(Stream<List<String>> lines, int[] shares, int gap, int width) {
      int[] widths = new int[shares.length];
      for (Iterator<List<String>> each = lines.iterator(); each.hasNext(); ) {
        List<String> cells = each.next();
        for (int i = 0; i < widths.length; i++) {
          widths[i] = Math.max(widths[i], cells.get(i).length());
        }
      }
      int room = width - gap * (widths.length - 1);
      int total = 0;
      for (int each : widths) {
        total += each;
      }
      for (int over = total - room; over > 0; over--) {
        shrinkOne(widths, shares);
      }
      return widths;
    }

    /** Takes one character from the column that has most for its share. */
    private static void shrinkOne(int[] widths, int[] shares) {
      int most = -1;
      for (int i = 0; i < widths.length; i++) {
        boolean isFree = shares[i] > 0 && widths[i] > LEAST;
        if (isFree && (most < 0 || widths[i] * shares[most] > widths[most] * shares[i])) {
          most = i;
        }
      }
      if (most >= 0) {
        widths[most]--;
      }
    }
  }
}
