package dev.tripatch.cli.command;

import static dev.tripatch.cli.command.SchemaTexts.CRD;
import static dev.tripatch.cli.command.SchemaTexts.MERGED_ARGS;
import static dev.tripatch.cli.command.SchemaTexts.POD;
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

class OwnRulesOnCommandLineTest {
  private static final String TWICE =
      """
      - type: io.k8s.api.core.v1.Container
        field: args
        patchStrategy: %s
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
  void ownRulesAreNamedOrLieBesideLocal() throws IOException {
    String rules = shell.file("rules.yaml", MERGED_ARGS);
    String[] apply = documents();
    assertThat(run(apply).out()).contains("args:\n    - a\n    - c\n");
    for (String command : new String[] {"hazards", "server-side", "explain", "conflicts"}) {
      String[] words = with(apply, "--schema", rules);
      words[0] = command;
      assertThat(run(words).err()).as(command).containsOnlyOnce("1 own rule is in force");
    }
    assertThat(run(with(apply, "--schema", rules)))
        .satisfies(
            answer -> assertThat(answer.out()).contains("args:\n    - a\n    - c\n    - d\n"),
            answer ->
                assertThat(answer.err())
                    .contains(
                        "1 own rule is in force: what happens to Container.args differs from what"
                            + " your cluster does."));
    Files.createDirectories(folder.resolve(".tripatch"));
    shell.file(".tripatch/schema.yaml", MERGED_ARGS);
    assertThat(run(apply))
        .satisfies(
            answer -> assertThat(answer.out()).contains("- c\n    - d\n"),
            answer ->
                assertThat(answer.err())
                    .containsOnlyOnce(
                        "using own rules from .tripatch/schema.yaml; --no-own-rules turns them"
                            + " off."));
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
    assertThat(run("patch", "--local", "-", "--schema", "-").err())
        .contains("standard input (-) can be only one of");
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
        .contains("pod.yaml:8:3  spec.tolerations[2]\n  Item 0 also has key \"a\"")
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
  void twoRulesForOneFieldThatContradictEachOtherAreNamed() throws IOException {
    String rules = shell.file("rules.yaml", MERGED_ARGS + TWICE.formatted("replace"));
    Answer answer = run("schema", "check", "--schema", rules);
    assertThat(answer.out())
        .contains(
            "  The file has another rule for this field that contradicts this one. This one wins,"
                + " because it comes later.\n"
                + "  Leave one of them out.\n")
        .containsPattern("rules.yaml:\\d+:\\d+  Container.args");
    assertThat(answer.exitCode()).isEqualTo(1);
    String same = shell.file("same.yaml", MERGED_ARGS + TWICE.formatted("merge"));
    assertThat(run("schema", "check", "--schema", same).out()).startsWith("no problems");
  }

  @Test
  void kustomizeMergesByListMapKeysAlone() throws IOException {
    String rules =
        shell.file(
            "rules.yaml",
            """
            apiVersion: tripatch/v1
            kind: SchemaOverlay
            rules:
            - type: io.k8s.api.core.v1.PodSpec
              field: tolerations
              patchStrategy: merge
              listType: map
              listMapKeys: [key, operator]
            """);
    assertThat(run("schema", "check", "--schema", rules).out())
        .contains("kustomize merges the items by key, operator; kubectl apply refuses a patch");
    String pod = "{apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {tolerations: [%s]}}";
    String live =
        shell.file("live.yaml", pod.formatted("{key: a, operator: Exists}, {key: b, operator: X}"));
    String patch = shell.file("patch.yaml", pod.formatted("{key: b, operator: X, value: two}"));
    String[] words = {"apply", "--patch", patch, "--live", live, "--dialect", "kustomize"};
    assertThat(run(words).out()).doesNotContain("key: a").contains("value: two");
    assertThat(run(with(words, "--schema", rules)).out()).contains("key: a", "value: two");
    String[] columns = {"dialects", "--patch", patch, "--live", live, "--schema", rules};
    assertThat(run(columns).out())
        .contains("kustomize is shown as it builds with your schema under openapi:");
  }
}
