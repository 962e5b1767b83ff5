package dev.tripatch.ui.editor;

import dev.tripatch.highlight.Mark;
import dev.tripatch.path.FieldPath;

/**
 * A tinted stretch of a line.
 *
 * @param start column of its first character, from 0
 * @param end column behind its last character
 * @param mark how it is tinted
 * @param path the field
 */
record Tint(int start, int end, Mark mark, FieldPath path) {

  /** The stretch after some characters of its line were exchanged for others. */
  Tint edited(int column, int removed, int inserted) {
    return new Tint(
        edited(start, column, removed, inserted, true),
        edited(end, column, removed, inserted, false),
        mark,
        path);
  }

  private static int edited(int at, int column, int removed, int inserted, boolean isStart) {
    boolean before = isStart ? at < column : at < column || at == column && inserted == 0;
    if (before) {
      return at;
    }
    return Math.max(column, at - removed) + inserted;
  }

  boolean isEmpty() {
    return end <= start;
  }
}
