/**
 * Merging and pruning by list type and map type, as structured-merge-diff does them.
 *
 * <p>It must not know managers, conflicts and versions. Start reading at {@link
 * dev.tripatch.serverside.merge.Merging}.
 */
@NullMarked
package dev.tripatch.serverside.merge;

import org.jspecify.annotations.NullMarked;
