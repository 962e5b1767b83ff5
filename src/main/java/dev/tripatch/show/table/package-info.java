/**
 * The rows of the field table with their columns and sentences, and which of them are noise; why
 * the selected field has its outcome.
 *
 * <p>It must not know panes. Start reading at {@link dev.tripatch.show.table.FieldRow}.
 */
@NullMarked
package dev.tripatch.show.table;

import org.jspecify.annotations.NullMarked;
