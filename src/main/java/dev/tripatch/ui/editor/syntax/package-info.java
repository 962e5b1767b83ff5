/**
 * Syntax colours of YAML and JSON, line by line, and the shape of a line.
 *
 * <p>It must not know the editor or its pane. Start reading at {@link
 * dev.tripatch.ui.editor.syntax.SyntaxPainter}.
 */
@NullMarked
package dev.tripatch.ui.editor.syntax;

import org.jspecify.annotations.NullMarked;
