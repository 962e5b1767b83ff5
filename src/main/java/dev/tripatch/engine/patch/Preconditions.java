package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;

/**
 * What kubectl demands of a patch for a custom resource: it must not touch apiVersion, kind and
 * metadata.name ({@code mergepatch.RequireKeyUnchanged} and {@code RequireMetadataKeyUnchanged}).
 */
public final class Preconditions {

  private Preconditions() {}

  /** Refuses a patch that changes what names the object. */
  public static void require(MapValue patch) throws RefusedException {
    requireUntouched(patch, "apiVersion", patch, FieldPath.of("apiVersion"));
    requireUntouched(patch, "kind", patch, FieldPath.of("kind"));
    if (patch.get("metadata") instanceof MapValue metadata) {
      requireUntouched(metadata, "name", patch, FieldPath.of("metadata", "name"));
    }
  }

  private static void requireUntouched(MapValue map, String key, MapValue patch, FieldPath path)
      throws RefusedException {
    if (map.has(key)) {
      throw Refusals.precondition(path, patch);
    }
  }
}
