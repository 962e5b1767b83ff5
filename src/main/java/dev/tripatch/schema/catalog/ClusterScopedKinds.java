package dev.tripatch.schema.catalog;

import java.util.Set;
import java.util.stream.Collectors;

/** Which built-in kinds belong to no namespace, in any release that comes with the program. */
public final class ClusterScopedKinds {

  /** The table's name among the resources of this package; the importer writes it. */
  public static final String RESOURCE = "cluster-scoped.txt";

  private static final Lazy<Set<String>> KINDS =
      new Lazy<>(
          () -> CatalogResource.read(RESOURCE).lines().collect(Collectors.toUnmodifiableSet()));

  private ClusterScopedKinds() {}

  /** Whether a kind of Kubernetes belongs to no namespace; the core group is the empty text. */
  public static boolean contains(String group, String kind) {
    return KINDS.get().contains(line(group, kind));
  }

  /** A kind's line in the table: {@code ClusterRole.rbac.authorization.k8s.io}. */
  public static String line(String group, String kind) {
    return group.isEmpty() ? kind : kind + "." + group;
  }
}
