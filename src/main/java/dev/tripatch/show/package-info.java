/**
 * What the panes, the field table and the Why panel show, as plain data: texts, highlights, gutter
 * marks, notes and rows, without any toolkit.
 *
 * <p>It must not know JavaFX. Start reading at {@link dev.tripatch.show.paint.PaneText}.
 */
@NullMarked
package dev.tripatch.show;

import org.jspecify.annotations.NullMarked;
