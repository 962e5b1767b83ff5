package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.ClusterPlace;

/**
 * The cluster that live is from.
 *
 * @param connection how to reach it
 * @param place the same for people
 * @param isMissing whether the cluster does not have the object
 */
public record LiveSource(Connection connection, ClusterPlace place, boolean isMissing) {}
