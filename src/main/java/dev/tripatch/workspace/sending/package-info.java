/**
 * A change on its way into a cluster: live is read again, the change is tried (a server says what
 * it would make of it, next to what was predicted), and, once a person agreed, sent exactly once;
 * and the way back. All of it is written down in a journal first, without the values of Secrets.
 *
 * <p>It knows kubectl through {@code cluster.live} and {@code cluster.send} only, and nothing of a
 * window or a terminal. Start reading at {@link dev.tripatch.workspace.sending.Delivery}, {@link
 * dev.tripatch.workspace.sending.Trial} and {@link dev.tripatch.workspace.sending.Journal}.
 */
@NullMarked
package dev.tripatch.workspace.sending;

import org.jspecify.annotations.NullMarked;
