/**
 * Live from a cluster: chosen from its lists, opened, read again, watched, the commands of kubectl
 * that ran for it, and what its server says of the shown patch.
 *
 * <p>Nothing here runs before a person asks for a cluster. It must not know another feature. Start
 * reading at {@link dev.tripatch.ui.feature.cluster.ClusterViewModel}.
 */
@NullMarked
package dev.tripatch.ui.feature.cluster;

import org.jspecify.annotations.NullMarked;
