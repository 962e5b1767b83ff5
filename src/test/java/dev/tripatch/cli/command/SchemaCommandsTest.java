package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.cli.Shell.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaCommandsTest {
  private static final String MERGED_ARGS =
      """
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - type: io.k8s.api.core.v1.Container
        field: args
        patchStrategy: merge
      """;
  private static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: web}
      spec:
        containers:
        - name: web
          args: %s
      """;
  private static final String CRD =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
      spec:
        group: example.com
        names: {kind: Widget, plural: widgets}
        scope: Namespaced
        versions:
        - name: v1
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec:
                  type: object
                  properties:
                    parts:
                      type: array
                      x-kubernetes-list-type: map
                      x-kubernetes-list-map-keys: [id]
                      items:
                        type: object
                        properties:
                          id: {type: string}
      """;

  @TempDir private Path folder;
  private Shell shell;

  @BeforeEach
  void settings() {
    shell =
        new Shell(folder)
            .with("XDG_CONFIG_HOME", folder.resolve("settings").toString())
            .with("APPDATA", folder.resolve("settings").toString());
  }

  private Answer run(String... words) {
    return shell.run(words);
  }

  @Test
  void aKindIsShownAsATable() {
    Answer answer = run("schema", "show", "deploy", "spec.template.spec.containers");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .startsWith("Deployment apps/v1 · Kubernetes 1.36\n")
        .contains("patch strategy merge · merge key name · list type map · list map keys name")
        .containsPattern("\nports +\\[]ContainerPort +merge +containerPort +map +containerPort,")
        .containsPattern("\nname +string \\(required\\)")
        .contains("containers.ports: The keys disagree");
  }

  @Test
  void kindsAreTakenAsKubectlTakesThem() {
    for (String kind : new String[] {"Deployment", "deployments", "deploy", "deployments.apps"}) {
      assertThat(run("schema", "show", kind).out()).startsWith("Deployment apps/v1 ");
    }
    assertThat(run("schema", "show", "deployments.v1.apps", "spec").out()).contains("replicas ");
    assertThat(run("schema", "show", "deployments.spec.strategy").out())
        .contains("patch strategy retainKeys");
  }

  @Test
  void theNewestStableVersionIsShown() {
    Answer answer = run("schema", "show", "hpa");
    assertThat(answer.out()).startsWith("HorizontalPodAutoscaler autoscaling/v2 ");
    assertThat(answer.err()).contains("also known in autoscaling/v1; choose with --api-version.");
    assertThat(run("schema", "show", "hpa", "--api-version", "autoscaling/v1").out())
        .startsWith("HorizontalPodAutoscaler autoscaling/v1 ");
  }

  @Test
  void mistakesGetNearNames() {
    assertThat(run("schema", "show", "deploymnt"))
        .isEqualTo(
            new Answer(2, "", "tripatch: there is no kind deploymnt.\n  Is Deployment meant?\n"));
    assertThat(run("schema", "show", "pod", "spec.container").err())
        .contains("Pod spec has no field container.\n  Is containers or");
    assertThat(run("schema", "show", "pod", "--api-version", "v7").err())
        .contains("pod is not known in v7.\n  It is known in v1.");
    assertThat(run("schema", "shw").err())
        .contains("shw is not a command; the commands are show, diff, check,");
    assertThat(run("schema").err()).contains("say what to do: tripatch schema show, diff,");
  }

  @Test
  void aTypeThatContainsItselfIsShownOnce() {
    Answer answer =
        run("schema", "show", "crd", "spec.versions.schema", "--recursive", "-o", "json");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains("\"field\": \"spec.versions.schema.openAPIV3Schema.allOf\"")
        .doesNotContain("openAPIV3Schema.allOf.allOf");
  }

  @Test
  void ownRulesAreNamedOrLieBesideLocal() throws IOException {
    String rules = shell.file("rules.yaml", MERGED_ARGS);
    String[] apply = documents();
    assertThat(run(apply).out()).contains("args:\n    - a\n    - c\n");
    assertThat(run(with(apply, "--schema", rules)))
        .satisfies(
            answer -> assertThat(answer.out()).contains("args:\n    - a\n    - c\n    - d\n"),
            answer ->
                assertThat(answer.err())
                    .contains(
                        "1 own rule is in force: what happens to Container.args is not what your"
                            + " cluster does."));
    Files.createDirectories(folder.resolve(".tripatch"));
    shell.file(".tripatch/schema.yaml", MERGED_ARGS);
    assertThat(run(apply))
        .satisfies(
            answer -> assertThat(answer.out()).contains("- c\n    - d\n"),
            answer ->
                assertThat(answer.err())
                    .containsOnlyOnce(
                        "own rules are taken from .tripatch/schema.yaml; --no-own-rules leaves"
                            + " them out."));
    assertThat(run(with(apply, "--no-own-rules")))
        .satisfies(
            answer -> assertThat(answer.out()).doesNotContain("- d\n"),
            answer -> assertThat(answer.err()).doesNotContain("own rule"));
  }

  private String[] documents() throws IOException {
    return new String[] {
      "apply",
      "--last-applied",
      shell.file("last.yaml", POD.formatted("[a, b]")),
      "--local",
      shell.file("local.yaml", POD.formatted("[a, c]")),
      "--live",
      shell.file("live.yaml", POD.formatted("[a, b, d]"))
    };
  }

  private static String[] with(String[] words, String... more) {
    return Stream.of(words, more).flatMap(Arrays::stream).toArray(String[]::new);
  }

  @Test
  void aFaultyFileIsLocated() throws IOException {
    String rules = shell.file("rules.yaml", MERGED_ARGS.replace("merge", "mrege"));
    assertThat(run("patch", "--schema", rules))
        .isEqualTo(
            new Answer(
                2,
                "",
                """
                rules.yaml:6:3: The field rules[0].patchStrategy must be merge, replace,\
                 retainKeys or merge,retainKeys.
                  Correct the file of own rules, or leave it out.
                """));
    assertThat(run("patch", "--schema", "nix").err())
        .contains("nix: there is no such file, and no schema of that name.");
    String manifest = shell.file("pod.yaml", POD.formatted("[]"));
    assertThat(run("patch", "--schema", manifest).err()).startsWith("pod.yaml").contains("Pod");
  }

  @Test
  void aWhatIfIsSaid() throws IOException {
    String rules =
        shell.file(
            "rules.yaml",
            """
            apiVersion: tripatch/v1
            kind: SchemaOverlay
            rules:
            - {apiVersion: example.com/v1, kind: Widget, field: spec.parts,
               patchStrategy: merge, patchMergeKey: id}
            asBuiltIn:
            - {apiVersion: example.com/v1, kind: Widget}
            """);
    String text =
        "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {parts: [%s]}\n";
    String crd = shell.file("crd.yaml", CRD);
    Answer answer =
        run(
            "apply",
            "--local",
            shell.file("w.yaml", text.formatted("{id: a, size: 2}")),
            "--live",
            shell.file("wl.yaml", text.formatted("{id: a, size: 1}, {id: b}")),
            "--schema",
            crd,
            "--schema",
            rules);
    assertThat(answer.out()).contains("- id: a\n    size: 2\n  - id: b\n");
    assertThat(answer.err())
        .contains("This is a what-if: Widget is a custom resource.", "with 415")
        .contains("1 own rule is in force");
    assertThat(run("schema", "show", "widgets", "spec", "--schema", crd).out())
        .contains("A custom resource: server-side apply follows these rules, patches do not.")
        .containsPattern("\nparts +\\[]object +map +id");
  }

  @Test
  void rulesAreCheckedAgainstDocuments() throws IOException {
    String rules =
        shell.file(
            "rules.yaml",
            """
            apiVersion: tripatch/v1
            kind: SchemaOverlay
            rules:
            - {type: io.k8s.api.core.v1.PodSpec, field: tolerations,
               patchStrategy: merge, patchMergeKey: key}
            - {type: io.k8s.api.core.v1.Container, field: arg, patchStrategy: merge}
            - {type: io.k8s.api.core.v1.PodSpec, field: hostAliases, patchMergeKey: hostnames}
            - {apiVersion: v1, kind: Pd, field: spec, patchStrategy: replace}
            """);
    String pod =
        shell.file(
            "pod.yaml",
            """
            apiVersion: v1
            kind: Pod
            metadata: {name: web}
            spec:
              tolerations:
              - {key: a}
              - {operator: Exists}
              - {key: a, effect: NoSchedule}
            """);
    Answer answer = run("schema", "check", rules, pod);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .contains("rules.yaml:6:1  Container.arg\n  Container has no field arg")
        .contains("rules.yaml:7:1  PodSpec.hostAliases\n  HostAlias.hostnames")
        .contains("rules.yaml:8:1  Pd spec\n  No schema has the kind.")
        .contains("pod.yaml:7:3  spec.tolerations[1]\n  This item has no key,")
        .contains("pod.yaml:8:3  spec.tolerations[2]\n  Item 0 has key \"a\", too")
        .endsWith("5 problems in 4 own rules and 1 object.\n");
    assertThat(run("schema", "check", rules, pod, "--exit-zero").exitCode()).isZero();
    assertThat(run("schema", "check", rules, pod, "-o", "json").out())
        .contains("\"place\": \"pod.yaml:7:3\"");
    assertThat(run("schema", "check", pod))
        .satisfies(
            none -> assertThat(none.exitCode()).isEqualTo(2),
            none -> assertThat(none.err()).contains("there are no own rules to check"));
    String good = shell.file("good.yaml", MERGED_ARGS);
    assertThat(run("schema", "check", good, pod).exitCode()).isZero();
  }

  @Test
  void releasesAreCompared() {
    Answer answer = run("schema", "diff", "1.32", "1.36");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .contains("No field that both have has another patch strategy or merge key.")
        .contains("kinds: 56 new, 27 gone");
    assertThat(run("schema", "diff", "1.36", "1.36").exitCode()).isZero();
    assertThat(run("schema", "diff", "1.32", "1.36", "deploy", "-o", "json").out())
        .contains("\"changed\": []", "ContainerRestartRule");
  }

  @Test
  void aFileIsComparedWithARelease() throws IOException {
    assertThat(run("schema", "diff", "1.36", shell.file("rules.yaml", MERGED_ARGS)).out())
        .containsPattern("core.v1.Container.args +patchStrategy +none +merge\n")
        .contains("kinds: 0 new, 0 gone");
  }

  @Test
  void importedSchemasAreKeptByName() throws IOException {
    String crd = shell.file("crd.yaml", CRD);
    assertThat(run("schema", "import", crd, "--as", "my widgets"))
        .isEqualTo(
            new Answer(
                0, "my widgets: 1 kind, 3 types. Choose it with --schema \"my widgets\".\n", ""));
    assertThat(run("schema", "list").out())
        .containsPattern("\n1.36 +311 +Kubernetes 1.36\n")
        .containsPattern("\nmy widgets +1 +imported\n");
    assertThat(run("schema", "show", "widget", "spec", "--schema", "my widgets").out())
        .startsWith("Widget example.com/v1 · my widgets\n");
    assertThat(run("schema", "show", "widget").exitCode()).isEqualTo(2);
    assertThat(run("schema", "import", crd, "--as", "../x").err()).contains("cannot be a name");
  }

  @Test
  void whatIsExportedSaysTheSameWhenItIsRead() throws IOException {
    String rules = shell.file("rules.yaml", MERGED_ARGS);
    for (String form : new String[] {"overlay", "kustomize", "go"}) {
      String file = folder.resolve(form + (form.equals("go") ? ".go" : ".yaml")).toString();
      assertThat(run("schema", "export", "--as", form, "-o", file, "--schema", rules).exitCode())
          .isZero();
      assertThat(run("schema", "show", "pod", "spec.containers.args", "--schema", file).out())
          .as(form)
          .contains("patch strategy merge · list type atomic");
    }
    assertThat(run("schema", "export", "--as", "kustomize", "pod").err())
        .contains("in place of its own, so kinds that are not in it lose their merge keys");
    assertThat(run("schema", "export", "--as", "kustomize", "--complete").err())
        .contains("it has all 338 kinds");
  }

  @Test
  void aCustomResourceIsExportedAsItsDefinition() throws IOException {
    String crd = shell.file("crd.yaml", CRD);
    assertThat(run("schema", "export", "--as", "crd", "--schema", crd).out())
        .contains("name: widgets.example.com", "x-kubernetes-list-map-keys:");
    assertThat(run("schema", "export", "--as", "crd", "pod").err())
        .contains("these kinds are built in");
    assertThat(run("schema", "export", "--as", "go").err()).contains("say which kinds");
  }
}
