package dev.tripatch.cli;

import dev.tripatch.explain.Reason;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.FieldRow;
import dev.tripatch.highlight.Mark;
import dev.tripatch.kubectl.LastAppliedAnnotation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The field table as text: aligned columns, values cut to fit, the reasons on several lines. */
final class ExplainTable {
  private static final List<String> TITLES =
      List.of("FIELD", "OUTCOME", "LAST APPLIED", "LOCAL", "LIVE", "RESULT", "WHY");
  private static final int FIELD = 0;
  private static final int OUTCOME = 1;
  private static final int WHY = 6;

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
      List<List<String>> lines = rows.stream().map(ExplainTable::cells).toList();
      int[] widths = ColumnWidths.of(Stream.concat(Stream.of(TITLES), lines.stream()), width);
      out.append(palette.heading(titles(widths))).append('\n');
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

  private static List<String> cells(FieldRow row) {
    return Stream.of(
            row.path().toString(),
            row.mark().glyph() + " " + row.mark().word(),
            row.lastApplied(),
            row.local(),
            row.live(),
            row.result(),
            row.summary())
        .map(PlainText::line)
        .toList();
  }

  private static String titles(int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      line.append(padded(Wrapping.withoutStart(TITLES.get(i), widths[i]), widths[i]));
    }
    return line.toString().stripTrailing();
  }

  private void append(List<String> cells, Mark mark, int[] widths, StringBuilder out) {
    List<String> why = Wrapping.lines(cells.get(WHY), widths[WHY]);
    out.append(padded(Wrapping.withoutStart(cells.get(FIELD), widths[FIELD]), widths[FIELD]));
    out.append(palette.paint(mark, cells.get(OUTCOME)))
        .append(padded("", widths[OUTCOME] - cells.get(OUTCOME).length()));
    for (int i = OUTCOME + 1; i < WHY; i++) {
      out.append(padded(Wrapping.withoutMiddle(cells.get(i), widths[i]), widths[i]));
    }
    out.append(why.getFirst()).append('\n');
    int start = 0;
    for (int i = 0; i < WHY; i++) {
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
