package dev.tripatch.document;

import java.util.Optional;

/**
 * Where a field is in a text.
 *
 * @param node the field's value
 * @param keySpan the text of its key; empty for list items and the root
 * @param span the text of the whole field: from the key, or from an item's dash, to the end of the
 *     value
 */
public record Place(Node node, Optional<Span> keySpan, Span span) {

  /** The text of the value; empty at its place if it is left out. */
  public Span valueSpan() {
    return node.span();
  }
}
