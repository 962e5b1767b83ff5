package dev.tripatch.cluster.live;

/**
 * Where a question goes.
 *
 * @param context the context's name
 * @param namespace the namespace that counts if none is said
 * @param server the server's address; empty if the kubeconfig does not say it
 */
public record ClusterPlace(String context, String namespace, String server) {}
