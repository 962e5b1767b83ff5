package dev.tripatch.dialect;

import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The label and the two annotations by which Helm tells its objects. It writes them into every new
 * manifest, but compares with old ones as they were rendered, which have none of them.
 */
final class OwnMetadata {
  private static final String METADATA = "metadata";
  private static final String LABELS = "labels";
  private static final String ANNOTATIONS = "annotations";
  private static final String MANAGED_BY = "app.kubernetes.io/managed-by";
  private static final StringValue HELM = new StringValue("Helm");
  private static final String RELEASE = "meta.helm.sh/release-name";
  private static final String RELEASE_NAMESPACE = "meta.helm.sh/release-namespace";

  private final Map<FieldPath, Reason> written = new LinkedHashMap<>();
  private MapValue metadata;

  private OwnMetadata(MapValue metadata) {
    this.metadata = metadata;
  }

  /**
   * A manifest with Helm's own entries.
   *
   * @param object the manifest
   * @param written the fields that Helm wrote, and no file says
   */
  record Labelled(MapValue object, Map<FieldPath, Reason> written) {}

  /**
   * Writes the entries into a new manifest. The release's name is in no manifest; live tells it,
   * where Helm has deployed it.
   */
  static Labelled in(MapValue manifest, MapValue live) {
    if (!(manifest.get(METADATA) instanceof MapValue metadata)) {
      return new Labelled(manifest, Map.of());
    }
    OwnMetadata own = new OwnMetadata(metadata);
    own.put(LABELS, MANAGED_BY, HELM);
    own.complete(RELEASE, live);
    own.complete(RELEASE_NAMESPACE, live);
    return new Labelled(manifest.toBuilder().put(METADATA, own.metadata).build(), own.written);
  }

  /** Whether an object says which release it belongs to. */
  static boolean namesRelease(MapValue object) {
    Value annotations = MapValue.in(MapValue.in(object, METADATA), ANNOTATIONS);
    return MapValue.in(annotations, RELEASE) != null
        && MapValue.in(annotations, RELEASE_NAMESPACE) != null;
  }

  private void complete(String annotation, MapValue live) {
    Value found = MapValue.in(MapValue.in(MapValue.in(live, METADATA), ANNOTATIONS), annotation);
    if (found != null && MapValue.in(metadata.get(ANNOTATIONS), annotation) == null) {
      put(ANNOTATIONS, annotation, found);
    }
  }

  private void put(String holder, String key, Value value) {
    Value held = metadata.get(holder);
    MapValue before = held instanceof MapValue map && isText(map) ? map : MapValue.EMPTY;
    if (value.equals(before.get(key))) {
      return;
    }
    if (held == null) {
      written.put(FieldPath.of(METADATA, holder), Reason.HELM_METADATA);
    }
    written.put(FieldPath.of(METADATA, holder, key), Reason.HELM_METADATA);
    metadata = metadata.toBuilder().put(holder, before.toBuilder().put(key, value).build()).build();
  }

  /** Whether Helm loses the labels of a manifest when it writes its own. */
  static boolean losesLabels(MapValue manifest) {
    Value labels = MapValue.in(MapValue.in(manifest, METADATA), LABELS);
    return labels != null && !(labels instanceof MapValue map && isText(map));
  }

  /** Helm reads labels as a map of texts: one other value, and it takes them for none. */
  private static boolean isText(MapValue map) {
    return map.entries().values().stream().allMatch(StringValue.class::isInstance);
  }
}
