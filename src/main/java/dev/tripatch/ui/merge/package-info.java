/**
 * The window that merges a file of git by field: base, ours and theirs above, below them the result
 * and a table of what changed.
 *
 * <p>{@link dev.tripatch.ui.merge.MergeViewModel} knows all without a control. What a person did is
 * a {@link dev.tripatch.show.MergeDraft}; everything shown follows from it, so a step back is the
 * draft before. Start reading there.
 */
@NullMarked
package dev.tripatch.ui.merge;

import org.jspecify.annotations.NullMarked;
