package dev.tripatch.share.report;

import static dev.tripatch.share.report.HtmlText.chip;
import static dev.tripatch.share.report.HtmlText.escaped;
import static dev.tripatch.share.report.HtmlText.path;
import static dev.tripatch.share.report.HtmlText.prose;
import static dev.tripatch.share.report.HtmlText.styleOf;
import static dev.tripatch.share.report.HtmlText.value;

import dev.tripatch.document.VisibleText;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
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
  private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'";

  /** More reasons than a person would read in one go are folded. */
  private static final int MANY = 60;

  private final Report report;
  private final String anchor;
  private final StringBuilder out = new StringBuilder();

  HtmlReport(Report report) {
    this(report, "f");
  }

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
    return page(report.title(), main());
  }

  /** A whole page. */
  static String page(String title, String main) {
    StringBuilder out = new StringBuilder();
    out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"").append(POLICY);
    out.append("\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
    out.append("<meta name=\"color-scheme\" content=\"light dark\"/>\n");
    out.append("<title>").append(escaped(VisibleText.line(title))).append("</title>\n");
    out.append("<style>\n").append(HtmlStyle.SHEET).append("</style>\n</head>\n<body>\n<main>\n");
    return out.append(main).append("</main>\n</body>\n</html>\n").toString();
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
    out.append("<header>\n<h1>")
        .append(escaped(VisibleText.line(report.title())))
        .append("</h1>\n");
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
    out.append("<li class=\"chip ").append(styleOf(mark)).append("\"><b>").append(mark.glyph());
    out.append("</b> ").append(count).append(' ').append(mark.word()).append("</li>\n");
  }

  private void refusal(Refusal refusal) {
    section("Kubernetes refuses");
    String field = refusal.path().isRoot() ? "" : path(refusal.path().toString()) + ": ";
    paragraph("", field + prose(refusal.cause()));
    paragraph("", prose(refusal.remedy()));
    paragraph("", "Kubernetes’ own words:");
    out.append("<pre class=\"words\">").append(escaped(refusal.referenceText()));
    out.append("</pre>\n</section>\n");
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
    paragraph("", prose(ReportWording.CONFLICTS.text()));
    tableHead("conflicts", List.of("Field", "Last applied", "Local", "Live", "Live set by"));
    for (ReportedField field : conflicts) {
      FieldRow row = field.row();
      out.append("<tr><th scope=\"row\">").append(path(row.label())).append("</th>");
      Role.DOCUMENTS.forEach(pane -> cell(pane.title(), value(row.in(pane))));
      cell("Live set by", escaped(field.owner().orElse(ReportWording.NOT_RECORDED.text())));
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n</section>\n");
  }

  private void patch() {
    if (report.refusal().isEmpty()) {
      section("Patch");
      new HtmlPane(report.pane(Role.PATCH), out).write();
      out.append("</section>\n");
    }
  }

  private void reasons() {
    if (report.changes().isEmpty()) {
      return;
    }
    section("Reasons");
    boolean isLong = report.changes().size() > MANY;
    out.append(
        isLong
            ? "<details><summary>" + Report.fields(report.changes().size()) + "</summary>\n"
            : "");
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
    paragraph("", prose(ReportWording.KEPT.text()));
    out.append("<details><summary>").append(Report.fields(report.kept().size()));
    out.append("</summary>\n");
    tableHead("kept", List.of("Field", "Live", "Set by"));
    for (ReportedField field : report.kept()) {
      out.append("<tr><th scope=\"row\">").append(path(field.row().label())).append("</th>");
      cell("Live", value(field.row().live()));
      cell("Set by", escaped(field.owner().orElse("")));
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n</details>\n</section>\n");
  }

  private void texts() {
    List<Role> panes = new ArrayList<>(List.of(Role.RESULT));
    panes.addAll(report.documents());
    for (Role pane : panes) {
      ReportedPane text = report.pane(pane);
      section(pane.title());
      if (text.isEmpty()) {
        paragraph("none", prose(ReportWording.NO_TEXT.text()));
      } else {
        new HtmlPane(text, out).write();
      }
      out.append("</section>\n");
    }
  }

  private void section(String title) {
    out.append("<section>\n<h2>").append(title).append("</h2>\n");
  }

  private void tableHead(String style, List<String> titles) {
    out.append("<table class=\"").append(style).append("\">\n<thead><tr>");
    titles.forEach(
        title ->
            out.append("<th scope=\"col\">")
                .append(title.isEmpty() ? "<span class=\"unseen\">Outcome</span>" : title)
                .append("</th>"));
    out.append("</tr></thead>\n<tbody>\n");
  }

  /** A cell; its label shows where the table is too narrow for columns. */
  private void cell(String label, String content) {
    out.append("<td data-label=\"").append(label).append("\">").append(content).append("</td>");
  }

  private void paragraph(String style, String content) {
    out.append(style.isEmpty() ? "<p>" : "<p class=\"" + style + "\">").append(content);
    out.append("</p>\n");
  }
}
