package dev.tripatch.share.report;

import static dev.tripatch.share.report.HtmlText.element;
import static dev.tripatch.share.report.HtmlText.escaped;
import static dev.tripatch.share.report.HtmlText.glyph;
import static dev.tripatch.share.report.HtmlText.note;
import static dev.tripatch.share.report.HtmlText.paragraph;
import static dev.tripatch.share.report.HtmlText.tinted;

import java.util.stream.Collectors;

/**
 * A text with line numbers, glyphs and tinted fields. Numbers and glyphs are not selected with the
 * text, so that it can be copied.
 */
record HtmlPane(ReportedPane pane, LineTexts lines) {
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
          paragraph("out", escaped(folded.label()) + ", left out");
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
