/**
 * The row of tabs below the panes, and what their tables have in common: columns, chips, selected
 * rows.
 *
 * <p>It must not know what a tab shows: features give it as a {@link
 * dev.tripatch.ui.panes.table.LowerTab}. Start reading at {@link
 * dev.tripatch.ui.panes.table.LowerTabs}.
 */
@NullMarked
package dev.tripatch.ui.panes.table;

import org.jspecify.annotations.NullMarked;
