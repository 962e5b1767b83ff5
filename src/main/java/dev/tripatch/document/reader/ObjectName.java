package dev.tripatch.document.reader;

import dev.tripatch.json.MapValue;
import dev.tripatch.prose.VisibleText;

/**
 * Which object of a cluster a document describes. Parts that the document does not say are empty.
 *
 * @param apiVersion such as {@code apps/v1}
 * @param kind such as {@code Deployment}
 * @param namespace its namespace
 * @param name its name
 */
public record ObjectName(String apiVersion, String kind, String namespace, String name) {

  /** The name that an object says of itself. */
  public static ObjectName of(MapValue object) {
    MapValue metadata = object.get("metadata") instanceof MapValue given ? given : MapValue.EMPTY;
    return new ObjectName(
        object.text("apiVersion"),
        object.text("kind"),
        metadata.text("namespace"),
        metadata.text("name"));
  }

  /** The API group, which is empty for the core group: its apiVersion has no slash. */
  public String group() {
    int slash = apiVersion.indexOf('/');
    return slash < 0 ? "" : apiVersion.substring(0, slash);
  }

  /** The same in any version: versions of a kind are the same kind. */
  public ObjectName ofAnyVersion() {
    return new ObjectName(group(), kind, namespace, name);
  }

  /** The version within the group: {@code v1}. */
  public String version() {
    return apiVersion.substring(apiVersion.indexOf('/') + 1);
  }

  /** {@code namespace/kind/name}, or {@code kind/name} without a namespace; for people. */
  @Override
  public String toString() {
    String own = (kind.isEmpty() ? "?" : kind) + "/" + (name.isEmpty() ? "?" : name);
    return VisibleText.line(namespace.isEmpty() ? own : namespace + "/" + own);
  }
}
