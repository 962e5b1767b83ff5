/**
 * The text editor of a pane: text with syntax colours, and over it what {@link
 * dev.tripatch.highlight.paint.PaneText} says: tints, glyphs, notes, phantom lines.
 *
 * <p>The only importer of RichTextFX; nothing of it shows in the public types. It must not know the
 * rest of the window. Start reading at {@link dev.tripatch.ui.editor.PaneEditor}.
 */
@NullMarked
package dev.tripatch.ui.editor;

import org.jspecify.annotations.NullMarked;
