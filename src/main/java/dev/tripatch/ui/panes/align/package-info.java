/**
 * What makes the panes one: they scroll together by field, lines that are wrapped are equally high
 * in all of them, and shapes link the changed fields of neighbours.
 *
 * <p>It knows editors and view models, but no pane views. Start reading at {@link
 * dev.tripatch.ui.panes.align.FieldScrolling}.
 */
@NullMarked
package dev.tripatch.ui.panes.align;

import org.jspecify.annotations.NullMarked;
