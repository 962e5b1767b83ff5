/**
 * The one place from which a cluster is changed: who allows it, and the call that does it.
 *
 * <p>It decides nothing about patches, and knows nothing of files or a window. Start reading at
 * {@link dev.tripatch.cluster.send.Sender}.
 */
@NullMarked
package dev.tripatch.cluster.send;

import org.jspecify.annotations.NullMarked;
