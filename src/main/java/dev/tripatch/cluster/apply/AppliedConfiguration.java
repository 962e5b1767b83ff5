package dev.tripatch.cluster.apply;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.catalog.ClusterScopedKinds;

/**
 * The documents as kubectl apply compares them. Before it computes a patch, kubectl writes into
 * local the namespace that it found live in, where local names none (and takes it out where the
 * object belongs to none), and its own annotation: the text of all this, without the annotation
 * itself ({@code util.GetModifiedConfiguration}). Whatever local says in the annotation's place is
 * dropped.
 */
public final class AppliedConfiguration {
  private static final String METADATA = "metadata";
  private static final String NAMESPACE = "namespace";

  private AppliedConfiguration() {}

  /** Local with live's namespace and the annotation; as it is if it has no metadata. */
  public static MapValue asCompared(MapValue local, MapValue live) {
    MapValue remembered = remembered(local, live);
    return LastAppliedAnnotation.put(remembered, remembered);
  }

  /** What kubectl remembers of a configuration. */
  private static MapValue remembered(MapValue local, MapValue live) {
    return inNamespace(LastAppliedAnnotation.remembered(local), live);
  }

  /** Local with live's namespace, or without one if the object belongs to none. */
  public static MapValue inNamespace(MapValue local, MapValue live) {
    if (!(local.get(METADATA) instanceof MapValue own)) {
      return local;
    }
    Value namespace = live.get(METADATA) instanceof MapValue found ? found.get(NAMESPACE) : null;
    MapValue.Builder metadata = own.toBuilder();
    if (ClusterScope.holds(local, live)) {
      metadata.remove(NAMESPACE);
    } else if (namespace != null && !own.has(NAMESPACE)) {
      metadata.put(NAMESPACE, namespace);
    }
    return local.toBuilder().put(METADATA, metadata.build()).build();
  }

  /**
   * Which objects belong to no namespace. kubectl asks the server for it; the kinds that come with
   * Kubernetes are known from the paths of its OpenAPI documents. Of any other kind, what a server
   * returned tells: a namespaced object always names its namespace.
   */
  public static final class ClusterScope {
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
}
