/**
 * The Dialects tab as data: one column for each reader of the patch, one row for each field that
 * differs.
 *
 * <p>It must not know the panes of a comparison. Start reading at {@link
 * dev.tripatch.show.dialect.DialectSheet}.
 */
@NullMarked
package dev.tripatch.show.dialect;

import org.jspecify.annotations.NullMarked;
