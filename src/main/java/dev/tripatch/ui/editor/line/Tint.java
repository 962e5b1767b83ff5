package dev.tripatch.ui.editor.line;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.editor.line.Outlines.ColumnSpan;

/**
 * A tinted stretch of a line.
 *
 * @param start column of its first character, from 0
 * @param end column after its last character
 * @param mark how it is tinted
 * @param path the field
 * @param isGone whether it is struck through: the result lacks it
 * @param strength how strongly
 */
record Tint(int start, int end, Mark mark, FieldPath path, boolean isGone, Strength strength) {

  /** How strongly a stretch is tinted. */
  enum Strength {
    /** A line of a value that changes as a whole, in which nothing differs; what is decided. */
    CALM,
    /** A field that changes. */
    USUAL,
    /** What differs inside a field. */
    STRONG
  }

  /** The stretch after some characters of its line were exchanged for others. */
  Tint edited(int column, int removed, int inserted) {
    ColumnSpan moved = new ColumnSpan(start, end).edited(column, removed, inserted);
    return new Tint(moved.start(), moved.end(), mark, path, isGone, strength);
  }

  /** The same, less strongly. */
  Tint calm() {
    return new Tint(start, end, mark, path, isGone, Strength.CALM);
  }

  boolean isEmpty() {
    return end <= start;
  }
}
