/**
 * The five panes: three documents, the patch and the result. They scroll together by field, lines
 * that are wrapped are equally high in all of them, and shapes link the changed fields of
 * neighbours. Next to them is what several features show: Markdown to read, and what a server said
 * of a change.
 *
 * <p>Views bind to the models in {@code ui.panes.model} and never call the engine. Start reading at
 * {@link dev.tripatch.ui.panes.Panes}; for scrolling at {@link
 * dev.tripatch.ui.panes.FieldScrolling}.
 */
@NullMarked
package dev.tripatch.ui.panes;

import org.jspecify.annotations.NullMarked;
