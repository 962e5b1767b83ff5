/**
 * The state of the window, without controls: the three documents, the last good comparison, the
 * selection; the one history of all documents ({@link dev.tripatch.ui.panes.document.History}); and
 * the one way from their texts to the engine ({@link dev.tripatch.ui.panes.model.Comparer}).
 *
 * <p>It must not know {@code javafx.scene}. Start reading at {@link
 * dev.tripatch.ui.panes.model.ComparisonViewModel}.
 */
@NullMarked
package dev.tripatch.ui.panes.model;

import org.jspecify.annotations.NullMarked;
