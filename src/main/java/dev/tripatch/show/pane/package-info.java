/**
 * The panes of a comparison: the documents, the patch in each format, and the result.
 *
 * <p>It must not know the rows of the table, but only which fields are noise. Start reading at
 * {@link dev.tripatch.show.pane.InputPainter}.
 */
@NullMarked
package dev.tripatch.show.pane;

import org.jspecify.annotations.NullMarked;
