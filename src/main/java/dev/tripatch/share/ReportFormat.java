package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.escaped;
import static dev.tripatch.share.HtmlText.words;
import static dev.tripatch.share.MarkdownText.fenced;
import static dev.tripatch.share.MarkdownText.plain;

import dev.tripatch.show.ComparisonView;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The formats of a report. */
public enum ReportFormat {
  /** GitHub Flavored Markdown. */
  MARKDOWN("md", "markdown"),
  /** One HTML file that needs no other and no network; for screens, phones and paper. */
  HTML("html", "htm");

  private final List<String> extensions;

  ReportFormat(String... extensions) {
    this.extensions = List.of(extensions);
  }

  /**
   * The report of a comparison. To keep secrets out of it, give the comparison of documents whose
   * secrets are masked.
   *
   * @return the text; ends with a line break
   */
  public String write(ComparisonView view, Heading heading) {
    Report report = Report.of(view, heading);
    return switch (this) {
      case MARKDOWN -> new MarkdownReport(report).write();
      case HTML -> new HtmlReport(report, "f").write();
    };
  }

  /**
   * The report of many comparisons.
   *
   * @param title what it is headed with
   * @param summary what comes of them together: a line of words for each, put under each other
   * @param parts the comparisons
   * @return the text; ends with a line break
   */
  public String writeAll(String title, String summary, List<ReportPart> parts) {
    return switch (this) {
      case MARKDOWN -> markdown(title, summary, parts);
      case HTML -> html(title, summary, parts);
    };
  }

  /** How the names of reports may end, with the dot. */
  public static List<String> endings() {
    return Arrays.stream(values())
        .flatMap(format -> format.extensions.stream())
        .map(ending -> "." + ending)
        .toList();
  }

  /** The format that a file's name asks for; empty if its ending is none of a report. */
  public static Optional<ReportFormat> ofFileName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(format -> format.extensions.stream().anyMatch(end -> lower.endsWith("." + end)))
        .findFirst();
  }

  /** As people write it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static String markdown(String title, String summary, List<ReportPart> parts) {
    StringBuilder out = new StringBuilder("# " + plain(title) + "\n\n");
    out.append(fenced(summary, "text")).append('\n');
    for (ReportPart part : parts) {
      out.append(new MarkdownReport(Report.of(part.view(), part.heading())).write()).append('\n');
    }
    return out.toString();
  }

  private static String html(String title, String summary, List<ReportPart> parts) {
    StringBuilder out = new StringBuilder("<header>\n<h1>" + escaped(title) + "</h1>\n");
    out.append(words(summary)).append("</header>\n");
    for (int i = 0; i < parts.size(); i++) {
      Report report = Report.of(parts.get(i).view(), parts.get(i).heading());
      out.append("<details><summary>").append(escaped(report.title())).append("</summary>\n");
      out.append(new HtmlReport(report, "o" + (i + 1) + "f").main()).append("</details>\n");
    }
    return ReportFrame.of(title, out.toString());
  }

  /**
   * One of many comparisons in a report.
   *
   * @param view the comparison; of masked documents, to keep secrets out
   * @param heading its title and remarks
   */
  public record ReportPart(ComparisonView view, Heading heading) {}
}
