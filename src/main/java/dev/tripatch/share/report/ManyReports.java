package dev.tripatch.share.report;

import static dev.tripatch.share.report.HtmlText.escaped;
import static dev.tripatch.share.report.MarkdownText.fenced;
import static dev.tripatch.share.report.MarkdownText.plain;

import java.util.List;

/** Several reports as one: the summary first, then each. */
final class ManyReports {
  private ManyReports() {}

  static String markdown(String title, String summary, List<ReportPart> parts) {
    StringBuilder out = new StringBuilder("# " + plain(title) + "\n\n");
    out.append(fenced(summary, "text")).append('\n');
    for (ReportPart part : parts) {
      out.append(new MarkdownReport(Report.of(part.view(), part.heading())).write()).append('\n');
    }
    return out.toString();
  }

  static String html(String title, String summary, List<ReportPart> parts) {
    StringBuilder out = new StringBuilder("<header>\n<h1>" + escaped(title) + "</h1>\n");
    out.append("<pre class=\"words\">").append(escaped(summary)).append("</pre>\n</header>\n");
    for (int i = 0; i < parts.size(); i++) {
      Report report = Report.of(parts.get(i).view(), parts.get(i).heading());
      out.append("<details><summary>").append(escaped(report.title())).append("</summary>\n");
      out.append(new HtmlReport(report, "o" + (i + 1) + "f").main()).append("</details>\n");
    }
    return HtmlReport.page(title, out.toString());
  }
}
