/**
 * Conflicts and hazards: their tabs, the way from one to the next, and fixes.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.conflicts.ConflictTableView}.
 */
@NullMarked
package dev.tripatch.ui.feature.conflicts;

import org.jspecify.annotations.NullMarked;
