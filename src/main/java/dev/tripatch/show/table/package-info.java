/**
 * Tables of fields. Those of a comparison: the rows with their columns and sentences, which of them
 * are noise, why the selected field has its outcome, and the decision tables of kubectl apply with
 * the row that applies. Those of a kind: the fields with the rules of patching, tied to the fields
 * of the open objects, and what own rules change. And how a live object has moved since it was
 * read: the fields with their values before and now, and who changed them.
 *
 * <p>It must not know panes or where rules are kept, nor compute any patch. Start reading at {@link
 * dev.tripatch.show.table.FieldRow}; for decision tables at {@link
 * dev.tripatch.show.table.RowFinder}; for kinds at {@link dev.tripatch.show.table.SchemaTree}.
 */
@NullMarked
package dev.tripatch.show.table;

import org.jspecify.annotations.NullMarked;
