package dev.tripatch.cli;

import dev.tripatch.explain.Reason;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.FieldRow;
import dev.tripatch.highlight.Mark;
import dev.tripatch.kubectl.LastAppliedAnnotation;
import dev.tripatch.role.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The field table as text: aligned columns, values cut to fit, the reasons on several lines. */
final class ExplainTable {
  /** What the columns of documents get in proportion where there is too little room. */
  private static final int SHARE = 2;

  private static final int FIELD = 0;
  private static final int OUTCOME = 1;

  private final int width;
  private final Palette palette;

  ExplainTable(int width, Palette palette) {
    this.width = width;
    this.palette = palette;
  }

  /**
   * The table of a comparison, with counts below.
   *
   * @param isSent whether there is a patch
   */
  String of(ComparisonView view, boolean isSent) {
    StringBuilder out = new StringBuilder();
    boolean isOwnWritten = isAnnotationByKubectl(view);
    List<FieldRow> rows =
        view.rows().stream().filter(row -> !isOwnWritten || !isAnnotation(row)).toList();
    if (!rows.isEmpty()) {
      List<Role> panes = columns(view);
      List<List<String>> lines = rows.stream().map(row -> cells(row, panes)).toList();
      List<String> titles = titles(panes);
      int[] widths =
          ColumnWidths.of(Stream.concat(Stream.of(titles), lines.stream()), shares(panes), width);
      out.append(palette.heading(line(titles, widths))).append('\n');
      for (int i = 0; i < lines.size(); i++) {
        append(lines.get(i), rows.get(i).mark(), widths, out);
      }
      out.append('\n');
    }
    if (rows.size() < view.rows().size()) {
      out.append("Also written by kubectl apply itself: its last-applied annotation.\n");
    }
    if (!rows.isEmpty()) {
      out.append(counts(rows)).append('\n');
    }
    boolean changesNothing = view.rows().stream().allMatch(row -> row.mark() == Mark.KEPT);
    return out.append(changesNothing ? nothing(isSent) : "").toString();
  }

  /** Told in a line of its own: its values say nothing to people and would widen every column. */
  private static boolean isAnnotationByKubectl(ComparisonView view) {
    return view.outcomeAt(LastAppliedAnnotation.PATH)
        .filter(field -> field.reason() == Reason.KUBECTL_ANNOTATION)
        .isPresent();
  }

  private static boolean isAnnotation(FieldRow row) {
    return row.path().equals(LastAppliedAnnotation.PATH);
  }

  private static String nothing(boolean isSent) {
    return isSent
        ? "There is a patch, but it leaves live as it is.\n"
        : "Nothing to do: live has everything that local says.\n";
  }

  private static List<Role> columns(ComparisonView view) {
    return Stream.concat(view.documents().stream(), Stream.of(Role.RESULT)).toList();
  }

  private static List<String> titles(List<Role> panes) {
    Stream<String> inner = panes.stream().map(pane -> pane.title().toUpperCase(Locale.ROOT));
    return Stream.of(Stream.of("FIELD", "OUTCOME"), inner, Stream.of("WHY"))
        .flatMap(each -> each)
        .toList();
  }

  private static List<String> cells(FieldRow row, List<Role> panes) {
    Stream<String> outer =
        Stream.of(row.path().toString(), row.mark().glyph() + " " + row.mark().word());
    return Stream.of(outer, panes.stream().map(row::in), Stream.of(row.summary()))
        .flatMap(each -> each)
        .map(PlainText::line)
        .toList();
  }

  private static int[] shares(List<Role> panes) {
    int[] shares = new int[panes.size() + 3];
    Arrays.fill(shares, SHARE);
    shares[FIELD] = 6;
    shares[OUTCOME] = 0;
    shares[shares.length - 1] = 5;
    return shares;
  }

  private static String line(List<String> titles, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      line.append(padded(Wrapping.withoutStart(titles.get(i), widths[i]), widths[i]));
    }
    return line.toString().stripTrailing();
  }

  private void append(List<String> cells, Mark mark, int[] widths, StringBuilder out) {
    int last = cells.size() - 1;
    List<String> why = Wrapping.lines(cells.get(last), widths[last]);
    out.append(padded(Wrapping.withoutStart(cells.get(FIELD), widths[FIELD]), widths[FIELD]));
    out.append(palette.paint(mark, cells.get(OUTCOME)))
        .append(padded("", widths[OUTCOME] - cells.get(OUTCOME).length()));
    for (int i = OUTCOME + 1; i < last; i++) {
      out.append(padded(Wrapping.withoutMiddle(cells.get(i), widths[i]), widths[i]));
    }
    out.append(why.getFirst()).append('\n');
    int start = 0;
    for (int i = 0; i < last; i++) {
      start += widths[i] + ColumnWidths.GAP;
    }
    for (String more : why.subList(1, why.size())) {
      out.repeat(' ', start).append(more).append('\n');
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length() + ColumnWidths.GAP);
  }

  private String counts(List<FieldRow> rows) {
    Map<Mark, Integer> counts = new EnumMap<>(Mark.class);
    rows.forEach(row -> counts.merge(row.mark(), 1, Integer::sum));
    List<String> parts = new ArrayList<>();
    counts.forEach(
        (mark, count) ->
            parts.add(palette.paint(mark, mark.glyph() + " " + count + " " + mark.word())));
    return String.join("   ", parts);
  }
}
