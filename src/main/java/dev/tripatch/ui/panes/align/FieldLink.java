package dev.tripatch.ui.panes.align;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.editor.VisibleLines;

/**
 * A changed field that two panes have in view.
 *
 * @param path the field
 * @param mark what happens to it
 * @param left where it is in the left pane; as high as nothing where it would be
 * @param right the same in the right pane
 */
record FieldLink(
    FieldPath path, Mark mark, VisibleLines.Stretch left, VisibleLines.Stretch right) {}
