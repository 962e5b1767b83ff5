package dev.tripatch.ui.editor.line;

import java.util.OptionalInt;

/**
 * Some characters of a text that were exchanged for others.
 *
 * @param line the line it began in, from 0
 * @param column the column it began at
 * @param removed how many characters were removed
 * @param inserted how many characters came
 * @param removedBreaks how many line breaks were removed
 * @param addedBreaks how many line breaks came
 */
public record TextEdit(
    int line, int column, int removed, int inserted, int removedBreaks, int addedBreaks) {

  /** Where a line is afterwards; empty if it was removed. */
  public OptionalInt lineAfter(int before) {
    if (before < line || before == line && column > 0) {
      return OptionalInt.of(before);
    }
    if (before == line && removedBreaks == 0) {
      return OptionalInt.of(before + addedBreaks);
    }
    return before <= line + removedBreaks - (column > 0 ? 0 : 1)
        ? OptionalInt.empty()
        : OptionalInt.of(before - removedBreaks + addedBreaks);
  }
}
