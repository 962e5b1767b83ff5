/**
 * Keeps unsaved work of all features, and offers it again after a crash.
 *
 * <p>It must not know how texts lie on disk: {@link dev.tripatch.ui.rescue.Keeper} does. Start
 * reading at {@link dev.tripatch.ui.app.rescue.Rescue}.
 */
@NullMarked
package dev.tripatch.ui.app.rescue;

import org.jspecify.annotations.NullMarked;
