package dev.tripatch.share;

import static dev.tripatch.share.MarkdownText.code;
import static dev.tripatch.share.MarkdownText.fenced;
import static dev.tripatch.share.MarkdownText.plain;
import static dev.tripatch.share.MarkdownText.prose;
import static dev.tripatch.share.MarkdownText.value;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.share.LineTexts.LineText;
import dev.tripatch.share.Report.ReportedField;
import dev.tripatch.share.ReportedPane.Stretch;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Noise;
import dev.tripatch.show.table.Why;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a report as GitHub Flavored Markdown. */
final class MarkdownReport {
  private final Report report;
  private final StringBuilder out = new StringBuilder();

  MarkdownReport(Report report) {
    this.report = report;
  }

  String write() {
    head();
    report.refusal().ifPresent(this::refusal);
    fields();
    conflicts();
    patch();
    reasons();
    kept();
    texts();
    return out.toString();
  }

  private void head() {
    line("# " + plain(report.title()));
    if (!report.title().equals(report.subject())) {
      line("**" + plain(report.subject()) + "**");
    }
    line(prose(ReportWording.LEAD.text("schema", report.schemaSource())));
    report.remarks().forEach(remark -> line("> " + prose(remark)));
    if (!report.counts().isEmpty()) {
      line(
          report.counts().entrySet().stream()
              .map(
                  each -> glyph(each.getKey()) + " " + each.getValue() + " " + each.getKey().word())
              .collect(Collectors.joining(" · ")));
    }
    report.nothing().ifPresent(this::line);
    written();
  }

  private void refusal(Refusal refusal) {
    line("## Kubernetes refuses");
    String field = refusal.path().isRoot() ? "" : code(refusal.path().toString()) + ": ";
    line(field + prose(refusal.cause()));
    line(prose(refusal.remedy()));
    line("Kubernetes’ own words:");
    out.append(fenced(refusal.referenceText(), "text")).append('\n');
  }

  private void fields() {
    if (report.changes().isEmpty()) {
      return;
    }
    line("## Fields");
    out.append("| | Field |");
    report.columns().forEach(pane -> out.append(' ').append(pane.title()).append(" |"));
    out.append(" Why |\n|:-:|---|").append("---|".repeat(report.columns().size() + 1)).append('\n');
    for (ReportedField field : report.changes()) {
      FieldRow row = field.row();
      out.append("| ").append(glyph(row.mark())).append(" | ").append(code(row.label()));
      report.columns().forEach(pane -> out.append(" | ").append(value(row.in(pane))));
      out.append(" | ").append(row.word()).append(": ").append(plain(row.summary()));
      out.append(" |\n");
    }
    out.append('\n');
    noise();
  }

  private void noise() {
    if (!report.noise().isEmpty()) {
      line(
          ReportWording.BOOKKEEPING.text(
              "fields", codes(report.noise().stream().map(Noise::path))));
    }
  }

  private void written() {
    if (report.nothing().isPresent() && !report.written().isEmpty()) {
      line(ReportWording.WRITTEN.text("fields", codes(report.written().stream())));
    }
  }

  private static String codes(Stream<FieldPath> paths) {
    return paths.map(path -> code(path.toString())).collect(Collectors.joining(", "));
  }

  private void conflicts() {
    List<ReportedField> conflicts = report.conflicts();
    if (conflicts.isEmpty()) {
      return;
    }
    line("## Conflicts");
    line(prose(ReportWording.CONFLICTS.text()));
    for (ReportedField field : conflicts) {
      FieldRow row = field.row();
      out.append("- ").append(code(row.label())).append(": last applied ");
      out.append(value(row.lastApplied())).append(", local ").append(value(row.local()));
      out.append(", live ").append(value(row.live()));
      out.append(field.owner().map(owner -> "; live set by " + plain(owner)).orElse(""));
      out.append('\n');
    }
    out.append('\n');
  }

  private void patch() {
    if (report.refusal().isEmpty()) {
      line("## Patch");
      out.append(fenced(report.pane(Role.PATCH).text().text(), "yaml")).append('\n');
    }
  }

  private void reasons() {
    if (report.changes().isEmpty()) {
      return;
    }
    line("## Reasons");
    report.changes().forEach(this::reason);
    out.append('\n');
  }

  private void reason(ReportedField field) {
    Why why = field.why();
    out.append("- ")
        .append(glyph(field.row().mark()))
        .append(' ')
        .append(code(field.row().label()));
    out.append(" **").append(plain(why.headline())).append("** ").append(prose(why.sentence()));
    out.append('\n');
    for (Why.Fact fact : why.facts()) {
      out.append("  - ").append(plain(fact.label())).append(": ").append(plain(fact.text()));
      out.append('\n');
    }
  }

  private void kept() {
    if (report.kept().isEmpty()) {
      return;
    }
    line("## Kept");
    line(prose(ReportWording.KEPT.text()));
    open(Report.fields(report.kept().size()));
    out.append("| Field | Live | Set by |\n|---|---|---|\n");
    for (ReportedField field : report.kept()) {
      out.append("| ").append(code(field.row().label())).append(" | ");
      out.append(value(field.row().live())).append(" | ");
      out.append(field.owner().map(MarkdownText::plain).orElse("")).append(" |\n");
    }
    close();
  }

  private void texts() {
    line("## Texts");
    for (Role pane : report.columns()) {
      text(report.pane(pane));
    }
  }

  private void text(ReportedPane pane) {
    String title = pane.text().pane().title();
    if (pane.isEmpty()) {
      line(title + ": none.");
      return;
    }
    open(title);
    pane.warnings().forEach(warning -> out.append("- ").append(plain(warning)).append('\n'));
    out.append(pane.warnings().isEmpty() ? "" : "\n");
    out.append(fenced(lines(pane), "text"));
    close();
  }

  private static String lines(ReportedPane pane) {
    StringBuilder text = new StringBuilder();
    LineTexts lines = new LineTexts(pane.text(), pane.lines());
    for (Stretch stretch : pane.stretches()) {
      switch (stretch) {
        case Stretch.Shown shown ->
            pane.linesOf(shown, lines)
                .forEach(line -> text.append(line(line, pane.digits())).append('\n'));
        case Stretch.Folded folded ->
            text.repeat(' ', pane.digits()).append("   … ").append(folded.label()).append('\n');
      }
    }
    return text.toString();
  }

  private static String line(LineText line, int digits) {
    String note = line.note().isEmpty() ? "" : "   " + VisibleText.line(line.note());
    return (line.gutter(digits) + " " + line.text() + note).stripTrailing();
  }

  private void open(String summary) {
    out.append("<details><summary>").append(plain(summary)).append("</summary>\n\n");
  }

  private void close() {
    out.append("\n</details>\n\n");
  }

  private static String glyph(Mark mark) {
    return "`" + mark.glyph() + "`";
  }

  /** A paragraph. */
  private void line(String text) {
    out.append(text).append("\n\n");
  }
}
