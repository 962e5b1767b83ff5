package dev.tripatch.show.paint;

import dev.tripatch.json.FieldPath;

/**
 * A glyph in the gutter and on the overview strip.
 *
 * @param line counted from 1
 * @param mark what to show
 * @param path the field
 * @param word what happens to it, for tooltips and screen readers: {@code conflict: deletes}
 */
public record LineMark(int line, Mark mark, FieldPath path, String word) {

  /** The same in another line. */
  public LineMark at(int other) {
    return new LineMark(other, mark, path, word);
  }
}
