package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;

/**
 * A piece of block YAML.
 *
 * @param kind what it is
 * @param column how far it is indented
 * @param span the dash, the key without its colon, or the scalar
 * @param text the key or scalar, without quotes
 * @param value of a key: its value on the same line; empty after the colon if there is none
 */
record TypedToken(Kind kind, int column, Span span, String text, Span value) {

  enum Kind {
    DASH,
    KEY,
    SCALAR
  }

  boolean isKey() {
    return kind == Kind.KEY;
  }

  boolean isDash() {
    return kind == Kind.DASH;
  }
}
