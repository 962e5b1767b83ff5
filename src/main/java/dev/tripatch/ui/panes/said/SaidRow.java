package dev.tripatch.ui.panes.said;

import dev.tripatch.json.FieldPath;

/**
 * A row of what a server says.
 *
 * @param path the field
 * @param predicted what was predicted
 * @param said what the server says, with a sign before it
 * @param why why that is another
 */
public record SaidRow(FieldPath path, String predicted, String said, String why) {}
