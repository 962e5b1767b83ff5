package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.workspace.schemas.RuleField;
import dev.tripatch.workspace.schemas.RuleTrial.TrialCell;
import dev.tripatch.workspace.schemas.RuleTrial.TrialColumn;
import java.util.List;

/** What every tool makes of a field under several rules, as text: a part for each rule. */
public record RuleTrialText(int width, Palette palette) {

  /** The text. */
  public String of(RuleField field, List<TrialColumn> columns) {
    StringBuilder out = new StringBuilder();
    out.append(PlainText.line(field.kind().kind() + " " + field.path())).append('\n');
    out.append(OutputWording.TRIAL_SIGNS.text()).append('\n');
    for (TrialColumn column : columns) {
      String title =
          column.tried().isPresent()
              ? column.title()
              : OutputWording.PRESENT_RULE.text("rule", column.title());
      out.append('\n').append(palette.heading(PlainText.line(title))).append('\n');
      out.append(table(column));
      column.remarks().forEach(remark -> append(remark, out));
    }
    return out.toString();
  }

  private String table(TrialColumn column) {
    return new TextTable<TrialCell>(
            List.of(
                new Column<>("", Fit.WHOLE, 0, cell -> Messages.INDENT + cell.tool()),
                new Column<>("", Fit.LINES, 1, RuleTrialText::said)))
        .of(column.cells())
        .write(width, palette::heading);
  }

  private static String said(TrialCell cell) {
    String refusal =
        cell.refusal().map(words -> OutputWording.TOOL_REFUSES.text("words", words)).orElse("");
    return (refusal + (cell.isRefused() ? "" : " " + cell.text())).strip();
  }

  private void append(String sentence, StringBuilder out) {
    out.append(Wrapping.paragraph(Messages.INDENT, PlainText.line(sentence), width));
  }
}
