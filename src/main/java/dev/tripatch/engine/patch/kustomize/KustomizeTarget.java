package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.catalog.KustomizeKinds;

/**
 * How kustomize names one object in a patch of its shape.
 *
 * @param apiVersion its group and version
 * @param kind its kind
 * @param name its name
 * @param namespace its namespace; empty if none is named
 */
record KustomizeTarget(String apiVersion, String kind, String name, String namespace) {

  private static final KustomizeKinds KINDS = new KustomizeKinds();
  private static final String DEFAULT = "default";
  private static final String NO_NAMESPACE = "_non_namespaceable_";

  /** What an object says of itself; empty texts where it says nothing. */
  static KustomizeTarget naming(MapValue object) {
    MapValue metadata = object.get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    return new KustomizeTarget(
        object.text("apiVersion"),
        object.text("kind"),
        metadata.text("name"),
        metadata.text("namespace"));
  }

  /**
   * Whether a patch in an object's shape that says this is for the object of the other one. No
   * namespace and {@code default} are the same; where the kind has none it does not count.
   */
  boolean isSameAs(KustomizeTarget other) {
    return found().equals(other.found());
  }

  private KustomizeTarget found() {
    return new KustomizeTarget(apiVersion, kind, name, effectiveNamespace());
  }

  /** The namespace as kustomize writes it down: also for an object that has none. */
  String effectiveNamespace() {
    return isClusterScoped() ? NO_NAMESPACE : namespace.isEmpty() ? DEFAULT : namespace;
  }

  private boolean isClusterScoped() {
    return KINDS.isClusterScoped(apiVersion, kind);
  }
}
