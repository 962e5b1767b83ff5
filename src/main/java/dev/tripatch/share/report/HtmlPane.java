package dev.tripatch.share.report;

import static dev.tripatch.share.report.HtmlText.escaped;
import static dev.tripatch.share.report.HtmlText.styleOf;

import dev.tripatch.document.VisibleText;
import dev.tripatch.show.paint.LineMark;

/**
 * Writes a text with line numbers, glyphs and tinted fields. Numbers and glyphs are not selected
 * with the text, so that it can be copied.
 */
final class HtmlPane {
  /** More folded lines than anybody would unfold would only make the file large. */
  private static final int MOST = 1_000;

  private final ReportedPane pane;
  private final LineTexts lines;
  private final StringBuilder out;

  HtmlPane(ReportedPane pane, StringBuilder out) {
    this.pane = pane;
    this.lines = new LineTexts(pane.text(), pane.lines());
    this.out = out;
  }

  void write() {
    if (!pane.warnings().isEmpty()) {
      out.append("<ul class=\"warnings\">");
      pane.warnings().forEach(each -> out.append("<li>").append(escaped(each)).append("</li>"));
      out.append("</ul>\n");
    }
    out.append("<div class=\"text\" style=\"--digits: ").append(pane.digits()).append("ch\">\n");
    for (Stretch stretch : pane.stretches()) {
      switch (stretch) {
        case Stretch.Shown shown -> lines(shown);
        case Stretch.Folded folded -> folded(folded);
      }
    }
    out.append("</div>\n");
  }

  private void folded(Stretch.Folded folded) {
    if (folded.count() > MOST) {
      out.append("<p class=\"out\">").append(escaped(folded.label())).append(", left out</p>\n");
      return;
    }
    out.append("<details><summary>").append(escaped(folded.label())).append("</summary>");
    lines(folded);
    out.append("</details>\n");
  }

  private void lines(Stretch stretch) {
    out.append("<pre>");
    pane.linesOf(stretch, lines).forEach(this::line);
    out.append("</pre>\n");
  }

  private void line(LineText line) {
    out.append("<span class=\"l").append(line.isGone() ? " gone" : "").append("\">");
    out.append("<span class=\"n\">").append(line.isGone() ? "" : line.number());
    out.append("</span>");
    line.mark().ifPresentOrElse(this::glyph, () -> out.append("<span class=\"g\"> </span>"));
    line.pieces().forEach(this::piece);
    if (!line.note().isEmpty()) {
      out.append("<span class=\"note\">").append(escaped(VisibleText.line(line.note())));
      out.append("</span>");
    }
    out.append("\n</span>");
  }

  private void glyph(LineMark mark) {
    out.append("<span class=\"g ").append(styleOf(mark.mark())).append("\" title=\"");
    out.append(mark.word()).append("\">").append(mark.mark().glyph()).append("</span>");
  }

  private void piece(LineText.Piece piece) {
    String text = escaped(piece.text());
    piece
        .mark()
        .ifPresentOrElse(
            mark -> {
              String tag = piece.isGone() ? "del" : mark.isAdded() ? "ins" : "mark";
              out.append('<').append(tag).append(" class=\"").append(styleOf(mark)).append("\">");
              out.append(text).append("</").append(tag).append('>');
            },
            () -> out.append(text));
  }
}
