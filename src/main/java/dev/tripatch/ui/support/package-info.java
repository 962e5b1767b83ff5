/**
 * What the window needs around itself: work off the UI thread, settings, files, unsaved texts.
 *
 * <p>It must not know controls. Start reading at {@link dev.tripatch.ui.support.LatestWins}.
 */
@NullMarked
package dev.tripatch.ui.support;

import org.jspecify.annotations.NullMarked;
