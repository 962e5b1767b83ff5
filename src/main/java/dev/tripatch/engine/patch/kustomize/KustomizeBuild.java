package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;

/**
 * What {@code kustomize build} makes of one resource and one entry of {@code patches}: of a patch
 * in the object's shape, or of a JSON Patch.
 *
 * <p>A patch that names no object, as a JSON Patch never does, is taken to be for the resource, as
 * {@code target} would say. One that names its object is for no other.
 */
public final class KustomizeBuild {

  private final KustomizeMerger merger;
  private final KustomizeVersion version;

  private KustomizeBuild(KustomizeMerger merger, KustomizeVersion version) {
    this.merger = merger;
    this.version = version;
  }

  private static KustomizeBuild of(KustomizeMerger merger) {
    return new KustomizeBuild(merger, KustomizeVersion.V5_7_1);
  }

  /**
   * The usual kustomize, with the schema that it carries.
   *
   * @param quotes how the resource is written
   */
  public static KustomizeBuild usual(Quotes quotes) {
    return of(KustomizeMerger.usual(quotes));
  }

  /**
   * With what a person brought for the resource's kind, as a kustomization's {@code openapi} gives
   * it to kustomize; the usual one where they did not.
   *
   * @param quotes how the resource is written
   */
  public static KustomizeBuild following(SchemaAnswer schema, Quotes quotes) {
    return of(KustomizeMerger.following(schema, quotes));
  }

  /**
   * With the schema that a kustomization's {@code openapi} names.
   *
   * @param schemas the kinds that are known; no others are then
   * @param quotes how the resource is written
   */
  public static KustomizeBuild with(SchemaSource schemas, Quotes quotes) {
    return of(KustomizeMerger.with(schemas, quotes));
  }

  /** The same of another version; without this it is the newest that we know. */
  public KustomizeBuild in(KustomizeVersion other) {
    return new KustomizeBuild(merger, other);
  }

  /**
   * The object that is built.
   *
   * @return empty if the patch deletes the object
   * @throws RefusedException if the build fails
   */
  public MapValue build(MapValue resource, Value patch) throws RefusedException {
    return switch (patch) {
      case ListValue operations when saysNothing(operations) -> throw KustomizeRefusals.noPatch();
      case ListValue operations -> KustomizeJsonPatch.apply(resource, operations);
      case MapValue map when !map.isEmpty() -> {
        requireFor(resource, map);
        yield merger.merge(resource, map);
      }
      case Value ignored -> throw KustomizeRefusals.noPatch();
    };
  }

  private boolean saysNothing(ListValue operations) {
    return version == KustomizeVersion.V5_5_0 && operations.items().isEmpty();
  }

  private static void requireFor(MapValue resource, MapValue patch) throws RefusedException {
    if (patch.get("metadata") instanceof MapValue metadata) {
      if (metadata.has("name") && metadata.text("name").isEmpty()) {
        throw KustomizeRefusals.noPatch();
      }
      boolean namesObject = metadata.has("name") && patch.has("kind");
      if (namesObject
          && !KustomizeTarget.naming(patch).isSameAs(KustomizeTarget.naming(resource))) {
        throw KustomizeRefusals.noTarget(patch);
      }
    } else if (patch.has("metadata")) {
      throw KustomizeRefusals.noPatch();
    }
  }

  /** Versions of kustomize that differ. All else is the same in both. */
  public enum KustomizeVersion {
    /** Of kubectl 1.32: a patch that says nothing is refused. */
    V5_5_0,
    /** Of kubectl 1.35, which we follow: an empty JSON Patch does nothing. */
    V5_7_1
  }
}
