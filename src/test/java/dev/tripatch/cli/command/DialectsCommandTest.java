package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tripatch dialects}, and {@code --dialect} of the other commands. */
class DialectsCommandTest {
  private static final String HEAD =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";
  private String patch = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", HEAD + "spec: {strategy: {type: Recreate}}\n");
    live =
        shell.file(
            "live.yaml",
            HEAD + "spec: {strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}}\n");
    patch = shell.file("patch.yaml", "spec: {strategy: {$retainKeys: [type], type: Recreate}}\n");
  }

  @Test
  void theTableNamesFieldsDialectsAndCauses() {
    Shell.Answer answer =
        shell.with("COLUMNS", "300").run("dialects", "--local", local, "--live", live);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out().lines().findFirst().orElse(""))
        .contains("FIELD", "Kubernetes", "custom resource", "kustomize", "before $retainKeys");
    assertThat(answer.out())
        .contains(
            "- kustomize does not act on $retainKeys, so spec.strategy.rollingUpdate is not"
                + " cleared.")
        .contains(
            "- A custom resource does not know this directive, so it becomes a field of the"
                + " object.");
  }

  @Test
  void theTableFitsTheTerminal() {
    Shell.Answer answer =
        shell.with("COLUMNS", "100").run("dialects", "--patch", patch, "--live", live);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out().lines()).allSatisfy(line -> assertThat(line.length()).isLessThan(101));
  }

  @Test
  void reasonsHangBehindTheirDash() {
    Shell.Answer answer =
        shell.with("COLUMNS", "80").run("dialects", "--patch", patch, "--live", live);
    assertThat(answer.out())
        .contains("\n  - A custom resource does not act on $retainKeys, so")
        .containsPattern("\n  - A custom resource does not act [^\n]*\n    \\S");
  }

  @Test
  void whatIsCreatedIsNoPatch() {
    Shell.Answer answer = shell.run("dialects", "--local", local);
    assertThat(answer.err()).contains("without a live object there is no patch to read");
    assertThat(answer.out()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void programsGetEveryResult() {
    Shell.Answer answer =
        shell.run("dialects", "--patch", patch, "--live", live, "-o", "yaml", "--exit-zero");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains("same: patch", "dialect: before-retain-keys", "cause: not-cleared");
  }

  @Test
  void agreementIsZero() throws IOException {
    String plain = shell.file("plain.yaml", "spec: {replicas: 2}\n");
    Shell.Answer answer = shell.run("dialects", "--patch", plain, "--live", live);
    assertThat(answer.out()).isEqualTo("All dialects give the same result.\n");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void theSameDocumentsGiveOtherPatches() {
    Shell.Answer answer =
        shell.run(
            "dialects", "--local", local, "--live", live, "--same", "documents", "-o", "json");
    assertThat(answer.out()).contains("\"same\": \"documents\"").doesNotContain("kustomize\"");
    assertThat(
            shell
                .run("dialects", "--patch", patch, "--live", live, "--same", "documents")
                .exitCode())
        .isEqualTo(2);
  }

  @Test
  void aPatchIsAppliedAsTheDialectReadsIt() {
    assertThat(apply("before-retain-keys").out()).contains("rollingUpdate").doesNotContain("$");
    assertThat(apply("kubernetes").out()).doesNotContain("rollingUpdate");
    assertThat(apply("kustomize").out()).contains("rollingUpdate", "$retainKeys");
    assertThat(apply("custom-resource").out()).contains("rollingUpdate", "$retainKeys");
    assertThat(apply("helm").exitCode()).isEqualTo(2);
  }

  @Test
  void thePatchIsShownAsTheDialectReadsIt() {
    Shell.Answer old =
        shell.run("patch", "--local", local, "--live", live, "--dialect", "before-retain-keys");
    assertThat(old.out()).endsWith("spec:\n  strategy:\n    type: Recreate\n");
    assertThat(old.err())
        .contains(
            "tripatch: a server before $retainKeys does not know $retainKeys: it drops them.");
    Shell.Answer custom =
        shell.run("patch", "--local", local, "--live", live, "--dialect", "custom-resource");
    assertThat(custom.out()).endsWith("spec:\n  strategy:\n    type: Recreate\n");
    Shell.Answer kustomize =
        shell.run("apply", "--local", local, "--live", live, "--dialect", "kustomize");
    assertThat(kustomize.err()).contains("they become fields of the object.");
    assertThat(kustomize.out()).contains("$retainKeys");
  }

  @Test
  void aDialectThatDoesNotTakeTheKindRefuses() throws IOException {
    String custom = shell.file("crd.yaml", "apiVersion: x.io/v1\nkind: X\nmetadata: {name: a}\n");
    Shell.Answer answer =
        shell.run("patch", "--local", custom, "--live", custom, "--dialect", "before-retain-keys");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("strategic merge patch format is not supported");
  }

  @Test
  void kustomizeRefusesInItsOwnWords() throws IOException {
    String wrong = shell.file("wrong.yaml", "spec: [1]\n");
    Shell.Answer answer =
        shell.run("apply", "--patch", wrong, "--live", live, "--dialect", "kustomize");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err())
        .contains("tripatch: kustomize refuses spec:", "wrong Node Kind")
        .doesNotContain("Kubernetes");
  }

  @Test
  void kustomizeReadsThePatchInItsOwnWay() throws IOException {
    String twice = shell.file("twice.yaml", "spec: {paused: no, paused: yes}\n");
    Shell.Answer answer =
        shell.run("apply", "--patch", twice, "--live", live, "--dialect", "kustomize");
    assertThat(answer.out()).contains("paused: \"no\"");
    assertThat(answer.err()).contains("twice.yaml:1:20", "kustomize uses the first one");
  }

  @Test
  void kustomizeRefusesWhereItLooksForNames() throws IOException {
    String text = shell.file("text.yaml", "spec: {template: {spec: {serviceAccountName: {}}}}\n");
    Shell.Answer answer =
        shell.run("apply", "--patch", text, "--live", live, "--dialect", "kustomize");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err())
        .contains(
            "tripatch: kustomize refuses spec.template.spec.serviceAccountName:",
            "looks in spec.template.spec.serviceAccountName for the name of a ServiceAccount");
  }

  private Shell.Answer apply(String dialect) {
    return shell.run("apply", "--patch", patch, "--live", live, "--dialect", dialect);
  }
}
