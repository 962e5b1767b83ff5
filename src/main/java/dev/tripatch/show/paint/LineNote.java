package dev.tripatch.show.paint;

import dev.tripatch.json.FieldPath;

/**
 * A grey remark after the end of a line, such as {@code ← was 7}; not part of the text.
 *
 * @param line counted from 1
 * @param text the remark
 * @param path the field
 */
public record LineNote(int line, String text, FieldPath path) {}
