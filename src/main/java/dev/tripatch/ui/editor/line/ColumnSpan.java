package dev.tripatch.ui.editor.line;

/**
 * A stretch of a line.
 *
 * @param start column of its first character, from 0
 * @param end column after its last character
 */
record ColumnSpan(int start, int end) {

  /** The stretch after some characters of its line were exchanged for others. */
  ColumnSpan edited(int column, int removed, int inserted) {
    return new ColumnSpan(
        edited(start, column, removed, inserted, true),
        edited(end, column, removed, inserted, false));
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

  boolean contains(int column) {
    return start <= column && column < end;
  }
}
