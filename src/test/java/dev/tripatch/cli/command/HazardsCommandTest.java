package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.hazard.HazardKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code tripatch hazards}. */
class HazardsCommandTest {
  private static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata:
        name: web
      spec:
        nodeName: no
        containers:
        - name: web
        - image: proxy
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", "# two objects\n---\n" + POD);
    live = shell.file("live.yaml", POD.replace("- image: proxy", "- name: other"));
  }

  @Test
  void eachHazardIsToldWithPlaceReasonWayOutAndError() {
    Shell.Answer answer = shell.run("hazards", "--local", local, "--live", live);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out())
        .isEqualTo(
            """
            ▲ local.yaml:8:13  surprising-text  spec.nodeName
              Without quotes, no is the boolean false.
              Put it in quotes if it is text.
              Kubernetes' own words:
                unrecognized type: string

            ▲ local.yaml:11:3  missing-merge-key  spec.containers[1]
              This item of containers has no name, and Kubernetes identifies the items of this list by it.
              Give it a name.
              Kubernetes' own words:
                map: map[image:proxy] does not contain declared merge key: name

            2 hazards.
            """);
  }

  @Test
  void theTextFitsTheTerminal() {
    Shell.Answer answer =
        shell.with("COLUMNS", "80").run("hazards", "--local", local, "--live", live);
    assertThat(answer.out())
        .contains("identifies the items of\n  this list by it.\n")
        .contains("\n    map: map[image:proxy] does not contain declared merge key: name\n");
  }

  @Test
  void programsGetTheSame() {
    Shell.Answer answer =
        shell.run("hazards", "--local", local, "--live", live, "-o", "yaml", "--exit-zero");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains(
            """
            - kind: missing-merge-key
              document: local
              place: local.yaml:11:3
              path: spec.containers[1]
            """)
        .contains("kubernetes: 'map: map[image:proxy] does not");
    assertThat(shell.run("hazards", "--local", live, "-o", "json").out())
        .contains("\"kind\": \"surprising-text\"");
  }

  /** A program gets the whole text that fixes it, or why there is none. */
  @Test
  void dataHasTheFixOrWhyThereIsNone() throws IOException {
    String object =
        """
        apiVersion: v1
        kind: Service
        metadata: {name: dns}
        spec:
          ports:
          - {name: dns, port: 53, protocol: UDP}
          - {name: metrics, port: 9153}
        """;
    String service = shell.file("service.yaml", object);
    String patch =
        shell.file(
            "patch.yaml",
            "spec:\n  ports:\n  - {name: dns, port: 53, protocol: UDP, targetPort: 5353}\n");
    assertThat(
            shell
                .run(
                    "hazards", "--type", "merge", "--patch", patch, "--live", service, "-o", "json")
                .out())
        .contains("\"kind\": \"list-drops-items\"", "\"type\": \"merge\"")
        .contains("\"sentence\": \"Write what live has there, too\"")
        .containsPattern("\"patch\": \"spec:.*targetPort: 5353.*metrics")
        .doesNotContain("noFix");
    String twice =
        shell.file(
            "twice.yaml",
            object.replace("  - {name: m", "  - {name: tcp, port: 53}\n  - {name: m"));
    assertThat(shell.run("hazards", "--local", twice, "--live", service, "-o", "yaml").out())
        .contains("kind: partial-merge-key", "noFix: ")
        .doesNotContain("fix:");
    String unknown = shell.file("unknown.yaml", object.replace("port: 9153", "prot: 9153"));
    assertThat(shell.run("hazards", "--local", unknown, "--live", service, "-o", "json").out())
        .contains("\"local\": \"apiVersion: v1\\nkind: Service")
        .contains("Change prot to port");
  }

  /** A text with masks in it would be written over the secret. */
  @Test
  void noFixHasAMaskInIt() throws IOException {
    String secret = "apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {key: hush}\n";
    String file = shell.file("secret.yaml", secret + "imutable: true\n");
    assertThat(shell.run("hazards", "--local", file, "-o", "json").out())
        .contains("Change imutable to immutable", "hush");
    assertThat(shell.typing().run("hazards", "--local", file, "-o", "json").out())
        .contains("unknown-field", "\"noFix\"")
        .doesNotContain("\"fix\"", "hush");
  }

  @Test
  void nothingFoundIsZero() throws IOException {
    String fine =
        shell.file(
            "fine.yaml",
            "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n"
                + "spec: {hostNetwork: yes, containers: [{name: a, image: b}]}\n");
    Shell.Answer answer = shell.run("hazards", "--local", fine);
    assertThat(answer.out()).isEqualTo("No hazards found.\n");
    assertThat(answer.exitCode()).isZero();
  }

  /**
   * Most changes are meant to restart pods: that is told, of one object and of many, and no fault.
   */
  @Test
  void podsThatRestartAreToldAndNoFault() throws IOException {
    String object =
        """
        apiVersion: apps/v1
        kind: Deployment
        metadata: {name: NAME}
        spec:
          replicas: 3
          selector: {matchLabels: {app: web}}
          template:
            metadata: {labels: {app: web}}
            spec: {containers: [{name: web, image: "web:1"}]}
        """;
    String before = object.replace("NAME", "web");
    String after = before.replace("web:1", "web:2");
    String told = "pod-restart  spec.template.spec.containers[name=web].image";
    Shell.Answer one =
        shell.run(
            "hazards",
            "--local",
            shell.file("a.yaml", after),
            "--live",
            shell.file("b.yaml", before));
    assertThat(one.out()).contains(told, "The Deployment replaces its 3 pods.", "1 hazard.");
    assertThat(one.exitCode()).isZero();

    String other = "---\n" + object.replace("NAME", "other");
    Shell.Answer many =
        shell.run(
            "hazards",
            "-f",
            shell.file("many.yaml", after + other),
            "--live",
            shell.file("lives.yaml", before + other));
    assertThat(many.out()).contains(told);
    assertThat(many.exitCode()).isZero();
    String twice = ", {name: web, image: x}]}\n";
    assertThat(
            shell
                .run(
                    "hazards", "-f", shell.file("twice.yaml", after.replace("]}\n", twice) + other))
                .exitCode())
        .isEqualTo(1);
  }

  @Test
  void whatOnlyTheServerChecksIsSaidAtItsObject() throws IOException {
    String definition =
        """
        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata: {name: jobs.example.org}
        spec:
          group: example.org
          names: {kind: Job, plural: jobs}
          scope: Namespaced
          versions:
          - name: v1
            served: true
            storage: true
            schema:
              openAPIV3Schema:
                type: object
                properties:
                  spec:
                    type: object
                    properties: {s: {type: string}}
                    x-kubernetes-validations: [{rule: "!has(self.s) || self.s.lowerAscii() == 'a'"}]
        """;
    String schema = shell.file("crd.yaml", definition);
    String job = "apiVersion: example.org/v1\nkind: Job\nmetadata: {name: one}\n";
    String other = job.replace("one", "other") + "spec: {}\n";
    String one = shell.file("one.yaml", job + "spec: {s: A}\n");
    String both = shell.file("both.yaml", job + "spec: {s: A}\n---\n" + other);
    String told = "Only the server checks this rule for spec: !has(self.s) || self.s.lowerAscii()";
    Shell.Answer alone = shell.run("hazards", "--local", one, "--schema", schema);
    assertThat(alone.err()).contains(told);
    Shell.Answer many = shell.run("hazards", "-f", both, "--schema", schema);
    assertThat(many.err()).isEmpty();
    assertThat(many.exitCode()).isZero();
    assertThat(many.out())
        .contains("── Job/one ── both.yaml:1\n" + told)
        .doesNotContain("── Job/other");
    Shell.Answer data = shell.run("hazards", "-f", both, "--schema", schema, "-o", "json");
    assertThat(data.err()).isEmpty();
    assertThat(data.out()).containsOnlyOnce(told);
  }

  /** Java's own patterns recurse for each part of a list. */
  @Test
  void longSchedulesAreRead() throws IOException {
    String cronJob = "apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: a}\nspec: {schedule: '";
    for (String last : List.of("1", "99")) {
      String schedule = "0-5/1,".repeat(10_000) + last + " * * * *'}\n";
      String file = shell.file("cron.yaml", cronJob + schedule);
      assertThat(
              shell.run("hazards", "--local", file).out().contains("spec.schedule has the wrong"))
          .isEqualTo(last.equals("99"));
    }
  }

  @Test
  void aPatchIsCheckedAsItsReaderReadsIt() throws IOException {
    String deployment = "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n";
    String object = shell.file("object.yaml", deployment + "spec: {strategy: {type: Recreate}}\n");
    String patch = shell.file("patch.yaml", "spec:\n  strategy:\n    $retainKeys: [type]\n");
    Shell.Answer good = shell.run("hazards", "--patch", patch, "--live", object);
    assertThat(good.out()).isEqualTo("No hazards found.\n");
    Shell.Answer kustomize =
        shell.run("hazards", "--patch", patch, "--live", object, "--dialect", "kustomize");
    assertThat(kustomize.out())
        .startsWith(
            "▲ patch.yaml:3:5  unsupported-directive  spec.strategy.$retainKeys\n"
                + "  kustomize does not know $retainKeys and treats it as an ordinary field");
    Shell.Answer merge =
        shell.run("hazards", "--patch", patch, "--live", object, "--type", "merge");
    assertThat(merge.exitCode()).isEqualTo(1);
    assertThat(merge.out()).contains("A JSON merge patch does not know $retainKeys");
    assertThat(
            shell.run("hazards", "--patch", patch, "--live", object, "--type", "json").exitCode())
        .isEqualTo(2);
  }

  @Test
  void aJsonPatchIsCheckedToo() throws IOException {
    String patch =
        shell.file("patch.json", "[{\"op\": \"add\", \"path\": \"/spec/replica\", \"value\": 1}]");
    for (String[] words : List.of(new String[0], new String[] {"--type", "json"})) {
      List<String> all = new ArrayList<>(List.of("hazards", "--patch", patch, "--live", live));
      all.addAll(List.of(words));
      Shell.Answer answer = shell.run(all.toArray(String[]::new));
      assertThat(answer.out())
          .startsWith("▲ patch.json:1:24  unknown-field  spec.replica\n")
          .contains("Warning: unknown field \"spec.replica\"");
      assertThat(answer.exitCode()).isEqualTo(1);
    }
  }

  @Test
  void whatTheServerTakesIsNoHazard() throws IOException {
    String operation = "{\"op\": \"%s\", \"path\": \"/spec/activeDeadlineSeconds\", \"value\": 9}";
    for (String op : List.of("replace", "add")) {
      String patch = shell.file("patch.json", "[" + operation.formatted(op) + "]");
      assertThat(shell.run("hazards", "--patch", patch, "--live", live).out())
          .isEqualTo("No hazards found.\n");
    }
    String patch = shell.file("patch.json", "[" + operation.formatted("remove") + "]");
    assertThat(shell.run("hazards", "--patch", patch, "--live", live).out())
        .contains("refused", "There is no key \"activeDeadlineSeconds\" here, only ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--type=merge", "--dialect=kustomize"})
  void aJsonPatchHasNoOtherReader(String option) throws IOException {
    String patch = shell.file("patch.json", "[{\"op\": \"remove\", \"path\": \"/spec\"}]");
    Shell.Answer answer = shell.run("hazards", "--patch", patch, "--live", live, option);
    assertThat(answer.err()).contains("a list of operations is a JSON Patch");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void hazardsOutsideFilesNameTheirDocument() throws IOException {
    String annotated =
        shell.file(
            "annotated.yaml",
            "apiVersion: v1\nkind: Pod\nmetadata: {name: web, annotations:"
                + " {kubectl.kubernetes.io/last-applied-configuration:"
                + " '{\"spec\":{\"containers\":[{\"name\":\"a\"},{\"name\":\"a\"}]}}'}}\n");
    String plain = shell.file("plain.yaml", "apiVersion: v1\nkind: Pod\nmetadata: {name: web}\n");
    assertThat(shell.run("hazards", "--local", plain, "--live", annotated).out())
        .contains("▲ annotated.yaml (annotation):4:3  duplicate-merge-key");
    String volumes = "apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {volumes: [%s]}\n";
    String before = shell.file("before.yaml", volumes.formatted("{name: a}, {name: b}"));
    String after = shell.file("after.yaml", volumes.formatted("{name: a}"));
    assertThat(
            shell.run("hazards", "--last-applied", before, "--local", after, "--live", plain).out())
        .contains("▲ calculated patch  leaked-directive  spec.$setElementOrder/volumes");
  }

  @Test
  void kindsAndPages() {
    Shell.Answer kinds = shell.run("hazards", "--list");
    assertThat(kinds.exitCode()).isZero();
    assertThat(kinds.out().lines()).hasSize(HazardKind.values().length);
    assertThat(kinds.out()).contains("union                       Two fields that exclude");
    assertThat(shell.run("hazards", "--page", "union").out()).isEqualTo(HazardKind.UNION.page());
    Shell.Answer unknown = shell.run("hazards", "--page", "onion");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("there is no kind of hazard called onion", "union");
  }

  @Test
  void wrongInputStops() throws IOException {
    String broken = shell.file("broken.yaml", "a: [\n");
    assertThat(shell.run("hazards", "--local", broken).err()).startsWith("broken.yaml:");
    assertThat(shell.run("hazards", "--local", local, "--dialect", "kustomize").exitCode())
        .isEqualTo(2);
    assertThat(shell.run("hazards", "--patch", broken, "--local", local).exitCode()).isEqualTo(2);
  }
}
