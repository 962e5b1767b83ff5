/**
 * The state of the window, without controls: the three documents, the last good comparison, the
 * selection; the one history of all documents ({@link dev.tripatch.ui.model.document.History}); and
 * the one way from their texts to the engine ({@link dev.tripatch.ui.model.Comparer}).
 *
 * <p>It must not know {@code javafx.scene}. Start reading at {@link
 * dev.tripatch.ui.model.ComparisonViewModel}.
 */
@NullMarked
package dev.tripatch.ui.model;

import org.jspecify.annotations.NullMarked;
