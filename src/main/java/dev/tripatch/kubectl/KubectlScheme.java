package dev.tripatch.kubectl;

import java.util.Set;

/**
 * Which kinds kubectl has compiled in. For a kind that it has not, kubectl apply falls back to a
 * JSON merge patch, even if the API server publishes patch metadata for it. That holds for custom
 * resources, and for two groups that come with Kubernetes but not with client-go's scheme.
 */
public final class KubectlScheme {
  private static final Set<String> LEFT_OUT =
      Set.of("apiextensions.k8s.io", "apiregistration.k8s.io");

  private KubectlScheme() {}

  /**
   * Whether kubectl has the kinds of a group compiled in, of all groups that come with Kubernetes.
   *
   * @param apiVersion such as {@code apps/v1}
   */
  public static boolean has(String apiVersion) {
    int slash = apiVersion.indexOf('/');
    return slash < 0 || !LEFT_OUT.contains(apiVersion.substring(0, slash));
  }
}
