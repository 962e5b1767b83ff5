/**
 * Lessons, exercises and the reference, beside the documents.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.learn.GalleryPanel}.
 */
@NullMarked
package dev.tripatch.ui.feature.learn;

import org.jspecify.annotations.NullMarked;
