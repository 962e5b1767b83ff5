package dev.tripatch.share.report;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.show.paint.PaneText;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A text of the comparison, with what of it is folded away.
 *
 * @param text the pane
 * @param lines where its lines begin
 * @param stretches its lines
 */
record ReportedPane(PaneText text, Lines lines, List<Stretch> stretches) {

  static ReportedPane of(PaneText pane) {
    Lines lines = Lines.of(pane.text());
    return new ReportedPane(
        pane, lines, pane.text().isEmpty() ? List.of() : Stretches.of(pane, lines));
  }

  /** Whether there is no such document. */
  boolean isEmpty() {
    return stretches.isEmpty();
  }

  /** How many digits the largest line number has. */
  int digits() {
    return String.valueOf(lines.count()).length();
  }

  Stream<LineText> linesOf(Stretch stretch, LineTexts texts) {
    return IntStream.rangeClosed(stretch.first(), stretch.last()).mapToObj(texts::line);
  }

  /** {@code line 3: what is wrong, and what to do}. */
  List<String> warnings() {
    return text.diagnostics().stream().map(this::warning).toList();
  }

  private String warning(Diagnostic each) {
    return ("Line "
            + lines.lineOf(each.span().start())
            + ": "
            + each.message()
            + " "
            + each.remedy())
        .strip();
  }
}
