package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Large input takes time that grows with its size, and no faster. */
class LargeInputTest {
  private static final int KEYS = 100_000;
  private static final int MANY = 800_000;

  /** What takes one to three seconds on a quiet machine, and more where others work too. */
  private static final Duration LIMIT = Duration.ofSeconds(30);

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void shell() {
    shell = new Shell(folder);
  }

  private static String configuration(String value) {
    return "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: big}\ndata:\n"
        + IntStream.range(0, KEYS)
            .mapToObj(i -> "  key-%06d: \"%s%d\"\n".formatted(i, value, i))
            .collect(Collectors.joining());
  }

  /** Three documents, so that every field is a conflict, which there is most to say of. */
  @ParameterizedTest
  @ValueSource(strings = {"html", "md"})
  void aHundredThousandFieldsMakeAReportThatCanBeOpened(String ending) throws IOException {
    String local = shell.file("local.yaml", configuration("new"));
    String live = shell.file("live.yaml", configuration("old"));
    String lastApplied = shell.file("last.yaml", configuration("was"));
    Path report = folder.resolve("report." + ending);
    String[] words = {
      "report", "--local", local, "--live", live, "--last-applied", lastApplied, "-o", "" + report
    };
    Shell.Answer answer = assertTimeoutPreemptively(LIMIT, () -> shell.run(words));
    assertThat(answer.err()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(Files.size(report)).isLessThan(6_000_000);
    assertThat(Files.readString(report))
        .contains("100000 conflict")
        .contains("each list has the first 2,000.")
        .contains("key-001999")
        .contains("tripatch explain -o json");
  }

  @ParameterizedTest
  @CsvSource({"A., true", "'a,', true", "(a, true", "-a, true", "'A ', false"})
  void aMangledErrorIsReadOnce(String piece, boolean isEscaped) throws IOException {
    String text = piece.repeat(MANY) + (isEscaped ? "\\n\\\\x" : "");
    String error = shell.file("error.txt", text);
    Shell.Answer answer = assertTimeoutPreemptively(LIMIT, () -> shell.run("open-error", error));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("there is no error of kubectl apply in it");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a: ", "- ", "? "})
  void depthIsNoStackTrace(String opening) throws IOException {
    String deep = shell.file("deep.yaml", opening.repeat(KEYS));
    Shell.Answer answer =
        assertTimeoutPreemptively(LIMIT, () -> shell.run("patch", "--local", deep));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("are nested more than 300 levels deep");
  }

  @Test
  void aLineOfFiveMillionCharactersIsAValue() throws IOException {
    String text = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: \"%s\"}\n";
    String local = shell.file("local.yaml", text.formatted("x".repeat(5_000_000)));
    String live = shell.file("live.yaml", text.formatted("y".repeat(5_000_000)));
    Shell.Answer answer =
        assertTimeoutPreemptively(
            LIMIT, () -> shell.run("explain", "--local", local, "--live", live));
    assertThat(answer.exitCode()).isEqualTo(1);
  }
}
