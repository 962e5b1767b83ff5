/**
 * What the window shows of a comparison, as plain data without any toolkit: {@link
 * dev.tripatch.show.Comparison} has the panes, the field table and the reasons; next to it are the
 * comparison of two panes line by line, the sheet of dialects, the search for a field, and what a
 * window shows of a merge by field.
 *
 * <p>It must not know JavaFX. Values of Secrets are masked before anything is shown. Start reading
 * at {@link dev.tripatch.show.ComparisonView}; for a merge at {@link dev.tripatch.show.MergeSheet}.
 */
@NullMarked
package dev.tripatch.show;

import org.jspecify.annotations.NullMarked;
