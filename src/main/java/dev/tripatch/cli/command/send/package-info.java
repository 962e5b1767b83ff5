/**
 * The commands that change a cluster, and that say whether they may: what is sent is shown first,
 * and only a person's word or a context's policy lets it go.
 *
 * <p>Nothing here makes or sends a patch itself: that is {@code workspace.sending}. Start reading
 * at {@link dev.tripatch.cli.command.send.Dispatch}.
 */
@NullMarked
package dev.tripatch.cli.command.send;

import org.jspecify.annotations.NullMarked;
