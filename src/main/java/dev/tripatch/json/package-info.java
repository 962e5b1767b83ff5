/**
 * The JSON data model that everything else speaks: maps, lists and scalars as immutable values.
 *
 * <p>It knows nothing of text, schemas or patches. Start reading at {@link
 * dev.tripatch.json.Value}.
 */
@NullMarked
package dev.tripatch.json;

import org.jspecify.annotations.NullMarked;
