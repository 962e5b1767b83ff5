/**
 * A text with what is painted over it: its fields, highlights, gutter marks and notes.
 *
 * <p>It must not know what a comparison is. Start reading at {@link
 * dev.tripatch.show.paint.PaneText}.
 */
@NullMarked
package dev.tripatch.show.paint;

import org.jspecify.annotations.NullMarked;
