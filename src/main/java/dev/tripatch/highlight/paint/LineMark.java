package dev.tripatch.highlight.paint;

import dev.tripatch.path.FieldPath;

/**
 * A glyph in the gutter and on the overview strip.
 *
 * @param line counted from 1
 * @param mark what to show
 * @param path the field
 */
public record LineMark(int line, Mark mark, FieldPath path) {}
