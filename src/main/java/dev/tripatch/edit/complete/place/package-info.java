/**
 * Where the caret is in a text that is half typed: the way from the root to what is being written
 * there, found without reading the text as a whole.
 *
 * <p>No toolkit, and nothing of schemas. Start reading at {@code PlaceFinder}.
 */
@NullMarked
package dev.tripatch.edit.complete.place;

import org.jspecify.annotations.NullMarked;
