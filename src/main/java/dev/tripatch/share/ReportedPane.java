package dev.tripatch.share;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.share.LineTexts.LineText;
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

  /** Lines of a text that are shown or folded away together. */
  public sealed interface Stretch {

    /** The first line, counted from 1. */
    int first();

    /** The last line. */
    int last();

    /** How many lines there are. */
    default int count() {
      return last() - first() + 1;
    }

    /**
     * Lines that are shown.
     *
     * @param first the first line
     * @param last the last line
     */
    record Shown(int first, int last) implements Stretch {}

    /**
     * Lines that nothing happens to, or that hold only bookkeeping.
     *
     * @param first the first line
     * @param last the last line
     * @param label what they are: {@code 12 unchanged lines}
     */
    record Folded(int first, int last, String label) implements Stretch {}
  }
}
