package dev.tripatch.kubectl;

import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;

/**
 * The local configuration as kubectl apply compares it. Before it computes a patch, kubectl writes
 * its own annotation into local ({@code util.GetModifiedConfiguration}), so local always has a map
 * of annotations there, and the map that kubectl's annotation remembers is never deleted as a
 * whole.
 */
public final class AppliedConfiguration {
  private static final String METADATA = "metadata";
  private static final String ANNOTATIONS = "annotations";

  private AppliedConfiguration() {}

  /** Local with a map of annotations, empty if it has none of its own. */
  public static MapValue asCompared(MapValue local) {
    Value given = local.get(METADATA);
    if (!(given instanceof MapValue metadata) || metadata.has(ANNOTATIONS)) {
      return local;
    }
    return local.toBuilder()
        .put(METADATA, metadata.toBuilder().put(ANNOTATIONS, MapValue.EMPTY).build())
        .build();
  }
}
