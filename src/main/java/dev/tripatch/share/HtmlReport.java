package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.chip;
import static dev.tripatch.share.HtmlText.element;
import static dev.tripatch.share.HtmlText.escaped;
import static dev.tripatch.share.HtmlText.glyph;
import static dev.tripatch.share.HtmlText.line;
import static dev.tripatch.share.HtmlText.note;
import static dev.tripatch.share.HtmlText.path;
import static dev.tripatch.share.HtmlText.prose;
import static dev.tripatch.share.HtmlText.tinted;
import static dev.tripatch.share.HtmlText.value;
import static dev.tripatch.share.HtmlText.words;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.share.LineTexts.LineText;
import dev.tripatch.share.Report.ReportedField;
import dev.tripatch.share.ReportedPane.Stretch;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Noise;
import dev.tripatch.show.table.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a report as one HTML file, which is well-formed XML too. */
final class HtmlReport {
  /** More reasons than a person would read in one go are folded. */
  private static final int MANY = 60;

  private final Report report;
  private final String anchor;
  private final StringBuilder out = new StringBuilder();

  /**
   * A report of which there may be others on the page.
   *
   * @param anchor begins the names of its anchors
   */
  HtmlReport(Report report, String anchor) {
    this.report = report;
    this.anchor = anchor;
  }

  String write() {
    return ReportFrame.of(report.title(), main());
  }

  /** What is on the page. */
  String main() {
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
    out.append("<header>\n<h1>").append(line(report.title())).append("</h1>\n");
    if (!report.title().equals(report.subject())) {
      paragraph("subject", escaped(report.subject()));
    }
    paragraph("lead", prose(ReportWording.LEAD.text("schema", report.schemaSource())));
    report.remarks().forEach(remark -> paragraph("remark", prose(remark)));
    if (!report.counts().isEmpty()) {
      out.append("<ul class=\"counts\">\n");
      report.counts().forEach(this::count);
      out.append("</ul>\n");
    }
    report.nothing().ifPresent(sentence -> paragraph("remark", escaped(sentence)));
    if (report.nothing().isPresent() && !report.written().isEmpty()) {
      paragraph("remark", ReportWording.WRITTEN.text("fields", paths(report.written().stream())));
    }
    out.append("</header>\n");
  }

  private void count(Mark mark, int count) {
    out.append(chip("li", mark, count + " " + mark.word())).append('\n');
  }

  private void refusal(Refusal refusal) {
    section("Kubernetes refuses");
    String field = refusal.path().isRoot() ? "" : path(refusal.path().toString()) + ": ";
    paragraph(field + prose(refusal.cause()));
    paragraph(prose(refusal.remedy()));
    paragraph("Kubernetes’ own words:");
    out.append(words(refusal.referenceText())).append("</section>\n");
  }

  private void fields() {
    if (report.changes().isEmpty()) {
      return;
    }
    section("Fields");
    List<String> titles = new ArrayList<>(List.of("", "Field"));
    report.columns().forEach(pane -> titles.add(pane.title()));
    titles.add("Why");
    tableHead("fields", titles);
    for (int i = 0; i < report.changes().size(); i++) {
      row(report.changes().get(i).row(), i + 1);
    }
    out.append("</tbody>\n</table>\n");
    if (!report.noise().isEmpty()) {
      String fields = paths(report.noise().stream().map(Noise::path));
      paragraph("aside", ReportWording.BOOKKEEPING.text("fields", fields));
    }
    out.append("</section>\n");
  }

  private static String paths(Stream<FieldPath> paths) {
    return paths.map(each -> path(each.toString())).collect(Collectors.joining(", "));
  }

  private void row(FieldRow row, int number) {
    out.append("<tr>");
    cell("Outcome", chip(row));
    out.append("<th scope=\"row\"><a href=\"#").append(anchor).append(number).append("\">");
    out.append(path(row.label())).append("</a></th>");
    report.columns().forEach(pane -> cell(pane.title(), value(row.in(pane))));
    cell("Why", escaped(row.summary()));
    out.append("</tr>\n");
  }

  private void conflicts() {
    List<ReportedField> conflicts = report.conflicts();
    if (conflicts.isEmpty()) {
      return;
    }
    section("Conflicts");
    paragraph(prose(ReportWording.CONFLICTS.text()));
    tableHead("conflicts", List.of("Field", "Last applied", "Local", "Live", "Live set by"));
    for (ReportedField field : conflicts) {
      FieldRow row = field.row();
      out.append("<tr><th scope=\"row\">").append(path(row.label())).append("</th>");
      Role.DOCUMENTS.forEach(pane -> cell(pane.title(), value(row.in(pane))));
      cell("Live set by", escaped(field.owner().orElse(ReportWording.NOT_RECORDED.text())));
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n").append("</section>\n");
  }

  private void patch() {
    if (report.refusal().isEmpty()) {
      section("Patch");
      out.append(HtmlPane.of(report.pane(Role.PATCH))).append("</section>\n");
    }
  }

  private void reasons() {
    if (report.changes().isEmpty()) {
      return;
    }
    section("Reasons");
    boolean isLong = report.changes().size() > MANY;
    out.append(isLong ? details(report.changes()) : "");
    for (int i = 0; i < report.changes().size(); i++) {
      reason(report.changes().get(i), i + 1);
    }
    out.append(isLong ? "</details>\n" : "").append("</section>\n");
  }

  private void reason(ReportedField field, int number) {
    Why why = field.why();
    out.append("<article id=\"").append(anchor).append(number).append("\">\n<h3>");
    out.append(chip(field.row())).append(' ').append(path(field.row().label()));
    out.append("</h3>\n<p><strong>").append(escaped(why.headline())).append("</strong> ");
    out.append(prose(why.sentence())).append("</p>\n<dl>");
    for (Why.Fact fact : why.facts()) {
      out.append("<div><dt>").append(escaped(fact.label())).append("</dt><dd>");
      out.append(escaped(fact.text())).append("</dd></div>");
    }
    out.append("</dl>\n</article>\n");
  }

  private void kept() {
    if (report.kept().isEmpty()) {
      return;
    }
    section("Kept");
    paragraph(prose(ReportWording.KEPT.text()));
    out.append(details(report.kept()));
    tableHead("kept", List.of("Field", "Live", "Set by"));
    for (ReportedField field : report.kept()) {
      out.append("<tr><th scope=\"row\">").append(path(field.row().label())).append("</th>");
      cell("Live", value(field.row().live()));
      cell("Set by", escaped(field.owner().orElse("")));
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n").append("</details>\n</section>\n");
  }

  private void texts() {
    text(Role.RESULT);
    report.documents().forEach(this::text);
  }

  private void text(Role pane) {
    ReportedPane text = report.pane(pane);
    section(pane.title());
    if (text.isEmpty()) {
      paragraph("none", prose(ReportWording.NO_TEXT.text()));
    } else {
      out.append(HtmlPane.of(text));
    }
    out.append("</section>\n");
  }

  private static String details(List<ReportedField> fields) {
    return "<details><summary>" + Report.fields(fields.size()) + "</summary>\n";
  }

  private void section(String title) {
    out.append("<section>\n<h2>").append(title).append("</h2>\n");
  }

  private void tableHead(String style, List<String> titles) {
    out.append("<table class=\"").append(style).append("\">\n<thead><tr>");
    for (String title : titles) {
      String shown = title.isEmpty() ? element("span", "unseen", "Outcome") : title;
      out.append("<th scope=\"col\">").append(shown).append("</th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
  }

  /** A cell; its label shows where the table is too narrow for columns. */
  private void cell(String label, String content) {
    out.append("<td data-label=\"").append(label).append("\">").append(content).append("</td>");
  }

  private void paragraph(String content) {
    out.append(HtmlText.paragraph(content));
  }

  private void paragraph(String style, String content) {
    out.append(HtmlText.paragraph(style, content));
  }

  /**
   * A text with line numbers, glyphs and tinted fields. Numbers and glyphs are not selected with
   * the text, so that it can be copied.
   */
  private record HtmlPane(ReportedPane pane, LineTexts lines) {
    /** More folded lines than anybody would unfold would only make the file large. */
    private static final int MOST = 1_000;

    static String of(ReportedPane pane) {
      String warnings =
          pane.warnings().stream()
              .map(each -> "<li>" + escaped(each) + "</li>")
              .collect(Collectors.joining());
      return (warnings.isEmpty() ? "" : element("ul", "warnings", warnings) + "\n")
          + "<div class=\"text\" style=\"--digits: %dch\">\n".formatted(pane.digits())
          + pane.stretches().stream()
              .map(new HtmlPane(pane, new LineTexts(pane.text(), pane.lines()))::stretch)
              .collect(Collectors.joining("", "", "</div>\n"));
    }

    private String stretch(Stretch stretch) {
      return switch (stretch) {
        case Stretch.Shown shown -> lines(shown);
        case Stretch.Folded folded when folded.count() > MOST ->
            HtmlText.paragraph("out", escaped(folded.label()) + ", left out");
        case Stretch.Folded folded ->
            "<details><summary>"
                + escaped(folded.label())
                + "</summary>"
                + lines(folded)
                + "</details>\n";
      };
    }

    private String lines(Stretch stretch) {
      return pane.linesOf(stretch, lines)
          .map(HtmlPane::line)
          .collect(Collectors.joining("", "<pre>", "</pre>\n"));
    }

    private static String line(LineText line) {
      return element(
          "span",
          line.isGone() ? "l gone" : "l",
          element("span", "n", line.isGone() ? "" : String.valueOf(line.number()))
              + line.mark()
                  .map(mark -> glyph("span", mark))
                  .orElseGet(() -> element("span", "g", " "))
              + line.pieces().stream()
                  .map(piece -> tinted(piece, escaped(piece.text())))
                  .collect(Collectors.joining())
              + note("span", line)
              + "\n");
    }
  }
}
