/**
 * The state that all features share, without controls: documents, the last good comparison, the
 * selection, decisions, secrets, the composed patch, and the one way from texts to the engine
 * ({@link dev.tripatch.ui.panes.model.Comparer}).
 *
 * <p>It must not know {@code javafx.scene}. Start reading at {@link
 * dev.tripatch.ui.panes.model.ComparisonViewModel}.
 */
@NullMarked
package dev.tripatch.ui.panes.model;

import org.jspecify.annotations.NullMarked;
