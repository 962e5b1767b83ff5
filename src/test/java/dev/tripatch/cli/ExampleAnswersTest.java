package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.workspace.schemas.SchemaFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the commands print of the built-in example, word for word. */
class ExampleAnswersTest {
  private static final String NOTE =
      "tripatch: no documents given, so this is the built-in example (see tripatch --help).\n";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void inFolder() {
    shell = new Shell(folder);
  }

  @Test
  void patch() throws IOException {
    Shell.Answer answer = shell.run("patch");
    assertThat(answer.out()).isEqualTo(expected("patch.yaml"));
    assertThat(answer.err())
        .isEqualTo(
            NOTE + "tripatch: kubectl would send it as application/strategic-merge-patch+json.\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "patch",
        "patch --type json",
        "apply",
        "apply --as-stored",
        "explain",
        "explain --steps",
        "changes",
        "changes -o json",
        "conflicts",
        "conflicts -o yaml",
        "report",
        "dialects",
        "dialects --same documents",
        "export --as kubectl",
        "export --as kustomize",
        "export --as patch-file",
        "server-side",
        "hazards"
      })
  void aFirstTryIsNoFailureAndTheHelpSaysSo(String words) {
    Shell.Answer answer = shell.run(words.split(" "));
    assertThat(answer.err()).startsWith(NOTE);
    assertThat(answer.out()).isNotEmpty();
    assertThat(answer.exitCode()).isZero();
    assertThat(shell.run(words.split(" ")[0], "--help").out())
        .containsPattern("Exit codes:\n +0 .*, or this is the\\s+built-in example\n");
  }

  @Test
  void theSameInFilesIsStillAPatch() throws IOException {
    String local = shell.file("a.yaml", BuiltInExample.local());
    String live = shell.file("b.yaml", BuiltInExample.live());
    for (String command : List.of("explain", "conflicts", "hazards", "dialects", "server-side")) {
      Shell.Answer answer = shell.run(command, "--local", local, "--live", live);
      assertThat(answer.out()).isEqualTo(shell.run(command).out().replace("local.yaml", "a.yaml"));
      assertThat(answer.exitCode()).as(command).isEqualTo(1);
    }
  }

  @Test
  void anErrorIsOneOfTheExampleToo() {
    assertThat(shell.run("patch", "--no-overwrite").exitCode()).isEqualTo(2);
  }

  @Test
  void patchAsJsonSaysTheSame() throws IOException {
    String json = shell.run("patch", "-o", "json").out();
    assertThat(SourceReader.read("answer", json, Format.JSON).object())
        .isPresent()
        .isEqualTo(SourceReader.read("expected", expected("patch.yaml")).object());
  }

  @Test
  void apply() throws IOException {
    assertThat(shell.run("apply").out()).isEqualTo(expected("apply.yaml"));
  }

  @Test
  void explainAsTable() throws IOException {
    assertThat(shell.with("COLUMNS", "100").run("explain").out())
        .isEqualTo(expected("explain.txt"));
  }

  @Test
  void explainOneField() throws IOException {
    Shell.Answer answer =
        shell
            .with("COLUMNS", "100")
            .run("explain", "--field", ".spec.strategy.rollingUpdate.maxSurge");
    assertThat(answer.out())
        .isEqualTo(
            expected("explain-field.txt").replace("NEWEST", SchemaFiles.versions().getFirst()));
  }

  private static String expected(String name) throws IOException {
    try (InputStream bytes =
        Objects.requireNonNull(ExampleAnswersTest.class.getResourceAsStream(name))) {
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
