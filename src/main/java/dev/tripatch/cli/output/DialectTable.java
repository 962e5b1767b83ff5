package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.ValueText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.dialect.Deviation;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Reading;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import java.util.ArrayList;
import java.util.List;

/** A comparison of dialects as text: a column for each, then why they differ. */
public record DialectTable(int width, Palette palette) {
  /** The text; one sentence if all dialects agree. */
  public String of(DialectComparison comparison) {
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
    if (out.isEmpty()) {
      out.append(OutputWording.ALL_DIALECTS_AGREE.text() + "\n");
    }
    comparison
        .remark()
        .ifPresent(remark -> out.append('\n').append(Wrapping.paragraph("", remark, width)));
    return out.toString();
  }

  private void appendTable(DialectComparison comparison, StringBuilder out) {
    List<Column<FieldDifference>> columns = new ArrayList<>();
    columns.add(new Column<>("FIELD", Fit.END, 1, DialectTable::field));
    for (Reading reading : comparison.readings()) {
      columns.add(new Column<>(reading.party().title(), Fit.ENDS, 1, each -> value(each, reading)));
    }
    TextTable<FieldDifference> table = new TextTable<>(columns).of(comparison.differences());
    out.append(table.write(width, palette::heading));
  }

  private static String field(FieldDifference difference) {
    return difference.path() + (difference.isOrder() ? " (order)" : "");
  }

  private static String value(FieldDifference difference, Reading reading) {
    return switch (reading) {
      case Reading.Refused ignored -> "refused";
      case Reading.Done done -> ValueText.of(difference.values().get(done.party()));
    };
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
    String plain = PlainText.of(sentence).replace('\n', ' ');
    out.append(Wrapping.paragraph(Messages.INDENT + sign, plain, width));
  }
}
