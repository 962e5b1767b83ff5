/**
 * The text of an editor without its area: the exact text and its masks, edits of lines, and the
 * colours of what is in it.
 *
 * <p>It must not know the editor or its pane. Start reading at {@link
 * dev.tripatch.ui.editor.text.ExactText} and {@link dev.tripatch.ui.editor.text.SyntaxPainter}.
 */
@NullMarked
package dev.tripatch.ui.editor.text;

import org.jspecify.annotations.NullMarked;
