/**
 * What the window shows of a comparison, as plain data without any toolkit: {@link
 * dev.tripatch.show.Comparison} has the panes, the field table and the reasons; next to it are the
 * comparison of two panes line by line, the sheet of dialects, and the search for a field.
 *
 * <p>It must not know JavaFX. Start reading at {@link dev.tripatch.show.ComparisonView}.
 */
@NullMarked
package dev.tripatch.show;

import org.jspecify.annotations.NullMarked;
