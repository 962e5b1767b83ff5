/**
 * Lessons, exercises and the reference, next to the documents; and the bar that goes through the
 * steps to patch and result.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.learn.GalleryPanel}; for steps at {@link
 * dev.tripatch.ui.feature.learn.StepCommands}.
 */
@NullMarked
package dev.tripatch.ui.feature.learn;

import org.jspecify.annotations.NullMarked;
