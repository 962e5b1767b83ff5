/**
 * Finds a field by some letters of its path.
 *
 * <p>It knows what a comparison shows, but not how. Start reading at {@link
 * dev.tripatch.highlight.find.FieldSearch}.
 */
@NullMarked
package dev.tripatch.highlight.find;

import org.jspecify.annotations.NullMarked;
