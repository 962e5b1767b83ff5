package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tripatch report}. */
class ReportTest {
  private static final String LOCAL =
      """
      apiVersion: v1
      kind: Secret
      metadata: {name: db}
      stringData:
        # was hunter0000
        password: hunter3333
      """;
  private static final String LIVE =
      """
      apiVersion: v1
      kind: Secret
      metadata:
        name: db
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"apiVersion":"v1","kind":"Secret","metadata":{"name":"db"},"stringData":{"old":"hunter1111"}}
      data:
        old: aHVudGVyMTExMQ==
        password: aHVudGVyMjIyMg==
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", LOCAL);
    live = shell.file("live.yaml", LIVE);
  }

  private static final String WEB =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec: {replicas: 2, paused: true}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {spec: {replicas: 3, paused: null, minReadySeconds: null}}
          [{op: replace, path: /spec/replicas, value: 3}, {op: remove, path: /spec/paused}]
          """)
  void aPatchThatAPersonWroteIsReportedOn(String text) throws IOException {
    String patch = shell.file("patch.yaml", text);
    String web = shell.file("web.yaml", WEB);
    Shell.Answer answer = shell.run("report", "--patch", patch, "--live", web);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .contains("| | Field | Live | Result | Why |\n|:-:|---|---|---|---|\n")
        .contains("`spec.replicas`", text)
        .doesNotContain("Last applied", "Local")
        .contains("<summary>Live</summary>", "<summary>Result</summary>");
    assertThat(answer.out().contains("spec.minReadySeconds: A null deletes nothing"))
        .isEqualTo(text.contains("minReadySeconds"));
    String html = shell.run("report", "--patch", patch, "--live", web, "--format", "html").out();
    assertThat(html).contains("<h2>Live</h2>").doesNotContain("Last applied", "<h2>Local</h2>");
  }

  @Test
  void aReportOnAPatchMasksSecretsAndSparesTheFile() throws IOException {
    String patch = shell.file("patch.yaml", "stringData: {password: hunter3333}\n");
    Shell.Answer answer = shell.run("report", "--patch", patch, "--live", live);
    assertThat(answer.out()).doesNotContain("hunter", "aHVud").contains("Secret values are masked");
    Shell.Answer onto =
        shell.run("report", "--patch", patch, "--live", live, "--save", patch, "--format", "html");
    assertThat(onto.exitCode()).isEqualTo(2);
    assertThat(onto.err()).contains("this is the patch");
    assertThat(Path.of(patch)).hasContent("stringData: {password: hunter3333}\n");
  }

  @Test
  void anEmptyTitleIsNone() {
    assertThat(shell.run("report", "--local", local, "--live", live, "--title", " ").out())
        .startsWith("# Secret v1 · db\n");
  }

  @Test
  void secretsAreMaskedAndStillCompared() {
    Shell.Answer answer = shell.run("report", "--local", local, "--live", live);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .startsWith("# Secret v1 · db\n")
        .contains("> Secret values are masked")
        .contains("`stringData.password` | — | `••••••(B, plain)` | `••••••(C)` |")
        .contains("{old: ••••••(A), password: ••••••(C)}");
    assertThat(answer.out() + answer.err()).doesNotContain("hunter").doesNotContain("aHVudGVy");
  }

  @Test
  void secretsAreShownOnDemand() {
    Shell.Answer answer = shell.run("report", "--local", local, "--live", live, "--show-secrets");
    assertThat(answer.out()).contains("hunter3333").contains("This report shows secret values.");
  }

  @Test
  void messagesShowNoSecretsEither() {
    String drifted =
        LIVE.replace("  old: aHVudGVyMTExMQ==\n", "").replace("\ndata:", "\nstringData:");
    Shell.Answer answer =
        new Shell(folder)
            .withInput(drifted)
            .run("report", "--local", local, "--live", "-", "--no-overwrite");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("conflict").contains("•");
    assertThat(answer.err()).doesNotContain("hunter").doesNotContain("aHVudGVy");
  }

  @ParameterizedTest
  @CsvSource({"r.md,# Secret", "r.html,<!DOCTYPE html>", "r.HTM,<!DOCTYPE html>"})
  void theFileNameChoosesTheFormat(String name, String beginning) throws IOException {
    Path file = folder.resolve(name);
    Shell.Answer answer =
        shell.run("report", "--local", local, "--live", live, "--save", file.toString());
    assertThat(answer.out()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(file).content().startsWith(beginning);
  }

  @Test
  void theFormatCanBeNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("r.txt"), "what was there");
    shell.run(
        "report", "--local", local, "--live", live, "--format", "html", "--save", file.toString());
    assertThat(file).content().startsWith("<!DOCTYPE html>").doesNotContain("what was there");
  }

  @Test
  void theTitleIsTheOneGiven() {
    assertThat(shell.run("report", "--local", local, "--title", "CHG-12 <b>").out())
        .startsWith("# CHG-12 &lt;b&gt;\n\n**Secret v1 · db**\n");
  }

  @Test
  void nothingToDo() {
    Shell.Answer answer =
        shell.run("report", "--local", local, "--live", local, "--no-as-kubectl-apply");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out()).contains("Nothing to do: live has everything that is in local.");
  }

  @Test
  void theExampleIsReportedOn() {
    Shell.Answer answer = shell.run("report");
    assertThat(answer.out()).startsWith("# Deployment apps/v1 · shop/web\n");
    assertThat(answer.err()).contains("built-in example");
  }

  @Test
  void aDocumentIsNotOverwritten() {
    Shell.Answer answer = shell.run("report", "--local", local, "--save", local);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err())
        .isEqualTo("local.yaml: this is one of the documents.\n  Name another file to write to.\n");
    assertThat(folder.resolve("local.yaml")).content().isEqualTo(LOCAL);
  }

  @Test
  void whereNothingCanBeWrittenItSaysSo() {
    Shell.Answer folderNamed = shell.run("report", "--local", local, "--save", folder.toString());
    assertThat(folderNamed.err()).contains("this is a folder.");
    Shell.Answer missing =
        shell.run(
            "report",
            "--local",
            local,
            "--save",
            folder.resolve("none").resolve("r.md").toString());
    assertThat(missing.exitCode()).isEqualTo(2);
    assertThat(missing.err()).contains("r.md: there is no such folder.");
    assertThat(List.of(folderNamed.out(), missing.out())).containsOnly("");
  }

  @Test
  void theStepsAreOneMaskedPage() throws IOException {
    Path page = folder.resolve("steps.html");
    shell.run("report", "--local", local, "--live", live, "--steps", "--save", page.toString());
    assertThat(page)
        .content()
        .contains("Step by step", "What local dropped", "Secret values are masked")
        .doesNotContain("hunter", "aHVud");
    assertThat(shell.run("report", "--local", local, "--live", live, "--steps").out())
        .startsWith("<!DOCTYPE html>");
  }

  @ParameterizedTest
  @CsvSource({"--format,markdown", "--save,steps.md", "-f,."})
  void stepsAreNothingElseThanAPageOfOneObject(String option, String value) {
    Shell.Answer answer = shell.run("report", "--live", live, "--steps", option, value);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("--steps makes one HTML page for one object");
  }
}
