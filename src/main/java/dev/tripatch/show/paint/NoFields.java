package dev.tripatch.show.paint;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import java.util.Optional;

/** The fields of an empty text. */
enum NoFields implements FieldIndex {
  NONE;

  @Override
  public Optional<FieldPath> fieldAt(int offset) {
    return Optional.empty();
  }

  @Override
  public Optional<Span> spanOf(FieldPath path) {
    return Optional.empty();
  }
}
