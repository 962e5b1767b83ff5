/**
 * The tabs below the panes: fields, conflicts, hazards, dialects, server-side apply.
 *
 * <p>It must not know the panes above. Start reading at {@link
 * dev.tripatch.ui.panes.table.LowerTabs}.
 */
@NullMarked
package dev.tripatch.ui.panes.table;

import org.jspecify.annotations.NullMarked;
