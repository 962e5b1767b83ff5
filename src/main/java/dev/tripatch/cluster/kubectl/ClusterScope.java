package dev.tripatch.cluster.kubectl;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.catalog.ClusterScopedKinds;

/**
 * Which objects belong to no namespace. kubectl asks the server for it; the kinds that come with
 * Kubernetes are known from the paths of its OpenAPI documents. Of any other kind, what a server
 * returned tells: a namespaced object always names its namespace.
 */
public final class ClusterScope {
  private ClusterScope() {}

  /** Whether the object that two documents mention belongs to no namespace. */
  public static boolean holds(MapValue local, MapValue live) {
    return isBuiltIn(local) || isReturnedWithoutNamespace(live);
  }

  private static boolean isBuiltIn(MapValue object) {
    return isBuiltIn(GroupVersion.of(object.text("apiVersion")).group(), object.text("kind"));
  }

  /** Whether a kind that comes with Kubernetes belongs to no namespace. */
  public static boolean isBuiltIn(String group, String kind) {
    return ClusterScopedKinds.contains(group, kind);
  }

  /** The uid tells an object that a server returned from one that somebody wrote. */
  private static boolean isReturnedWithoutNamespace(MapValue live) {
    return live.get("metadata") instanceof MapValue metadata
        && metadata.has("uid")
        && !metadata.has("namespace");
  }
}
