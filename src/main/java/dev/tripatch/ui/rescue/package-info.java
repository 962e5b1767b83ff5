/**
 * Unsaved texts on disk: kept while they are typed, and found again after a crash.
 *
 * <p>Each running program has its own folder with one file for each text, and holds a lock in it
 * while it lives. It must not know JavaFX. Start reading at {@link dev.tripatch.ui.rescue.Keeper}.
 */
@NullMarked
package dev.tripatch.ui.rescue;

import org.jspecify.annotations.NullMarked;
