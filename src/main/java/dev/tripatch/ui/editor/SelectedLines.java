package dev.tripatch.ui.editor;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;

/**
 * The lines of the selected field, counted from 0.
 *
 * @param first the first line
 * @param last the last line; before {@code first} if no line is selected
 */
record SelectedLines(int first, int last) {

  static final SelectedLines NONE = new SelectedLines(0, -1);

  /** A field with more lines than this has a band on its first line only. */
  private static final int MOST_BANDS = 24;

  static SelectedLines of(Span span, Lines lines) {
    int last = Math.max(span.start(), span.end() - 1);
    return new SelectedLines(lines.lineOf(span.start()) - 1, lines.lineOf(last) - 1);
  }

  boolean isEmpty() {
    return last < first;
  }

  LineLook.Selection at(int line) {
    if (line < first || line > last) {
      return LineLook.Selection.NONE;
    }
    boolean few = last - first < MOST_BANDS;
    return few || line == first ? LineLook.Selection.BAND : LineLook.Selection.EDGE;
  }

  /** The lines after the text was edited. */
  SelectedLines edited(TextEdit edit) {
    int change = edit.addedBreaks() - edit.removedBreaks();
    if (isEmpty() || edit.line() > last || change == 0) {
      return this;
    }
    return edit.line() < first
        ? new SelectedLines(Math.max(0, first + change), Math.max(0, last + change))
        : new SelectedLines(first, Math.max(first, last + change));
  }
}
