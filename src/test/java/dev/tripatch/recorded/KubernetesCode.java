package dev.tripatch.recorded;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The Go program in {@code src/test/oracle}, running: it answers one question after another. So
 * does {@link TimedAnswers}.
 */
final class KubernetesCode implements AutoCloseable {
  private final Process process;
  private final BufferedWriter questions;
  private final BufferedReader answers;

  KubernetesCode(Path program) throws IOException {
    this(List.of(program.toAbsolutePath().toString()));
  }

  KubernetesCode(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    questions =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** The question with its answers, as a line of a recording. */
  String answer(MapValue question) throws IOException {
    questions.write(CanonicalJson.write(question));
    questions.newLine();
    questions.flush();
    String answer = answers.readLine();
    if (answer == null) {
      throw new IOException("Kubernetes' code ended at " + question);
    }
    return answer;
  }

  @Override
  public void close() throws IOException {
    questions.close();
    process.destroy();
  }
}
