package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.Connection;

/**
 * Which live object is wanted.
 *
 * @param connection the cluster and the namespace, as far as they were said
 * @param object as kubectl takes it: {@code deploy/web}
 */
public record LiveTarget(Connection connection, String object) {}
