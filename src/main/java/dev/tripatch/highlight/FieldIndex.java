package dev.tripatch.highlight;

import dev.tripatch.document.Span;
import dev.tripatch.path.FieldPath;
import java.util.Optional;

/** Translates between places in a pane's text and fields. */
public interface FieldIndex {

  /** The innermost field at an offset; empty where there is none. */
  Optional<FieldPath> fieldAt(int offset);

  /** The text of a field, key and value; empty where the pane does not show the field. */
  Optional<Span> spanOf(FieldPath path);
}
