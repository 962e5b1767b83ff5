/**
 * A text with what is painted over it: its fields, highlights, gutter marks and notes, and the
 * syntax colours of YAML and JSON, line by line.
 *
 * <p>It must not know what a comparison is. Start reading at {@link
 * dev.tripatch.show.paint.PaneText}; for syntax at {@link dev.tripatch.show.paint.LineSyntax}.
 */
@NullMarked
package dev.tripatch.show.paint;

import org.jspecify.annotations.NullMarked;
