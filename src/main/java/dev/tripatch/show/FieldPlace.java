package dev.tripatch.show;

import dev.tripatch.document.Span;

/** Where a field is in a pane's text, or would be if the pane had it. */
public sealed interface FieldPlace {

  /**
   * The pane shows the field.
   *
   * @param span the field's text, key and value
   * @param caret where to go on typing: the start of its value, or of the field if the value begins
   *     on a further line
   */
  record Here(Span span, int caret) implements FieldPlace {}

  /**
   * The pane does not show the field. It would be between two lines.
   *
   * @param line the line, counted from 1, that it would be before; one more than there are lines if
   *     it would be behind the last
   */
  record Between(int line) implements FieldPlace {}
}
