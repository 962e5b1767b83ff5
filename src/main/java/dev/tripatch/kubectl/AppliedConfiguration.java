package dev.tripatch.kubectl;

import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;

/**
 * The local configuration as kubectl apply compares it. Before it computes a patch, kubectl writes
 * into local the namespace that it found live in, where local names none, and its own annotation
 * ({@code util.GetModifiedConfiguration}). So what its annotation remembers of both is never
 * deleted: neither the namespace nor the map of annotations as a whole.
 */
public final class AppliedConfiguration {
  private static final String METADATA = "metadata";
  private static final String NAMESPACE = "namespace";
  private static final String ANNOTATIONS = "annotations";

  private AppliedConfiguration() {}

  /** Local with live's namespace and a map of annotations, where it has none of its own. */
  public static MapValue asCompared(MapValue local, MapValue live) {
    if (!(local.get(METADATA) instanceof MapValue metadata)) {
      return local;
    }
    MapValue.Builder completed = metadata.toBuilder();
    if (!metadata.has(ANNOTATIONS)) {
      completed.put(ANNOTATIONS, MapValue.EMPTY);
    }
    Value namespace = live.get(METADATA) instanceof MapValue map ? map.get(NAMESPACE) : null;
    if (namespace != null && !metadata.has(NAMESPACE)) {
      completed.put(NAMESPACE, namespace);
    }
    return local.toBuilder().put(METADATA, completed.build()).build();
  }
}
