package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Lines;
import dev.tripatch.show.paint.HazardMark;

/**
 * A hazard's outline in a line; of a field with several lines the first is outlined.
 *
 * @param line the line, from 0
 * @param columns where in it
 * @param hazard what is dangerous there
 */
public record HazardOutline(int line, ColumnSpan columns, HazardMark hazard) {

  /** The outline of a hazard in a text with these lines. */
  static HazardOutline of(HazardMark hazard, Lines lines, int textLength) {
    int from = Math.min(hazard.span().start(), textLength);
    int line = lines.lineOf(from);
    int start = from - lines.startOf(line);
    int end = Math.min(hazard.span().end(), lines.endOf(line)) - lines.startOf(line);
    return new HazardOutline(line - 1, new ColumnSpan(start, Math.max(end, start + 1)), hazard);
  }
}
