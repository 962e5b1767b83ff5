package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.show.FieldOrder.FieldPlace;

/**
 * The lines of the selected field, counted from 0.
 *
 * @param first the first line; for a field that the text does not have, the line that it would be
 *     before
 * @param last the last line; before {@code first} for a field that the text does not have
 */
public record SelectedLines(int first, int last) {

  /** No field is selected. */
  public static final SelectedLines NONE = new SelectedLines(-1, -2);

  /** A field with more lines than this has a band on its first line only. */
  private static final int MOST_BANDS = 24;

  /** The lines of a place in a text. */
  public static SelectedLines of(FieldPlace place, Lines lines) {
    return switch (place) {
      case FieldPlace.Here here -> of(here.span(), lines);
      case FieldPlace.Between between -> new SelectedLines(between.line() - 1, between.line() - 2);
    };
  }

  private static SelectedLines of(Span span, Lines lines) {
    int last = Math.max(span.start(), span.end() - 1);
    return new SelectedLines(lines.lineOf(span.start()) - 1, lines.lineOf(last) - 1);
  }

  /** Whether it is the place between two lines where the field would be. */
  public boolean isGap() {
    return first >= 0 && last < first;
  }

  /** How a line belongs to a field that the text has. */
  public LineLook.Selection at(int line) {
    if (line < first || line > last) {
      return LineLook.Selection.NONE;
    }
    boolean few = last - first < MOST_BANDS;
    return few || line == first ? LineLook.Selection.BAND : LineLook.Selection.EDGE;
  }

  /** The lines after the text was edited. */
  public SelectedLines edited(TextEdit edit) {
    int change = edit.addedBreaks() - edit.removedBreaks();
    if (equals(NONE) || edit.line() > last || change == 0) {
      return this;
    }
    if (edit.line() < first) {
      int begin = Math.max(0, first + change);
      return new SelectedLines(begin, Math.max(begin - 1, last + change));
    }
    return new SelectedLines(first, Math.max(first, last + change));
  }
}
