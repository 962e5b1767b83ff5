package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.Inside;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.PaneText;
import java.util.Optional;
import java.util.Set;

/** What a comparison says of a masked text, over the same text with a value opened. */
public final class OpenedPane {

  private final PaneText pane;
  private final ExactText exact;
  private final Lines lines;

  private OpenedPane(PaneText pane, ExactText exact) {
    this.pane = pane;
    this.exact = exact;
    this.lines = Lines.of(exact.shown());
  }

  /** The pane as it is where nothing is open. */
  public static PaneText of(PaneText pane, ExactText exact) {
    return exact.isOpen() ? new OpenedPane(pane, exact).moved() : pane;
  }

  private PaneText moved() {
    return new PaneText(
        pane.pane(),
        exact.shown(),
        lines,
        pane.format(),
        pane.highlights().stream().map(this::moved).toList(),
        new Inside(
            pane.inside().differing().stream().map(this::moved).toList(), pane.inside().compared()),
        pane.gutter().stream().map(mark -> mark.at(moved(mark.line()))).toList(),
        pane.notes().stream()
            .map(note -> new LineNote(moved(note.line()), note.text(), note.path()))
            .toList(),
        Set.of(),
        new MovedFields(),
        pane.diagnostics().stream().map(this::moved).toList());
  }

  private int moved(int line) {
    return lines.lineOf(exact.maskedToShown(pane.lines().startOf(line)));
  }

  private Span moved(Span span) {
    int start = exact.maskedToShown(span.start());
    return new Span(start, Math.max(start, exact.maskedToShown(span.end())));
  }

  private Highlight moved(Highlight highlight) {
    return highlight.at(moved(highlight.span()));
  }

  private Diagnostic moved(Diagnostic each) {
    return new Diagnostic(
        each.severity(), each.topic(), moved(each.span()), each.message(), each.remedy());
  }

  private final class MovedFields implements FieldIndex {

    @Override
    public Optional<FieldPath> fieldAt(int offset) {
      return pane.fields().fieldAt(exact.shownToMasked(offset));
    }

    @Override
    public Optional<Span> spanOf(FieldPath path) {
      return pane.fields().spanOf(path).map(OpenedPane.this::moved);
    }
  }
}
