package dev.tripatch.show.paint;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;

/**
 * A tinted stretch of a pane's text: a field's key and value, never more than one line.
 *
 * @param span the stretch
 * @param mark how it is tinted
 * @param path the field
 * @param isGone whether the result lacks what it tints, whatever its mark: it is struck through
 */
public record Highlight(Span span, Mark mark, FieldPath path, boolean isGone) {

  /** The same elsewhere. */
  public Highlight at(Span place) {
    return new Highlight(place, mark, path, isGone);
  }
}
