package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files in UTF-16 with a byte order mark, as Windows writes them, and kubectl reads them. */
class Utf16Test {
  private static final String TEXT =
      """
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: c, namespace: ns}
      data: {a: "1"} # Ж
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: d, namespace: ns}
      data: {a: "1"}
      """;

  @TempDir Path folder;
  private String live;

  @BeforeEach
  void liveFile() throws IOException {
    live = new Shell(folder).file("live.yaml", TEXT.replace("\"1\"", "\"2\""));
  }

  private String local(String charset, String text) throws IOException {
    return Files.write(folder.resolve("local.yaml"), text.getBytes(Charset.forName(charset)))
        .toString();
  }

  @ParameterizedTest
  @CsvSource({"UTF-16LE, LF", "UTF-16BE, LF", "UTF-16LE, CRLF", "UTF-8, LF"})
  void itIsReadAndKeepsItsEncoding(String charset, String breaks) throws IOException {
    String text = "\uFEFF" + (breaks.equals("LF") ? TEXT : TEXT.replace("\n", "\r\n"));
    String local = local(charset, text);
    Shell shell = new Shell(folder);
    assertThat(shell.run("changes", "-f", local, "--live", live).out())
        .contains("2 → 1", "2 fields in 2 objects");
    assertThat(shell.run("diff", live, local).out()).contains("ns/ConfigMap/c");
    Shell.Answer decided =
        shell.run("decide", "--take-live", "--field", "data.a", "-f", local, "--live", live);
    assertThat(decided.exitCode()).as(decided.err()).isZero();
    assertThat(Files.readString(Path.of(local), Charset.forName(charset)))
        .isEqualTo(text.replace("\"1\"", "\"2\""));
  }

  @Test
  void withoutMarkItIsNoText() throws IOException {
    Shell.Answer answer =
        new Shell(folder)
            .run("patch", "--local", local("UTF-16LE", "\u0416" + TEXT), "--live", live);
    assertThat(answer.exitCode()).isEqualTo(2);
  }
}
