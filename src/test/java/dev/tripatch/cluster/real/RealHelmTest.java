package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.tools.HelmAnswer;
import dev.tripatch.workspace.tools.HelmReader;
import dev.tripatch.workspace.tools.HelmReader.HelmQuestion;
import dev.tripatch.workspace.tools.HelmReader.HelmRelease;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real Helm upgrades a release on a real API server, after others changed live and an upgrade
 * failed: what we say that it sends is what the server received, object by object.
 *
 * <p>{@code mvn -Preal-server test -Dtest=RealHelmTest -Dreal-server.helm=PATH:PATH}, with programs
 * of Helm 3 and 4.
 */
class RealHelmTest {
  private static final int UPGRADES = Integer.getInteger("real-server.upgrades", 6);
  private static final String NAMESPACE = "charts";
  private static final Optional<ComparisonMode> HELM = Optional.of(ComparisonMode.HELM);

  @TempDir Path folder;

  private final RealCluster real = new RealCluster(NAMESPACE);
  private Random random = new Random(1);

  /** Objects of which we say that they are deleted. */
  private final List<String> deleted = new ArrayList<>();

  @AfterEach
  void stop() throws Exception {
    real.stop();
  }

  @Test
  void helmSendsWhatWeSay() throws Exception {
    List<String> helms =
        Stream.of(System.getProperty("real-server.helm", "").split(File.pathSeparator, -1))
            .filter(each -> !each.isEmpty())
            .toList();
    Assumptions.assumeFalse(
        helms.isEmpty(), "needs Helm 3 or 4: -Dreal-server.helm=PROGRAM:PROGRAM");
    real.start(folder);
    int release = 0;
    for (String helm : helms) {
      upgrades(helm, "r" + release);
      release++;
    }
  }

  private void upgrades(String helm, String release) throws Exception {
    random = new Random(release.hashCode());
    boolean isFour = run(helm, "version", "--short").out().startsWith("v4");
    List<String> clientSide = isFour ? List.of("--server-side=false") : List.of();
    writeChart(values(), true);
    helm(helm, clientSide, "install", release, chart(), "-n", NAMESPACE);
    int sent = 0;
    for (int i = 0; i < UPGRADES; i++) {
      drift(release);
      driftOfMarks(release);
      if (i % 3 == 1) {
        writeChart(values(), false);
        RealServer.Ended failed =
            run(helm, with(clientSide, "upgrade", release, chart(), "-n", NAMESPACE));
        assertThat(failed.exit()).as("an upgrade that the server refuses").isNotZero();
      }
      writeChart(values(), true);
      Map<String, String> said = said(helm, release, clientSide);
      real.skipAudit();
      helm(helm, clientSide, "upgrade", release, chart(), "-n", NAMESPACE);
      assertThat(received()).as("%s, upgrade %d", helm, i).isEqualTo(said);
      for (String gone : deleted) {
        assertThat(real.kubectlMay("-n", NAMESPACE, "get", "cm", gone).exit())
            .as("%s, upgrade %d, %s", helm, i, gone)
            .isNotZero();
      }
      sent += said.size();
    }
    assertThat(sent).isGreaterThan(UPGRADES);
  }

  /** What we say, by object. */
  private Map<String, String> said(String helm, String release, List<String> options) {
    Map<String, String> environment = real.environment(System.getenv("PATH"));
    Connection connection = Connection.USUAL.inNamespace(NAMESPACE);
    CommandLog log = new CommandLog();
    HelmReader reader =
        new HelmReader(
            new Program(helm, environment, log),
            new Cluster(new Kubectl(environment, log), connection));
    HelmQuestion question = new HelmQuestion(release, Optional.of(chart()), options, connection);
    HelmRelease found =
        switch (reader.read(question, Watch.NOBODY)) {
          case HelmAnswer.Got<HelmRelease>(HelmRelease got) -> got;
          case HelmAnswer.Failed<HelmRelease>(var why) -> throw new AssertionError(why);
        };
    assertThat(found.unread()).isEmpty();
    Workbench workbench = new Workbench(new BundledCatalog());
    Map<String, String> said = new TreeMap<>();
    deleted.clear();
    found.pairs().stream()
        .filter(pair -> pair.local().isEmpty() && pair.lastApplied().isPresent())
        .forEach(pair -> deleted.add(pair.name().name()));
    assertThat(found.deletes()).isEqualTo(deleted.size());
    for (ObjectPair pair : found.pairs()) {
      if (pair.local().isPresent() && pair.live().isPresent()) {
        Compared.Done done =
            (Compared.Done) workbench.compare(pair.documents().orElseThrow(), true, HELM);
        MapValue patch = ((ThreeWayOutcome.Computed) done.outcome()).patch();
        if (!patch.isEmpty()) {
          said.put(pair.name().name(), CanonicalJson.write(patch));
        }
      }
    }
    return said;
  }

  /** What the server received, by object. */
  private Map<String, String> received() throws Exception {
    Map<String, String> received = new TreeMap<>();
    for (MapValue event : real.patches()) {
      MapValue object = (MapValue) event.get("objectRef");
      assertThat(received.put(object.text("name"), CanonicalJson.write(event.get("requestObject"))))
          .isNull();
    }
    return received;
  }

  /** Others change live. */
  private void drift(String release) throws Exception {
    patch("deployment", release + "-web", "{\"spec\":{\"replicas\":%d}}".formatted(number()));
    patch(
        "deployment",
        release + "-web",
        "{\"spec\":{\"template\":{\"spec\":{\"containers\":[{\"name\":\"web\",\"env\":"
            + "[{\"name\":\"X%d\",\"value\":\"live\"}]}]}}}}".formatted(number()));
    real.kubectl(
        "-n",
        NAMESPACE,
        "patch",
        "widget",
        release + "-widget",
        "--type=merge",
        "-p",
        "{\"spec\":{\"colour\":\"live\",\"live%d\":1}}".formatted(number()));
    patch(
        "configmap",
        release + "-conf",
        "{\"data\":{\"k%d\":\"live\",\"own\":\"live\"}}".formatted(number()));
  }

  /** Somebody takes Helm's marks away, or makes an object that Helm then adopts. */
  private void driftOfMarks(String release) throws Exception {
    String extra = release + "-extra";
    if (random.nextBoolean()) {
      real.kubectl(
          "-n", NAMESPACE, "annotate", "cm", release + "-conf", "meta.helm.sh/release-name-");
      real.kubectl(
          "-n", NAMESPACE, "label", "cm", release + "-conf", "app.kubernetes.io/managed-by-");
    }
    if (real.kubectlMay("-n", NAMESPACE, "get", "cm", extra).exit() != 0 && random.nextBoolean()) {
      real.kubectl(
          "-n", NAMESPACE, "create", "cm", extra, "--from-literal=a=by hand", "--from-literal=b=1");
      real.kubectl(
          "-n",
          NAMESPACE,
          "annotate",
          "cm",
          extra,
          "meta.helm.sh/release-name=" + release,
          "meta.helm.sh/release-namespace=" + NAMESPACE);
      real.kubectl("-n", NAMESPACE, "label", "cm", extra, "app.kubernetes.io/managed-by=Helm");
    }
  }

  private void patch(String kind, String name, String patch) throws Exception {
    real.kubectl("-n", NAMESPACE, "patch", kind, name, "-p", patch);
  }

  private int number() {
    return random.nextInt(1, 5);
  }

  /** Random values of a chart, as lines of YAML. */
  private String values() {
    List<String> lines = new ArrayList<>();
    lines.add("replicas: " + number());
    lines.add("image: web:" + number());
    lines.add("colour: c" + number());
    lines.add("port: " + (80 + number()));
    lines.add("extra: " + random.nextBoolean());
    lines.add("env:");
    for (int i = 1; i < 5; i++) {
      if (random.nextBoolean()) {
        lines.add("  X" + i + ": \"" + number() + "\"");
      }
    }
    lines.add("  LAST: \"1\"");
    lines.add("data:");
    for (int i = 1; i < 5; i++) {
      if (random.nextBoolean()) {
        lines.add("  k" + i + ": \"" + number() + "\"");
      }
    }
    lines.add("  always: \"1\"");
    return String.join("\n", lines) + "\n";
  }

  private String chart() {
    return folder.resolve("chart").toString();
  }

  /**
   * Writes the chart.
   *
   * @param isValid whether the server takes all of its objects
   */
  private void writeChart(String values, boolean isValid) throws Exception {
    Path chart = Path.of(chart());
    Files.createDirectories(chart.resolve("templates"));
    Files.createDirectories(chart.resolve("crds"));
    Files.writeString(chart.resolve("Chart.yaml"), "apiVersion: v2\nname: shop\nversion: 0.1.0\n");
    Files.writeString(chart.resolve("values.yaml"), values + "valid: " + isValid + "\n");
    Files.writeString(chart.resolve("crds/widget.yaml"), DEFINITION);
    Files.writeString(chart.resolve("templates/all.yaml"), TEMPLATE);
  }

  private void helm(String helm, List<String> options, String... words) throws Exception {
    RealServer.Ended ended = run(helm, with(options, words));
    assertThat(ended.exit()).as(ended.err()).isZero();
  }

  private static String[] with(List<String> options, String... words) {
    return Stream.concat(Stream.of(words), options.stream()).toArray(String[]::new);
  }

  private RealServer.Ended run(String helm, String... words) throws Exception {
    List<String> line = new ArrayList<>(List.of(helm));
    line.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().putAll(real.environment(System.getenv("PATH")));
    return RealServer.run(builder);
  }

  private static final String DEFINITION =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.charts.example.com}
      spec:
        group: charts.example.com
        names: {kind: Widget, plural: widgets, singular: widget, listKind: WidgetList}
        scope: Namespaced
        versions:
        - name: v1
          served: true
          storage: true
          schema: {openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}}
      """;

  /** Before a Service that the server refuses, Helm has upgraded Secrets and ConfigMaps. */
  private static final String TEMPLATE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: {{ .Release.Name }}-web
        labels: {colour: {{ .Values.colour }}}
      spec:
        replicas: {{ .Values.replicas }}
        selector: {matchLabels: {app: web}}
        template:
          metadata: {labels: {app: web}}
          spec:
            containers:
            - name: web
              image: {{ .Values.image }}
              env:
              {{- range $name, $value := .Values.env }}
              - {name: {{ $name }}, value: {{ $value | quote }}}
              {{- end }}
      ---
      apiVersion: v1
      kind: Service
      metadata: {name: {{ .Release.Name }}-service}
      spec:
        selector: {app: web}
        ports:
        - {name: http, port: {{ .Values.port }}, protocol: TCP}
        {{- if not .Values.valid }}
        - {name: wrong, port: 99999, protocol: TCP}
        {{- end }}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: {{ .Release.Name }}-conf}
      data: {{ toJson .Values.data }}
      ---
      apiVersion: v1
      kind: Secret
      metadata: {name: {{ .Release.Name }}-secret}
      stringData: {password: {{ .Values.colour }}}
      ---
      apiVersion: charts.example.com/v1
      kind: Widget
      metadata: {name: {{ .Release.Name }}-widget}
      spec: {colour: {{ .Values.colour }}, size: 3}
      {{- if .Values.extra }}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: {{ .Release.Name }}-extra}
      data: {a: {{ .Values.colour }}}
      {{- end }}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: {{ .Release.Name }}-hook
        annotations: {helm.sh/hook: pre-upgrade}
      data: {a: "1"}
      """;
}
