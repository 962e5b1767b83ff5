/**
 * The five panes: three documents, the patch and the result.
 *
 * <p>Views bind to the models in {@code ui.panes.model} and never call the engine. Start reading at
 * {@link dev.tripatch.ui.panes.Panes}.
 */
@NullMarked
package dev.tripatch.ui.panes;

import org.jspecify.annotations.NullMarked;
