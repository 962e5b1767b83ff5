package dev.tripatch.show.paint;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;

/** Translates between places in a pane's text and fields. */
public interface FieldIndex {

  /** The innermost field at an offset; empty where there is none. */
  Optional<FieldPath> fieldAt(int offset);

  /** The text of a field, key and value; empty where the pane does not show the field. */
  Optional<Span> spanOf(FieldPath path);

  /** The text of a field's value; empty where it is not known to be anywhere by itself. */
  default Optional<Span> valueOf(FieldPath path) {
    return Optional.empty();
  }

  /** The fields that a field directly holds, in the order of the text; none where it has none. */
  default List<FieldPath> partsOf(FieldPath path) {
    return List.of();
  }
}
