package dev.tripatch.patch.kustomize;

import dev.tripatch.patch.RefusedException;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.Optional;

/**
 * What {@code kustomize build} makes of one resource and one entry of {@code patches}: of a patch
 * in the object's shape, or of a JSON Patch.
 *
 * <p>A patch that names no object is taken to be for the resource, as {@code target} would say. One
 * that names its object is for no other.
 */
public final class KustomizeBuild {

  private final KustomizeMerger merger;

  private KustomizeBuild(KustomizeMerger merger) {
    this.merger = merger;
  }

  /**
   * The usual kustomize, with the schema that it carries.
   *
   * @param quotes how the resource is written
   */
  public static KustomizeBuild usual(Quotes quotes) {
    return new KustomizeBuild(KustomizeMerger.usual(quotes));
  }

  /**
   * With the schema that a kustomization's {@code openapi} names.
   *
   * @param schemas the kinds that are known; no others are then
   * @param quotes how the resource is written
   */
  public static KustomizeBuild with(SchemaSource schemas, Quotes quotes) {
    return new KustomizeBuild(KustomizeMerger.with(schemas, quotes));
  }

  /**
   * The object that is built.
   *
   * @return empty if the patch deletes the object
   * @throws RefusedException if the build fails
   */
  public MapValue build(MapValue resource, Value patch) throws RefusedException {
    return switch (patch) {
      case ListValue operations -> KustomizeJsonPatch.apply(resource, operations);
      case MapValue map when !map.isEmpty() -> {
        requireFor(resource, map);
        yield merger.merge(resource, map);
      }
      case Value ignored -> throw KustomizeRefusals.noPatch();
    };
  }

  private static void requireFor(MapValue resource, MapValue patch) throws RefusedException {
    if (patch.get("metadata") instanceof MapValue metadata) {
      if (metadata.has("name") && metadata.text("name").isEmpty()) {
        throw KustomizeRefusals.noPatch();
      }
      if (metadata.has("name") && patch.has("kind") && !names(patch).equals(names(resource))) {
        throw KustomizeRefusals.noTarget(patch);
      }
    } else if (patch.has("metadata")) {
      throw KustomizeRefusals.noPatch();
    }
  }

  /** What kustomize finds an object by; no namespace and {@code default} are the same. */
  private static MapValue names(MapValue object) {
    MapValue metadata = object.get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    String namespace =
        Optional.of(metadata.text("namespace")).filter(text -> !text.isEmpty()).orElse("default");
    return MapValue.builder()
        .put("apiVersion", new StringValue(object.text("apiVersion")))
        .put("kind", new StringValue(object.text("kind")))
        .put("name", new StringValue(metadata.text("name")))
        .put("namespace", new StringValue(namespace))
        .build();
  }
}
