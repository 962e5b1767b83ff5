/**
 * Runs the person's own kubectl, helm and git as child processes: which words they get, how long
 * they may take, how much they may print, and a log of all that ran.
 *
 * <p>It knows nothing of what they answer, of documents or of a window. No other package starts
 * them. Start reading at {@link dev.tripatch.cluster.call.Program}.
 */
@NullMarked
package dev.tripatch.cluster.call;

import org.jspecify.annotations.NullMarked;
