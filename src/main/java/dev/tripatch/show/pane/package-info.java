/**
 * The panes of a comparison: the documents, the patch in each format, the result, and all of them
 * at each step on the way to it. What differs between two texts, and inside a value that changes as
 * a whole, is found here, too.
 *
 * <p>It must not know the rows of the table, but only which fields are noise. Start reading at
 * {@link dev.tripatch.show.pane.InputPainter}; for differences at {@link
 * dev.tripatch.show.pane.InnerDifference}.
 */
@NullMarked
package dev.tripatch.show.pane;

import org.jspecify.annotations.NullMarked;
