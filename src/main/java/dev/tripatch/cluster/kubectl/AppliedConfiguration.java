package dev.tripatch.cluster.kubectl;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;

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
}
