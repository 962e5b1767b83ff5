package dev.tripatch.edit.typing;

import java.util.List;

/**
 * A line that has a part in the structure of a block: dashes, a key, a scalar.
 *
 * @param start where the line begins in the text
 * @param columns where its dashes are and then its key, or its scalar if it has neither
 * @param dashes how many of the columns are those of dashes
 * @param key the key as it is written; empty if it has none
 * @param value what follows
 */
record Row(int start, List<Integer> columns, int dashes, String key, Content value) {

  /** What follows a key or a dash on its line. */
  enum Content {
    /** Nothing yet. */
    NONE,
    /** A scalar, or a list or map in brackets. */
    SCALAR,
    /** The sign of a block text, which begins on the next line. */
    TEXT
  }

  Row {
    columns = List.copyOf(columns);
  }

  int firstColumn() {
    return columns.getFirst();
  }

  int lastColumn() {
    return columns.getLast();
  }

  boolean hasKey() {
    return !key.isEmpty();
  }

  /** Whether a key or a dash waits for its value. */
  boolean isOpen() {
    return value == Content.NONE;
  }
}
