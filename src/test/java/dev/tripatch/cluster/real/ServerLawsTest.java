package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.manifest.ManifestFile;
import dev.tripatch.document.manifest.ManifestObject;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.stored.SaidField;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.recorded.ServerAnswers;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.ClusterSchemas;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.trial.ServerAnswer;
import dev.tripatch.workspace.trial.Trial;
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
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a real API server does with random edits of real manifests is what the program says before:
 * a dry run gives the result as stored, {@code kubectl apply} sends the patch, and a conflict of
 * server-side apply has the same words.
 *
 * <p>{@code mvn -Preal-server test -Dtest=ServerLawsTest -Dreal-server.edits=300}; {@code
 * -Dmanifests.dir=FOLDER} takes the manifests of a folder in place of the recorded ones.
 */
class ServerLawsTest {
  private static final String FOLDER = System.getProperty("real-server.folder", "");
  private static final String MANIFESTS = System.getProperty("manifests.dir", "");
  private static final int PORT = Integer.getInteger("real-server.port", 17_443);
  private static final int EDITS = Integer.getInteger("real-server.edits", 10);
  private static final String NAMESPACE = "laws";

  private static final Map<String, List<String>> GROUPS = groups();

  @TempDir private Path folder;
  private final RealServer server = new RealServer(Path.of(FOLDER), PORT);
  private final Map<String, Tally> tallies = new LinkedHashMap<>();
  private final List<String> faults = new ArrayList<>();
  private String kubeconfig = "";
  private long audited;

  /** What happened to the edits of a group. */
  private static final class Tally {
    private int accepted;
    private int refused;
    private int nothing;
    private int conflicts;
    private int faults;

    @Override
    public String toString() {
      return "%d accepted, %d refused, %d without a patch, %d server-side conflicts; %d faults"
          .formatted(accepted, refused, nothing, conflicts, faults);
    }
  }

  private static Map<String, List<String>> groups() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    groups.put("Deployment", List.of("apps/v1/Deployment"));
    groups.put("StatefulSet", List.of("apps/v1/StatefulSet"));
    groups.put("Service", List.of("v1/Service"));
    groups.put("Ingress", List.of("networking.k8s.io/v1/Ingress"));
    groups.put(
        "RBAC",
        Stream.of("Role", "ClusterRole", "RoleBinding", "ClusterRoleBinding")
            .map(kind -> "rbac.authorization.k8s.io/v1/" + kind)
            .toList());
    groups.put(
        "custom resources",
        List.of(
            "networking.istio.io/v1alpha3/VirtualService",
            "networking.istio.io/v1alpha3/DestinationRule",
            "cert-manager.io/v1/Issuer",
            "monitoring.coreos.com/v1/PrometheusRule"));
    return groups;
  }

  @AfterEach
  void stop() throws Exception {
    if (!kubeconfig.isEmpty()) {
      server.stop();
    }
  }

  @Test
  void whatIsSaidIsWhatTheServerDoes() throws Exception {
    Assumptions.assumeFalse(FOLDER.isEmpty(), "use -Preal-server");
    Assumptions.assumeTrue(server.isBuilt(), "RealServerTest builds the server");
    kubeconfig = server.start();
    kubectl("create", "namespace", NAMESPACE);
    define();
    Map<String, List<MapValue>> objects = objects();
    for (Map.Entry<String, List<String>> group : GROUPS.entrySet()) {
      List<MapValue> bases =
          group.getValue().stream()
              .flatMap(kind -> objects.getOrDefault(kind, List.of()).stream())
              .toList();
      assertThat(bases).as(group.getKey()).isNotEmpty();
      Tally tally = tallies.computeIfAbsent(group.getKey(), none -> new Tally());
      for (int i = 0; i < EDITS; i++) {
        tryOne(group.getKey() + " " + i, bases.get(i % bases.size()), i, tally);
      }
      System.out.println(group.getKey() + ": " + tally);
    }

    faults.forEach(System.out::println);
    assertThat(faults).isEmpty();
    tallies.values().forEach(tally -> assertThat(tally.accepted).isPositive());
  }

  /** One base, changed by others in the cluster, changed by a person in the file. */
  private void tryOne(String id, MapValue manifest, int number, Tally tally) throws Exception {
    RandomEdits edits = new RandomEdits(new Random(id.hashCode()));
    Random random = new Random(id.hashCode() + 1L);
    MapValue base = placed(manifest, number);
    if (kubectlMay("apply", "--validate=false", "-f", file("base.json", base)).exit() != 0) {
      return;
    }
    String name = ResourceName.of(ObjectName.of(base));
    Cluster cluster = cluster();
    MapValue before = got(cluster.get(name)).value();
    MapValue changed = edits.edit(before, random.nextInt(4));
    change(name, before, changed);
    LiveObject live = got(cluster.get(name));
    MapValue local = edits.edit(base, 1 + random.nextInt(6));

    Workbench workbench = workbench(cluster, base.text("apiVersion"));
    Optional<ServerAnswer> said = said(workbench, cluster, local, live);
    conflictsAreForetold(id, workbench.schemas(), local, live, tally);
    skipAudit();
    RealServer.Ended applied =
        kubectlMay("apply", "--validate=false", "-f", file("local.json", local));
    count(said, tally);
    if (applied.exit() == 0) {
      patchIsSent(id, workbench.schemas(), local, live, tally);
    }
    dryRunIsForetold(id, said, applied, tally);
  }

  /** As a controller does it, so that kubectl's annotation stays. */
  private void change(String name, MapValue before, MapValue changed) throws Exception {
    List<Value> operations = new ArrayList<>();
    Stream.concat(
            changed.keys().stream().map(FieldPath::of),
            Stream.of("labels", "annotations").map(key -> FieldPath.of("metadata", key)))
        .filter(path -> !path.equals(FieldPath.of("metadata")))
        .forEach(
            path -> {
              Optional<Value> now = Counted.valueAt(changed, path);
              if (now.isPresent() && !now.equals(Counted.valueAt(before, path))) {
                operations.add(
                    MapValue.builder()
                        .put("op", new StringValue("add"))
                        .put("path", new StringValue("/" + path.toString().replace('.', '/')))
                        .put("value", now.get())
                        .build());
              }
            });
    if (!operations.isEmpty()) {
      Files.writeString(
          folder.resolve("live.json"), CanonicalJson.write(new ListValue(operations)));
      kubectlMay("patch", name, "-n", NAMESPACE, "--type=json", "--patch-file=live.json");
    }
  }

  private static void count(Optional<ServerAnswer> said, Tally tally) {
    switch (said.orElse(null)) {
      case null -> tally.nothing++;
      case ServerAnswer.Taken ignored -> tally.accepted++;
      case ServerAnswer.Refused ignored -> tally.refused++;
    }
  }

  private void dryRunIsForetold(
      String id, Optional<ServerAnswer> said, RealServer.Ended applied, Tally tally) {
    switch (said.orElse(null)) {
      case null -> {
        if (applied.exit() == 0 && !applied.out().contains("unchanged")) {
          fault(id, "nothing to send, but kubectl says " + applied, tally);
        }
      }
      case ServerAnswer.Taken taken -> {
        if (applied.exit() != 0) {
          fault(id, "the dry run was taken, apply was not: " + applied.err(), tally);
        }
        List<SaidField> other =
            taken.verdict().fields().stream().filter(ServerLawsTest::isAnotherOutcome).toList();
        if (!other.isEmpty()) {
          fault(id, "not as stored: " + other, tally);
        }
      }
      case ServerAnswer.Refused refused -> {
        if (applied.exit() == 0) {
          fault(id, "the dry run was refused, apply was not: " + refused.failure(), tally);
        }
      }
    }
  }

  /**
   * The feature that two fields of Services belong to is off in 1.20, so that it drops them; and in
   * a map that live lacks, 1.20 takes a null of the patch for an empty text.
   */
  private static boolean isAnotherOutcome(SaidField field) {
    boolean isOldWay =
        field.path().toString().startsWith("spec.ipFamil")
            || (field.predicted().isEmpty()
                && field.said().equals(Optional.of(new StringValue(""))));
    return switch (field.kind()) {
      case CHANGED, OVERTAKEN, MOVED -> !isOldWay;
      case NORMALISED, AS_PREDICTED, DEFAULTED -> false;
    };
  }

  private void fault(String id, String what, Tally tally) {
    faults.add(id + ": " + what);
    tally.faults++;
  }

  private void patchIsSent(
      String id, SchemaSource schemas, MapValue local, LiveObject live, Tally tally)
      throws IOException {
    MapValue line =
        line(id, local, live)
            .put("patch", sent().orElse(NullValue.NULL))
            .put("code", new IntegerValue(200))
            .put("answer", new StringValue("configured"))
            .build();
    ServerAnswers.difference(schemas, line).ifPresent(what -> fault(id, what, tally));
  }

  private void conflictsAreForetold(
      String id, SchemaSource schemas, MapValue local, LiveObject live, Tally tally)
      throws Exception {
    RealServer.Ended ended =
        kubectlMay(
            "apply",
            "--server-side",
            "--dry-run=server",
            "--validate=false",
            "--field-manager=laws",
            "-f",
            file("local.json", local));
    boolean isConflict = ended.err().startsWith("error: Apply failed");
    if (ended.exit() != 0 && !isConflict) {
      return;
    }
    tally.conflicts += isConflict ? 1 : 0;
    MapValue line =
        line(id, local, live)
            .put("manager", new StringValue("laws"))
            .put("exit", new IntegerValue(ended.exit()))
            .put("stderr", new StringValue(ended.err()))
            .build();
    ServerAnswers.difference(schemas, line)
        .filter(what -> !ownsWhatIsInAnEmptiedMap(live.value(), ended.err()))
        .ifPresent(what -> fault(id, "server-side: " + what, tally));
  }

  /**
   * Somebody owns a map, but nothing that is in it by now. To the server-side apply of 1.20 they
   * own all of it, as if the map had been owned as a whole once; today's code leaves that out
   * (structured-merge-diff 4.1, {@code reconcile_schema.go}).
   */
  private static boolean ownsWhatIsInAnEmptiedMap(MapValue live, String conflicts) {
    return live.get("metadata") instanceof MapValue metadata
        && metadata.get("managedFields") instanceof ListValue(List<Value> entries)
        && entries.stream()
            .map(each -> ((MapValue) each).get("fieldsV1"))
            .flatMap(fields -> emptied(fields, live, ""))
            .anyMatch(map -> conflicts.contains(map + "."));
  }

  private static Stream<String> emptied(Value fields, Value live, String path) {
    if (!(fields instanceof MapValue owned) || !(live instanceof MapValue map)) {
      return Stream.empty();
    }
    return owned.isEmpty() && !map.isEmpty()
        ? Stream.of(path)
        : owned.entries().entrySet().stream()
            .filter(each -> each.getKey().startsWith("f:"))
            .flatMap(
                each -> {
                  String key = each.getKey().substring(2);
                  return emptied(each.getValue(), map.get(key), path + "." + key);
                });
  }

  private static MapValue.Builder line(String id, MapValue local, LiveObject live) {
    return MapValue.builder()
        .put("id", new StringValue(id))
        .put("server", new StringValue("1.20.2"))
        .put("local", local)
        .put("live", live.value());
  }

  private static Optional<ServerAnswer> said(
      Workbench workbench, Cluster cluster, MapValue local, LiveObject live) {
    ThreeDocuments<SourceDocument> documents =
        new ThreeDocuments<>(
            Optional.empty(),
            document("local", local),
            Optional.of(document("live", live.value())));
    Compared.Done done =
        (Compared.Done)
            workbench.compare(documents, true, Optional.of(ComparisonMode.KUBECTL_APPLY));
    Comparison view = done.view();
    return Trial.of(view, view.patch(PatchLook.FIRST))
        .map(trial -> trial.ask(cluster, Revealed.ALL));
  }

  private static SourceDocument document(String name, MapValue value) {
    return SourceReader.read(name, CanonicalJson.write(value), Format.JSON);
  }

  /** What kubectl sent since it was last asked for. */
  private Optional<Value> sent() throws IOException {
    for (String line : auditLines()) {
      MapValue event = SourceReader.read("audit", line).object().orElseThrow();
      if (event.text("verb").equals("patch") && !event.text("requestURI").contains("dryRun")) {
        return event.find("requestObject");
      }
    }
    return Optional.empty();
  }

  private void skipAudit() throws IOException {
    audited = Files.size(audit());
  }

  private List<String> auditLines() throws IOException {
    byte[] all = Files.readAllBytes(audit());
    int start = (int) audited;
    return new String(all, start, all.length - start, StandardCharsets.UTF_8).lines().toList();
  }

  private static Path audit() {
    return Path.of(FOLDER).resolve("audit.log");
  }

  private static <T> T got(ClusterAnswer<T> answer) {
    return switch (answer) {
      case ClusterAnswer.Got<T>(T value, List<String> _) -> value;
      case ClusterAnswer.Failed<T>(var failure) -> throw new AssertionError(failure);
    };
  }

  private Cluster cluster() {
    Map<String, String> environment =
        Map.of("PATH", System.getenv("PATH"), "HOME", folder.toString(), "KUBECONFIG", kubeconfig);
    return new Cluster(
        new Kubectl(environment, new CommandLog()), Connection.USUAL.inNamespace(NAMESPACE));
  }

  private final Map<String, Workbench> workbenches = new TreeMap<>();

  private Workbench workbench(Cluster cluster, String apiVersion) {
    return workbenches.computeIfAbsent(
        apiVersion,
        each -> {
          BundledCatalog catalog = new BundledCatalog();
          ClusterSchemas published =
              new ClusterSchemas(cluster, catalog, Optional.empty(), faults::add);
          published.prepare(each);
          return new Workbench(Schemas.of(catalog).with(published.brought()).source());
        });
  }

  /** In the namespace, under a name that no other has. */
  private static MapValue placed(MapValue manifest, int number) {
    MapValue metadata = manifest.get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    MapValue.Builder placed =
        metadata.toBuilder()
            .put("name", new StringValue("law-" + number))
            .remove("ownerReferences");
    boolean isOfCluster = manifest.text("kind").startsWith("ClusterRole");
    if (isOfCluster) {
      placed.remove("namespace");
    } else {
      placed.put("namespace", new StringValue(NAMESPACE));
    }
    return manifest.toBuilder().put("metadata", placed.build()).remove("status").build();
  }

  private String file(String name, MapValue object) throws IOException {
    return Files.writeString(folder.resolve(name), JsonWriter.write(object)).toString();
  }

  private void kubectl(String... words) throws Exception {
    RealServer.Ended ended = kubectlMay(words);
    assertThat(ended.exit()).as(ended.err()).isZero();
  }

  private RealServer.Ended kubectlMay(String... words) throws Exception {
    List<String> line = new ArrayList<>(List.of("kubectl"));
    line.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().put("KUBECONFIG", kubeconfig);
    builder.environment().put("HOME", folder.toString());
    return RealServer.run(builder);
  }

  /** Definitions that let everything through, as those of most projects let most. */
  private void define() throws Exception {
    List<String> kinds = Objects.requireNonNull(GROUPS.get("custom resources"));
    for (String each : kinds) {
      String[] parts = each.split("/");
      String kind = parts[2];
      String plural = kind.toLowerCase(java.util.Locale.ROOT) + "s";
      Files.writeString(
          folder.resolve("definition.yaml"),
          """
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
              .formatted(
                  plural, parts[0], parts[1], kind.toLowerCase(java.util.Locale.ROOT), kind));
      kubectl("apply", "--validate=false", "-f", "definition.yaml");
    }
    for (String each : kinds) {
      String address = "/apis/" + each.substring(0, each.lastIndexOf('/'));
      for (int i = 0; kubectlMay("get", "--raw", address).exit() != 0 && i < 100; i++) {
        Thread.sleep(100);
      }
    }
  }

  private static Map<String, List<MapValue>> objects() throws IOException {
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
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    Objects.requireNonNull(
                        ServerLawsTest.class.getResourceAsStream(
                            "/recorded/apply-on-server.jsonl.gz"))),
                StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .map(line -> SourceReader.read("recorded", line).object().orElseThrow())
          .map(line -> (MapValue) line.find("local").orElseThrow())
          .toList()
          .stream();
    }
  }

  private static Stream<MapValue> ofFolder() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(MANIFESTS))) {
      return files
          .filter(path -> path.toString().matches(".*\\.(ya?ml|json)"))
          .sorted()
          .flatMap(ServerLawsTest::objects)
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
