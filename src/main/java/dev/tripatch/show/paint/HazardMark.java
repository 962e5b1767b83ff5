package dev.tripatch.show.paint;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;

/**
 * A place with a hazard.
 *
 * @param pane in which pane
 * @param span where in its text
 * @param path the field
 * @param help what is dangerous there, in a sentence
 */
public record HazardMark(Role pane, Span span, FieldPath path, String help) {

  /** The sign of a hazard in the gutter. */
  public static final String GLYPH = "▲";
}
