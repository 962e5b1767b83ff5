/**
 * Merging and pruning by list type and map type, as structured-merge-diff does.
 *
 * <p>It must not know who applies, or what a conflict is. Start reading at {@link
 * dev.tripatch.cluster.apply.merge.Merging}.
 */
@NullMarked
package dev.tripatch.cluster.apply.merge;

import org.jspecify.annotations.NullMarked;
