package dev.tripatch.merge.text;

import dev.tripatch.merge.MergedField;

/**
 * A conflict in a file.
 *
 * @param object the place of its object in the result, counted from 0
 * @param clash the conflict
 */
public record ClashPlace(int object, MergedField.Clash clash) {}
