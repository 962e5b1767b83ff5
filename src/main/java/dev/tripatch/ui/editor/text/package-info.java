/**
 * The exact text behind what the editor shows, and edits of lines, as plain values.
 *
 * <p>It must not know the toolkit. Start reading at {@link dev.tripatch.ui.editor.text.ExactText}.
 */
@NullMarked
package dev.tripatch.ui.editor.text;

import org.jspecify.annotations.NullMarked;
