package dev.tripatch.schema.overlay;

/**
 * A kind.
 *
 * @param apiVersion as in an object: {@code argoproj.io/v1alpha1}
 * @param kind as in an object: {@code Rollout}
 */
public record KindName(String apiVersion, String kind) {}
