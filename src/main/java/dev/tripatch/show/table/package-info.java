/**
 * The rows of the field table with their columns and sentences, and which of them are noise; why
 * the selected field has its outcome; and the decision tables of kubectl apply with the row that
 * applies to a field.
 *
 * <p>It must not know panes, nor compute any patch. Start reading at {@link
 * dev.tripatch.show.table.FieldRow}; for decision tables at {@link
 * dev.tripatch.show.table.RowFinder}.
 */
@NullMarked
package dev.tripatch.show.table;

import org.jspecify.annotations.NullMarked;
