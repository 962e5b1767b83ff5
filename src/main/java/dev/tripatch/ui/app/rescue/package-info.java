/**
 * Keeps unsaved work of all features, and offers it again after a crash. Each running program has
 * its own folder with one file for each text, and holds a lock in it while it lives.
 *
 * <p>What lies on disk ({@link dev.tripatch.ui.app.rescue.Keeper}) must not know JavaFX. Start
 * reading at {@link dev.tripatch.ui.app.rescue.Rescue}.
 */
@NullMarked
package dev.tripatch.ui.app.rescue;

import org.jspecify.annotations.NullMarked;
