package dev.tripatch.cli;

import dev.tripatch.dialect.Deviation;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Reading;
import java.util.ArrayList;
import java.util.List;

/** A comparison of dialects as text: a column for each, then why they differ. */
final class DialectTable {
  private static final int GAP = 2;
  private static final int LEAST = 6;

  private final int width;
  private final Palette palette;

  DialectTable(int width, Palette palette) {
    this.width = width;
    this.palette = palette;
  }

  String of(DialectComparison comparison) {
    StringBuilder out = new StringBuilder();
    if (!comparison.differences().isEmpty()) {
      appendTable(comparison, out);
      comparison.differences().forEach(difference -> appendReasons(difference, out));
    }
    for (Reading reading : comparison.readings()) {
      if (reading instanceof Reading.Refused refused) {
        appendRefusal(refused, out);
      }
    }
    return out.isEmpty() ? "All dialects come to the same result.\n" : out.toString();
  }

  private void appendTable(DialectComparison comparison, StringBuilder out) {
    List<List<String>> lines = new ArrayList<>();
    List<String> titles = new ArrayList<>(List.of("FIELD"));
    comparison.readings().forEach(reading -> titles.add(reading.party().title()));
    lines.add(titles);
    comparison.differences().forEach(each -> lines.add(cells(each, comparison.readings())));
    int[] widths = widths(lines);
    out.append(palette.heading(line(titles, widths))).append('\n');
    lines.stream().skip(1).forEach(cells -> out.append(line(cells, widths)).append('\n'));
  }

  private static String line(List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = cut(cells.get(i), widths[i], i == 0);
      line.append(cell).repeat(' ', widths[i] - cell.length() + GAP);
    }
    return line.toString().stripTrailing();
  }

  private static String cut(String cell, int width, boolean isField) {
    return isField ? Wrapping.withoutStart(cell, width) : Wrapping.withoutMiddle(cell, width);
  }

  private static List<String> cells(FieldDifference difference, List<Reading> readings) {
    List<String> cells = new ArrayList<>();
    cells.add(PlainText.line(difference.path() + (difference.isOrder() ? " (order)" : "")));
    for (Reading reading : readings) {
      cells.add(
          switch (reading) {
            case Reading.Refused ignored -> "refused";
            case Reading.Done done -> ValueText.of(difference.values().get(done.party()));
          });
    }
    return cells;
  }

  /** As wide as the widest cell; where that is too much, the widest column gives way. */
  private int[] widths(List<List<String>> lines) {
    int[] widths = new int[lines.getFirst().size()];
    for (List<String> cells : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], cells.get(i).length());
      }
    }
    while (total(widths) > width && widths[widest(widths)] > LEAST) {
      widths[widest(widths)]--;
    }
    return widths;
  }

  private static int total(int[] widths) {
    int total = GAP * (widths.length - 1);
    for (int each : widths) {
      total += each;
    }
    return total;
  }

  private static int widest(int[] widths) {
    int widest = 0;
    for (int i = 1; i < widths.length; i++) {
      widest = widths[i] > widths[widest] ? i : widest;
    }
    return widest;
  }

  private void appendReasons(FieldDifference difference, StringBuilder out) {
    String path = PlainText.line(difference.path().toString());
    out.append('\n').append(palette.heading(path)).append('\n');
    for (Deviation deviation : difference.deviations()) {
      append("- ", deviation.sentence(), out);
    }
  }

  private void appendRefusal(Reading.Refused refused, StringBuilder out) {
    out.append(out.isEmpty() ? "" : "\n");
    out.append(refused.party().title()).append(" refuses: ");
    out.append(PlainText.line(refused.refusal().path().toString())).append('\n');
    append("", refused.refusal().cause(), out);
    append("", refused.refusal().remedy(), out);
    append("", "Its own words: " + refused.refusal().referenceText(), out);
  }

  private void append(String sign, String sentence, StringBuilder out) {
    String start = Messages.INDENT + sign;
    String plain = PlainText.of(sentence).replace('\n', ' ');
    for (String line : Wrapping.lines(plain, width - start.length())) {
      out.append(start).append(line).append('\n');
      start = " ".repeat(start.length());
    }
  }
}
