/**
 * Live from a cluster: chosen from its lists, opened, read again, watched, and the commands of
 * kubectl that ran for it.
 *
 * <p>Nothing here runs before a person asks for a cluster. It must not know another feature. Start
 * reading at {@link dev.tripatch.ui.feature.cluster.ClusterViewModel}.
 */
@NullMarked
package dev.tripatch.ui.feature.cluster;

import org.jspecify.annotations.NullMarked;
