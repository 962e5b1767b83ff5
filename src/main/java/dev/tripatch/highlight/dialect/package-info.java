/**
 * The Dialects tab as data: one column for each reader of the patch, one row for each field that
 * differs.
 *
 * <p>It must not know the panes of a comparison. Start reading at {@link
 * dev.tripatch.highlight.dialect.DialectSheet}.
 */
@NullMarked
package dev.tripatch.highlight.dialect;

import org.jspecify.annotations.NullMarked;
