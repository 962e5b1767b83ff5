/**
 * The rows of the field table, and which of them are noise.
 *
 * <p>It must not know panes. Start reading at {@link dev.tripatch.show.table.FieldRow}.
 */
@NullMarked
package dev.tripatch.show.table;

import org.jspecify.annotations.NullMarked;
