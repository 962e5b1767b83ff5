package dev.tripatch.cli;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.FieldRow;
import dev.tripatch.highlight.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The field table as text: aligned columns, values cut to fit. */
final class ExplainTable {
  private static final List<String> TITLES =
      List.of("FIELD", "OUTCOME", "LAST APPLIED", "LOCAL", "LIVE", "RESULT", "WHY");
  private static final int GAP = 2;
  private static final int LEAST = 6;
  private static final int WHY = 6;
  private static final int OUTCOME = 1;

  private final int width;
  private final Palette palette;

  ExplainTable(int width, Palette palette) {
    this.width = width;
    this.palette = palette;
  }

  /** The table of a comparison, with counts below. */
  String of(ComparisonView view) {
    if (view.rows().isEmpty()) {
      return "Nothing happens: local and live agree in every field that local has.\n";
    }
    List<List<String>> cells = new ArrayList<>();
    cells.add(TITLES);
    view.rows().forEach(row -> cells.add(cells(row)));
    int[] widths = widths(cells);
    StringBuilder out = new StringBuilder();
    out.append(palette.heading(line(TITLES, widths).stripTrailing())).append('\n');
    for (FieldRow row : view.rows()) {
      out.append(painted(row, widths)).append('\n');
    }
    return out.append('\n').append(counts(view.counts())).append('\n').toString();
  }

  private static List<String> cells(FieldRow row) {
    return List.of(
        row.label(),
        row.mark().glyph() + " " + row.mark().word(),
        row.lastApplied(),
        row.local(),
        row.live(),
        row.result(),
        row.summary());
  }

  /** Each column as wide as its widest cell; the widest gives way while the line is too long. */
  private int[] widths(List<List<String>> cells) {
    int[] widths = new int[TITLES.size()];
    for (List<String> line : cells) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    int total = GAP * (widths.length - 1);
    for (int each : widths) {
      total += each;
    }
    for (int over = total - width; over > 0; over--) {
      int widest = widest(widths);
      if (widths[widest] <= LEAST) {
        return widths;
      }
      widths[widest]--;
    }
    return widths;
  }

  private static int widest(int[] widths) {
    int widest = 0;
    for (int i = 1; i < widths.length; i++) {
      boolean isFree = i != OUTCOME && i != WHY;
      widest = isFree && widths[i] > widths[widest] / (widest == 0 ? 3 : 1) ? i : widest;
    }
    return widths[widest] > LEAST ? widest : WHY;
  }

  private String painted(FieldRow row, int[] widths) {
    List<String> cells = new ArrayList<>(cells(row));
    String outcome = fit(cells.get(OUTCOME), widths[OUTCOME], false);
    String line = line(cells, widths);
    int start = widths[0] + GAP;
    return (line.substring(0, start)
            + palette.paint(row.mark(), outcome)
            + line.substring(start + outcome.length()))
        .stripTrailing();
  }

  private static String line(List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      line.append(fit(cells.get(i), widths[i], i == 0)).append(" ".repeat(GAP));
    }
    return line.toString();
  }

  /** A path loses its beginning, anything else its end. */
  private static String fit(String text, int width, boolean keepEnd) {
    if (text.length() <= width) {
      return text + " ".repeat(width - text.length());
    }
    return keepEnd
        ? "…" + text.substring(text.length() - width + 1)
        : text.substring(0, width - 1) + "…";
  }

  private String counts(Map<Mark, Integer> counts) {
    List<String> parts = new ArrayList<>();
    counts.forEach(
        (mark, count) ->
            parts.add(palette.paint(mark, mark.glyph() + " " + count + " " + mark.word())));
    return String.join("   ", parts);
  }
}
