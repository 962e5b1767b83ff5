/**
 * Two sets of objects side by side: those in two files or folders, paired by what they are, and the
 * fields in which each pair differs. {@code tripatch diff} and kubectl's external diff begin here.
 *
 * <p>It must not know JavaFX or the terminal. Start reading at {@link
 * dev.tripatch.workspace.pair.PairListing}, then {@link dev.tripatch.workspace.pair.PairDifference}
 * and {@link dev.tripatch.workspace.pair.PairReasons}.
 */
@NullMarked
package dev.tripatch.workspace.pair;

import org.jspecify.annotations.NullMarked;
