package dev.tripatch.schema;

/**
 * The parts of an apiVersion.
 *
 * @param group its group; empty for the core one
 * @param version its version
 */
public record GroupVersion(String group, String version) {

  /** The parts of {@code apps/v1}, or of {@code v1}. */
  public static GroupVersion of(String apiVersion) {
    int slash = apiVersion.lastIndexOf('/');
    return new GroupVersion(
        apiVersion.substring(0, Math.max(slash, 0)), apiVersion.substring(slash + 1));
  }

  /** The whole apiVersion. */
  public String apiVersion() {
    return group.isEmpty() ? version : group + "/" + version;
  }
}
