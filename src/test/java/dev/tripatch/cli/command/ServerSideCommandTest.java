package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tripatch server-side}, and server-side apply among the dialects. */
class ServerSideCommandTest {
  private static final String HEAD =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n";
  private static final String OWNERS =
      """
        managedFields:
        - manager: hpa
          operation: Update
          subresource: scale
          apiVersion: apps/v1
          time: "2026-03-01T08:00:00Z"
          fieldsV1: {f:spec: {f:replicas: {}}}
        - manager: kubectl
          operation: Apply
          apiVersion: apps/v1
          fieldsV1: {f:spec: {f:paused: {}}}
      spec: {replicas: 3, paused: true}
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", HEAD + "spec: {replicas: 2}\n");
    live = shell.file("live.yaml", HEAD + OWNERS.indent(0));
  }

  /** The server reads the annotation only to spare kubectl conflicts; kubectl apply would stop. */
  @Test
  void anAnnotationThatCannotBeReadIsNoObstacle() throws IOException {
    String annotated =
        HEAD
            + "  annotations: {kubectl.kubernetes.io/last-applied-configuration: broken}\n"
            + OWNERS.indent(0);
    Shell.Answer answer =
        shell.run("server-side", "--local", local, "--live", shell.file("bad.yaml", annotated));
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).contains("Apply failed with 1 conflict");
    Shell.Answer kubectl =
        shell.run("explain", "--local", local, "--live", shell.file("bad.yaml", annotated));
    assertThat(kubectl.err()).contains("The last-applied annotation is not a JSON object.");
  }

  @Test
  void conflictsStandOnTopInKubectlsWords() {
    Shell.Answer answer =
        shell.with("COLUMNS", "160").run("server-side", "--local", local, "--live", live);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .startsWith("The server would refuse the whole, and kubectl would print:")
        .contains(
            "  error: Apply failed with 1 conflict: conflict with \"hpa\" with subresource"
                + " \"scale\" using apps/v1: .spec.replicas\n"
                + "  Please review the fields above--they currently have other managers. Here\n")
        .contains(
            "- spec.replicas: live has 3 and local wants 2. hpa through scale owns it (Update,"
                + " last wrote 2026-03-01T08:00:00Z).")
        .contains("With --force-conflicts kubectl would take these fields over:")
        .containsPattern("spec.replicas +taken over +3 +2 +Local has a different value")
        .containsPattern("spec.paused +removed +true +—")
        .contains("What only the server knows:");
  }

  /** Last applied is what kubectl apply deletes by; server-side apply deletes by owners. */
  @Test
  void lastAppliedShowsWhereKubectlApplyDiffers() throws IOException {
    String lastApplied =
        shell.file("last.yaml", HEAD + "spec: {replicas: 2, minReadySeconds: 5}\n");
    String mine = shell.file("mine.yaml", HEAD + "spec: {replicas: 3, minReadySeconds: 5}\n");
    String[] words = {"server-side", "--local", local, "--live", mine};
    assertThat(shell.run(words).out()).doesNotContain("kubectl apply, which");
    Shell.Answer answer = shell.run(with(words, "--last-applied", lastApplied));
    assertThat(answer.out())
        .contains("kubectl apply, which looks at last applied")
        .contains("\nspec.minReadySeconds\n  kubectl apply: —, server-side apply: 5\n");
    assertThat(shell.run(with(words, "--last-applied", lastApplied, "-o", "json")).out())
        .contains("\"kubectlApply\": {", "\"agreed\": false");
  }

  @Test
  void aCaseIsTaken() throws IOException {
    String lastApplied =
        shell.file("last.yaml", HEAD + "spec: {replicas: 2, minReadySeconds: 5}\n");
    String saved = folder.resolve("web.tripatch").toString();
    String[] documents = {"--local", local, "--live", live, "--last-applied", lastApplied};
    shell.run(with(new String[] {"save-case", saved}, documents));
    assertThat(shell.run("server-side", "--case", saved).out())
        .isEqualTo(shell.run(with(new String[] {"server-side"}, documents)).out())
        .contains("With --force-conflicts");
  }

  @Test
  void overwriteIsOfKubectlApplyOnly() {
    Shell.Answer answer =
        shell.run("server-side", "--local", local, "--live", live, "--no-overwrite");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("--force-conflicts");
  }

  private static String[] with(String[] words, String... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void theTableFitsTheTerminal() {
    Shell.Answer answer =
        shell
            .with("COLUMNS", "90")
            .run("server-side", "--local", local, "--live", live, "--force-conflicts");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).startsWith("FIELD").doesNotContain("refuse the whole");
    assertThat(answer.out().lines()).allSatisfy(line -> assertThat(line.length()).isLessThan(91));
  }

  @Test
  void valuesOfSeveralLinesStandOnOne() throws IOException {
    String head = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n";
    String text = shell.file("text.yaml", head + "data: {a: \"x\\ny\\n\"}\n");
    String other = shell.file("other.yaml", head + "data: {a: \"\"}\n");
    assertThat(shell.run("server-side", "--local", text, "--live", other).out())
        .containsPattern("data\\.a +changed +\"\" +\"x\\\\ny\\\\n\" +Local has");
  }

  @Test
  void nothingToChangeIsZero() throws IOException {
    String same = shell.file("same.yaml", HEAD + "spec: {replicas: 3, paused: true}\n");
    Shell.Answer answer = shell.run("server-side", "--local", same, "--live", live);
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains("1 same   1 adopted")
        .contains("No value would change: live has everything that is in local.")
        .doesNotContain("defaults");
  }

  @Test
  void programsGetFieldsConflictsAndResult() {
    Shell.Answer refused = shell.run("server-side", "--local", local, "--live", live, "-o", "json");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.out())
        .contains("\"refused\": true", "\"words\": \"Apply failed with 1 conflict", "\"forced\"");
    Shell.Answer forced =
        shell.run(
            "server-side",
            "--local",
            local,
            "--live",
            live,
            "-o",
            "yaml",
            "--force-conflicts",
            "--exit-zero");
    assertThat(forced.exitCode()).isZero();
    assertThat(forced.out())
        .contains("refused: false", "action: taken-over", "about: server-steps")
        .doesNotContain("forced:");
  }

  @Test
  void anotherManagerGivesNothingUp() {
    Shell.Answer answer =
        shell.run(
            "server-side",
            "--local",
            local,
            "--live",
            live,
            "--manager",
            "argocd",
            "--force-conflicts",
            "-o",
            "yaml");
    assertThat(answer.out())
        .contains("paused: true", "about: manager-name")
        .doesNotContain("action: removed");
  }

  @Test
  void whatTheServerDoesNotTakeIsAnErrorAtItsPlace() throws IOException {
    String wrong = shell.file("wrong.yaml", HEAD + "spec:\n  replica: 2\n");
    Shell.Answer answer = shell.run("server-side", "--local", wrong, "--live", live);
    assertThat(answer.exitCode()).as("only the server refuses it").isEqualTo(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err())
        .startsWith("wrong.yaml:6:3: ")
        .contains("server-side apply does not accept it")
        .contains(
            "failed to create typed patch object (/web; apps/v1, Kind=Deployment): .spec.replica:"
                + " field not declared in schema");
  }

  @Test
  void aManagerNeedsAName() {
    Shell.Answer answer =
        shell.run("server-side", "--local", local, "--live", live, "--manager", "");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("--manager needs a name");
  }

  @Test
  void dialectsTellServerSideApplysDifferences() {
    Shell.Answer answer =
        shell
            .with("COLUMNS", "160")
            .run("dialects", "--local", local, "--live", live, "--same", "documents");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .contains("Server-side apply (see tripatch server-side):")
        .contains("kubectl apply: 2, server-side apply: 3")
        .contains(
            "- kubectl apply overwrites spec.replicas without a warning; server-side apply refuses,"
                + " because hpa through scale owns it.")
        .contains("- Server-side apply removes spec.paused, because kubectl owned it");
    Shell.Answer list =
        shell.run(
            "dialects", "--local", local, "--live", live, "--same", "documents", "-o", "yaml");
    assertThat(list.out()).contains("serverSideApply:", "cause: owned-by-another");
  }

  @Test
  void theExampleNeedsNoFiles() {
    Shell.Answer answer = shell.run("server-side");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.err()).contains("this is the built-in example");
  }
}
