/**
 * The five panes, the field table and their arrangement.
 *
 * <p>Views bind to the models in {@code ui.model} and never call the engine. Start reading at
 * {@link dev.tripatch.ui.panes.Panes}.
 */
@NullMarked
package dev.tripatch.ui.panes;

import org.jspecify.annotations.NullMarked;
