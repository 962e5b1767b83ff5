/**
 * A change on its way into a cluster: live is read again, the change is tried, and, once a person
 * agreed, sent exactly once; and the way back. All of it is written down in a journal first.
 *
 * <p>It knows kubectl through {@code cluster.live} and {@code cluster.send} only, and nothing of a
 * window or a terminal. Start reading at {@link dev.tripatch.workspace.sending.Delivery}.
 */
@NullMarked
package dev.tripatch.workspace.sending;

import org.jspecify.annotations.NullMarked;
