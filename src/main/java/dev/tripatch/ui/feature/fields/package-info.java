/**
 * What happens to every field: the table, the Why panel, and the decisions about fields; conflicts
 * and fixes.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.fields.FieldTable}.
 */
@NullMarked
package dev.tripatch.ui.feature.fields;

import org.jspecify.annotations.NullMarked;
