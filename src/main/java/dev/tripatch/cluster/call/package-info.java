/**
 * Runs the person's own kubectl as a child process: which words it gets, how long it may take, how
 * much it may print, and a log of all that ran.
 *
 * <p>It knows nothing of what kubectl answers, of documents or of a window. No other package starts
 * kubectl. Start reading at {@link dev.tripatch.cluster.call.Kubectl}.
 */
@NullMarked
package dev.tripatch.cluster.call;

import org.jspecify.annotations.NullMarked;
