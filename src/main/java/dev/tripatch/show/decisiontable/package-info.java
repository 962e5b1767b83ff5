/**
 * The decision tables of kubectl apply: which row applies to a field, told from what the documents
 * hold there and from the schema's rule, and what it comes to.
 *
 * <p>It must not know how tables are drawn, nor compute any patch. Start reading at {@link
 * dev.tripatch.show.decisiontable.RowFinder}.
 */
@NullMarked
package dev.tripatch.show.decisiontable;

import org.jspecify.annotations.NullMarked;
