/**
 * The text editor of a pane: text with syntax colours, and over it what {@link
 * dev.tripatch.show.paint.PaneText} says: tints, glyphs, notes, phantom lines.
 *
 * <p>Only this package and {@code syntax} import RichTextFX; nothing of it shows in {@link
 * dev.tripatch.ui.editor.PaneEditor}. It must not know the rest of the window. Start reading at
 * {@link dev.tripatch.ui.editor.PaneEditor}.
 */
@NullMarked
package dev.tripatch.ui.editor;

import org.jspecify.annotations.NullMarked;
