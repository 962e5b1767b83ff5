/**
 * What differs between two texts, line by line, and inside a value: words of a text, lines and
 * words of a block of text, fields and items of a value that is replaced whole.
 *
 * <p>It knows two values and the text of one, but no panes and no outcomes. Start reading at {@link
 * dev.tripatch.show.inner.InnerDifference}.
 */
@NullMarked
package dev.tripatch.show.inner;

import org.jspecify.annotations.NullMarked;
