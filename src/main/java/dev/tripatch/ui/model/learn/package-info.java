/**
 * The view models for learning: the gallery of lessons, and the exercises in it.
 *
 * <p>Start reading at {@link dev.tripatch.ui.model.learn.GalleryViewModel}.
 */
@NullMarked
package dev.tripatch.ui.model.learn;

import org.jspecify.annotations.NullMarked;
