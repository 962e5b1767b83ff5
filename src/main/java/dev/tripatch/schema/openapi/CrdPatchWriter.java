package dev.tripatch.schema.openapi;

import dev.tripatch.document.data.YamlData;
import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Writes what a kind's fields declare for server-side apply as a part of its
 * CustomResourceDefinition: the ways to those fields, and there {@code x-kubernetes-list-type},
 * {@code -list-map-keys} and {@code -map-type}. A CustomResourceDefinition cannot hold patch
 * strategies and merge keys. {@link CrdReader} reads the same rules back.
 *
 * <p>Facts do not have the plural of a kind, so the name in it is the usual one. To kubectl and to
 * kustomize the list of versions has no merge key, so what they merge into it replaces it: the text
 * shows what to write where in a whole CustomResourceDefinition.
 */
public final class CrdPatchWriter {

  private CrdPatchWriter() {}

  /**
   * The text for a kind, with all its versions among the facts, as YAML; empty if none of its
   * fields declares anything for server-side apply. A type that contains itself is written once on
   * each way, since a CustomResourceDefinition cannot say more.
   */
  public static Optional<String> write(Release release, DeclaredKind kind) {
    CrdBranches branches = new CrdBranches(release);
    String group = group(kind);
    List<Object> versions = new ArrayList<>();
    for (DeclaredKind each : release.kinds()) {
      if (each.kind().equals(kind.kind()) && group(each).equals(group)) {
        branches
            .ofResource(each.definition())
            .ifPresent(branch -> versions.add(version(each, branch)));
      }
    }
    return versions.isEmpty()
        ? Optional.empty()
        : Optional.of(YamlData.write(patch(group, kind.kind(), versions)));
  }

  private static Map<String, Object> patch(String group, String kind, List<Object> versions) {
    return map(
        "apiVersion",
        "apiextensions.k8s.io/v1",
        "kind",
        CrdReader.KIND,
        "metadata",
        map("name", plural(kind) + "." + group),
        "spec",
        map("group", group, "names", map("kind", kind), "versions", versions));
  }

  private static Map<String, Object> version(DeclaredKind kind, Map<String, Object> branch) {
    return map(
        "name",
        GroupVersion.of(kind.apiVersion()).version(),
        "schema",
        map(CrdReader.SCHEMA, branch));
  }

  private static String group(DeclaredKind kind) {
    return GroupVersion.of(kind.apiVersion()).group();
  }

  /** As Kubernetes guesses it where it does not know better. */
  private static String plural(String kind) {
    String singular = kind.toLowerCase(Locale.ROOT);
    if (singular.endsWith("s")) {
      return singular + "es";
    }
    return singular.endsWith("y")
        ? singular.substring(0, singular.length() - 1) + "ies"
        : singular + "s";
  }

  private static Map<String, Object> map(Object... keysAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      map.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return map;
  }
}
