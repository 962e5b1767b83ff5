/**
 * JSON data as immutable values that everything else speaks: maps, lists and scalars; where in them
 * a field is ({@link dev.tripatch.json.FieldPath}); which items of two lists are the same ({@link
 * dev.tripatch.json.ListPairing}); and the roles that texts have in a comparison.
 *
 * <p>It knows nothing of text, schemas or patches. Start reading at {@link
 * dev.tripatch.json.Value}.
 */
@NullMarked
package dev.tripatch.json;

import org.jspecify.annotations.NullMarked;
