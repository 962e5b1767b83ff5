/**
 * What is drawn over and beside the lines of a text: tints, glyphs, signs, notes, outlines, the
 * overview strip.
 *
 * <p>It must not know keys, or how a text is edited. Start reading at {@link
 * dev.tripatch.ui.editor.line.LineLayer}.
 */
@NullMarked
package dev.tripatch.ui.editor.line;

import org.jspecify.annotations.NullMarked;
