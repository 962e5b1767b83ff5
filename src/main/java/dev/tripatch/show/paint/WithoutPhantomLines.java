package dev.tripatch.show.paint;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A pane's text with its phantom lines left out and everything else moved up accordingly. */
final class WithoutPhantomLines {

  private final PaneText full;
  private final Lines lines;
  private final int[] keptBefore;
  private final int[] removedBefore;

  private WithoutPhantomLines(PaneText full) {
    this.full = full;
    this.lines = full.lines();
    this.keptBefore = new int[lines.count() + 2];
    this.removedBefore = new int[lines.count() + 2];
    for (int line = 1; line <= lines.count(); line++) {
      boolean phantom = isPhantom(line);
      int length = lines.endOf(line) - lines.startOf(line);
      keptBefore[line + 1] = keptBefore[line] + (phantom ? 0 : 1);
      removedBefore[line + 1] = removedBefore[line] + (phantom ? length : 0);
    }
  }

  static PaneText of(PaneText full) {
    return full.phantomLines().isEmpty() ? full : new WithoutPhantomLines(full).build();
  }

  private PaneText build() {
    String text = text();
    return new PaneText(
        full.pane(),
        text,
        Lines.of(text),
        full.format(),
        full.highlights().stream().filter(this::isKept).map(this::moved).toList(),
        inside(),
        full.gutter().stream().filter(mark -> !isPhantom(mark.line())).map(this::moved).toList(),
        full.notes().stream().filter(note -> !isPhantom(note.line())).map(this::moved).toList(),
        Set.of(),
        new MovedFields(),
        full.diagnostics().stream().map(this::moved).toList());
  }

  private String text() {
    StringBuilder text = new StringBuilder(full.text().length());
    for (int line = 1; line <= lines.count(); line++) {
      if (!isPhantom(line)) {
        text.append(full.text(), lines.startOf(line), lines.endOf(line));
      }
    }
    return text.toString();
  }

  private boolean isPhantom(int line) {
    return full.phantomLines().contains(line);
  }

  private Inside inside() {
    List<Highlight> differing =
        full.inside().differing().stream().filter(this::isKept).map(this::moved).toList();
    return new Inside(differing, full.inside().compared());
  }

  private boolean isKept(Highlight highlight) {
    return !isPhantom(lines.lineOf(highlight.span().start()));
  }

  private Highlight moved(Highlight highlight) {
    return highlight.at(moved(highlight.span()));
  }

  private LineMark moved(LineMark mark) {
    return mark.at(keptBefore[mark.line()] + 1);
  }

  private LineNote moved(LineNote note) {
    return new LineNote(keptBefore[note.line()] + 1, note.text(), note.path());
  }

  private Diagnostic moved(Diagnostic diagnostic) {
    return new Diagnostic(
        diagnostic.severity(), moved(diagnostic.span()), diagnostic.message(), diagnostic.remedy());
  }

  private Span moved(Span span) {
    return new Span(moved(span.start()), moved(span.end()));
  }

  /** Where an offset of the full text lies; one in a phantom line moves to that line's start. */
  private int moved(int offset) {
    int line = lines.lineOf(offset);
    int within = isPhantom(line) ? 0 : offset - lines.startOf(line);
    return lines.startOf(line) - removedBefore[line] + within;
  }

  /** The reverse of {@link #moved(int)} for the offsets that are left. */
  private int original(int offset) {
    int low = 1;
    int high = lines.count();
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      boolean before = lines.startOf(middle) - removedBefore[middle] <= offset;
      low = before ? middle : low;
      high = before ? high : middle - 1;
    }
    return offset + removedBefore[low];
  }

  private final class MovedFields implements FieldIndex {

    @Override
    public Optional<FieldPath> fieldAt(int offset) {
      return full.fields().fieldAt(original(offset));
    }

    @Override
    public Optional<Span> spanOf(FieldPath path) {
      return full.fields()
          .spanOf(path)
          .map(WithoutPhantomLines.this::moved)
          .filter(span -> span.length() > 0);
    }

    @Override
    public Optional<Span> valueOf(FieldPath path) {
      return full.fields().valueOf(path).map(WithoutPhantomLines.this::moved);
    }

    @Override
    public List<FieldPath> partsOf(FieldPath path) {
      return full.fields().partsOf(path).stream().filter(part -> spanOf(part).isPresent()).toList();
    }
  }
}
