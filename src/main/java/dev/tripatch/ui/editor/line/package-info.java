/**
 * The lines of an editor without its area: the exact text and its masks, edits of lines, the
 * colours of what is in them, and what is drawn over and beside them: tints, glyphs, signs, notes,
 * outlines, the overview strip.
 *
 * <p>It must not know keys, the editor or its pane. Start reading at {@link
 * dev.tripatch.ui.editor.line.LineLayer}; for texts at {@link
 * dev.tripatch.ui.editor.line.ExactText} and {@link dev.tripatch.ui.editor.line.SyntaxPainter}.
 */
@NullMarked
package dev.tripatch.ui.editor.line;

import org.jspecify.annotations.NullMarked;
