/**
 * What was sent to clusters, written down before it is sent, so that it can be taken back after a
 * restart or a crash. Values of Secrets are not in it.
 *
 * <p>It knows no cluster and no window. Start reading at {@link
 * dev.tripatch.workspace.journal.Journal}.
 */
@NullMarked
package dev.tripatch.workspace.journal;

import org.jspecify.annotations.NullMarked;
