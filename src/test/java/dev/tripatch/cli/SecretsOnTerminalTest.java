package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every command shows of a Secret, on a terminal and in a pipe. */
class SecretsOnTerminalTest {
  private static final String LOCAL =
      """
      apiVersion: v1
      kind: Secret
      metadata: {name: db}
      stringData:
        # was hunter0000
        password: hunter8888
        key: |
          hunter4444
          hunter5555
      type: Opaque
      """;
  private static final String LIVE =
      """
      apiVersion: v1
      kind: Secret
      metadata:
        name: db
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"apiVersion":"v1","kind":"Secret","metadata":{"name":"db"},"stringData":{"old":"hunter1111","password":"hunter3333"}}
      data:
        old: aHVudGVyMTExMQ==
        password: aHVudGVyMjIyMg==
      stringData: {password: hunter6666}
      type: Opaque
      """;
  private static final String PATCH = "stringData: {password: hunter7777}\n";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";
  private String patch = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", LOCAL);
    live = shell.file("live.yaml", LIVE);
    patch = shell.file("patch.yaml", PATCH);
  }

  private Shell.Answer run(String command, String... more) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    boolean isGiven = words.contains("--patch");
    words.addAll(
        isGiven ? List.of(patch, "--live", live) : List.of("--local", local, "--live", live));
    words.addAll(List.of(more));
    return shell.run(words.toArray(String[]::new));
  }

  private static void assertMasked(Shell.Answer answer) {
    assertThat(answer.exitCode()).as(answer.err()).isLessThan(2);
    assertThat(answer.out() + answer.err()).doesNotContain("hunter").doesNotContain("aHVudGVy");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "patch",
        "patch -o json",
        "patch --type json --with-tests",
        "patch --dialect kustomize",
        "apply",
        "apply -o json",
        "apply --patch",
        "explain",
        "explain -o yaml",
        "explain --field stringData.password",
        "changes",
        "changes -o json",
        "conflicts",
        "conflicts -o json",
        "hazards",
        "hazards --patch",
        "dialects",
        "dialects --same documents",
        "dialects --patch",
        "server-side",
        "server-side -o json",
        "export --as kubectl",
        "export --as kustomize",
        "export --as patch-file",
      })
  void nothingOnATerminalTellsASecret(String command) {
    Shell.Answer exact = run(command, "--show-secrets");
    shell.onTerminal();
    Shell.Answer masked = run(command);
    assertMasked(masked);
    assertThat(masked.exitCode()).isEqualTo(exact.exitCode());
    Shell.Answer shown = run(command, "--show-secrets");
    assertThat(shown.out().contains("hunter") || shown.out().contains("aHVudGVy"))
        .isEqualTo(masked.out().contains("••••••"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"explain", "changes", "conflicts", "server-side"})
  void whatPeopleReadIsMaskedInAPipeToo(String command) {
    Shell.Answer answer = run(command);
    assertMasked(answer);
    assertThat(answer.out()).contains("••••••");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "patch",
        "patch -o json",
        "apply",
        "apply --patch",
        "explain -o json",
        "changes -o yaml",
        "conflicts -o yaml",
        "export --as kubectl",
        "export --as patch-file",
      })
  void dataInAPipeAreExact(String command) {
    Shell.Answer answer = run(command);
    assertThat(answer.out()).contains("hunter").doesNotContain("•");
    assertThat(answer.out()).isEqualTo(run(command, "--show-secrets").out());
  }

  @Test
  void aPatchFileIsExactEvenFromATerminal() throws IOException {
    shell.onTerminal();
    String file = folder.resolve("out.yaml").toString();
    assertMasked(run("export --as kubectl", "--save-patch", file));
    assertThat(Files.readString(Path.of(file))).contains("hunter8888");
  }

  @Test
  void aWarningDoesNotQuoteAValue() throws IOException {
    local = shell.file("odd.yaml", LOCAL.replace("hunter8888", "yes").replace("Opaque", "no"));
    shell.onTerminal();
    Shell.Answer answer = run("patch");
    assertThat(answer.err()).contains("odd.yaml:10:7").doesNotContain("odd.yaml:6");
    assertThat(run("patch", "--show-secrets").err()).contains("odd.yaml:6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "patch",
        "apply",
        "explain",
        "changes",
        "conflicts",
        "hazards",
        "dialects",
        "server-side",
        "export",
        "open-error",
      })
  void theHelpSaysSo(String command) {
    assertThat(shell.run(command, "--help").out().replaceAll("\\s+", " "))
        .contains("--show-secrets")
        .contains("in a pipe or file stay exact");
  }
}
