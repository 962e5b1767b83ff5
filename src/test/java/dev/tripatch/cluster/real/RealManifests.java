package dev.tripatch.cluster.real;

import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Real manifests by what they are: the recorded ones, or those of a folder ({@code
 * -Dmanifests.dir=FOLDER}).
 */
public final class RealManifests {
  private static final String MANIFESTS = System.getProperty("manifests.dir", "");

  /** Kinds whose definitions a test has to make first. */
  static final List<String> CUSTOM =
      List.of(
          "networking.istio.io/v1alpha3/VirtualService",
          "networking.istio.io/v1alpha3/DestinationRule",
          "cert-manager.io/v1/Issuer",
          "monitoring.coreos.com/v1/PrometheusRule");

  private static final List<String> ROLE_KINDS =
      Stream.of("Role", "ClusterRole", "RoleBinding", "ClusterRoleBinding")
          .map(kind -> "rbac.authorization.k8s.io/v1/" + kind)
          .toList();

  private RealManifests() {}

  /** Some of each kind that people change most; roles and custom resources are taken together. */
  public static Map<String, List<MapValue>> groups() throws IOException {
    Map<String, List<MapValue>> objects = byKind();
    Map<String, List<MapValue>> groups = new LinkedHashMap<>();
    groups.put("Deployment", of(objects, List.of("apps/v1/Deployment")));
    groups.put("StatefulSet", of(objects, List.of("apps/v1/StatefulSet")));
    groups.put("Service", of(objects, List.of("v1/Service")));
    groups.put("Ingress", of(objects, List.of("networking.k8s.io/v1/Ingress")));
    groups.put("RBAC", of(objects, ROLE_KINDS));
    groups.put("custom resources", of(objects, CUSTOM));
    groups.put("ConfigMap", of(objects, List.of("v1/ConfigMap")));
    groups.put("Secret", of(objects, List.of("v1/Secret")));
    return groups;
  }

  private static List<MapValue> of(Map<String, List<MapValue>> objects, List<String> kinds) {
    return kinds.stream().flatMap(kind -> objects.getOrDefault(kind, List.of()).stream()).toList();
  }

  /** The manifest in a namespace, if it belongs into one, under another name. */
  static MapValue placed(MapValue manifest, String namespace, String name) {
    MapValue metadata = manifest.get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    MapValue.Builder placed =
        metadata.toBuilder().put("name", new StringValue(name)).remove("ownerReferences");
    boolean isOfCluster = manifest.text("kind").startsWith("ClusterRole");
    if (isOfCluster) {
      placed.remove("namespace");
    } else {
      placed.put("namespace", new StringValue(namespace));
    }
    return manifest.toBuilder().put("metadata", placed.build()).remove("status").build();
  }

  /** A definition that lets everything through, as those of most projects let most. */
  static String definition(String each) {
    String[] parts = each.split("/");
    String kind = parts[2];
    String singular = kind.toLowerCase(Locale.ROOT);
    return """
    apiVersion: apiextensions.k8s.io/v1
    kind: CustomResourceDefinition
    metadata: {name: %1$s.%2$s}
    spec:
      group: %2$s
      scope: Namespaced
      names: {plural: %1$s, singular: %4$s, kind: %5$s}
      versions:
      - name: %3$s
        served: true
        storage: true
        schema:
          openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}
    """
        .formatted(singular + "s", parts[0], parts[1], singular, kind);
  }

  private static Map<String, List<MapValue>> byKind() throws IOException {
    Map<String, List<MapValue>> byKind = new TreeMap<>();
    Stream<MapValue> all = MANIFESTS.isEmpty() ? recorded() : ofFolder();
    Stream.concat(
            all, ManifestFile.read("roles", ROLES).objects().stream().map(ManifestObject::value))
        .distinct()
        .forEach(
            each ->
                byKind
                    .computeIfAbsent(
                        each.text("apiVersion") + "/" + each.text("kind"),
                        none -> new ArrayList<>())
                    .add(each));
    return byKind;
  }

  private static Stream<MapValue> recorded() throws IOException {
    return recorded("local").stream();
  }

  /** Of each recorded case one object: a manifest is its local, what a server had its live. */
  public static List<MapValue> recorded(String name) throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    Objects.requireNonNull(
                        RealManifests.class.getResourceAsStream(
                            "/recorded/apply-on-server.jsonl.gz"))),
                StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .map(line -> SourceReader.read("recorded", line).object().orElseThrow())
          .flatMap(line -> line.find(name).stream())
          .filter(MapValue.class::isInstance)
          .map(MapValue.class::cast)
          .toList();
    }
  }

  private static Stream<MapValue> ofFolder() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(MANIFESTS))) {
      return files
          .filter(path -> path.toString().matches(".*\\.(ya?ml|json)"))
          .sorted()
          .flatMap(RealManifests::objects)
          .toList()
          .stream();
    }
  }

  private static Stream<MapValue> objects(Path path) {
    try {
      return ManifestFile.read(path.toString(), Files.readString(path)).objects().stream()
          .map(ManifestObject::value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final String ROLES =
      """
      apiVersion: rbac.authorization.k8s.io/v1
      kind: Role
      metadata: {name: reader, labels: {app: shop}}
      rules:
      - {apiGroups: [""], resources: [pods, services], verbs: [get, list, watch]}
      - {apiGroups: [apps], resources: [deployments], verbs: [get], resourceNames: [web, proxy]}
      ---
      apiVersion: rbac.authorization.k8s.io/v1
      kind: ClusterRole
      metadata: {name: operator}
      rules:
      - {apiGroups: ["", apps], resources: ["*"], verbs: ["*"]}
      - {nonResourceURLs: [/metrics, /healthz], verbs: [get]}
      ---
      apiVersion: rbac.authorization.k8s.io/v1
      kind: RoleBinding
      metadata: {name: readers}
      roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: reader}
      subjects:
      - {kind: ServiceAccount, name: web, namespace: shop}
      - {kind: User, name: jane, apiGroup: rbac.authorization.k8s.io}
      ---
      apiVersion: rbac.authorization.k8s.io/v1
      kind: ClusterRoleBinding
      metadata: {name: operators}
      roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: operator}
      subjects:
      - {kind: Group, name: ops, apiGroup: rbac.authorization.k8s.io}
      """;
}
