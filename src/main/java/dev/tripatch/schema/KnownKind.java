package dev.tripatch.schema;

/**
 * A kind that a source knows.
 *
 * @param apiVersion as in an object: {@code apps/v1}
 * @param kind as in an object: {@code Deployment}
 * @param source where its schema comes from: {@code Kubernetes 1.36}
 */
public record KnownKind(String apiVersion, String kind, String source) {

  /** Its group; empty for the core one. */
  public String group() {
    return GroupVersion.of(apiVersion).group();
  }
}
