package dev.tripatch.cluster.fake;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.time.Patience;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class FakeKubectlTest {
  private static final List<String> HOSTILE =
      List.of(
          "get", "$(touch made)", "a b", "", "'\"", "*", "two\nlines\n", "-n", "\\0", "%s", ";");

  @TempDir Path folder;
  private FakeKubectl kubectl;

  @BeforeEach
  void write() {
    kubectl = new FakeKubectl(folder);
  }

  private record Outcome(int exit, String out, String err) {
    static Outcome of(KubectlAnswer recorded) {
      return new Outcome(recorded.exit(), recorded.out(), recorded.err());
    }
  }

  private Process start(List<String> arguments) throws IOException {
    return startLine(
        Stream.concat(Stream.of(kubectl.program().toString()), arguments.stream()).toList());
  }

  private static Process startLine(List<String> line) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(line);
    builder.environment().put("KUBERC", "off = 'x'");
    builder.environment().put("LC_ALL", "C");
    builder.environment().remove("KUBECTL_EXTERNAL_DIFF");
    return builder.start();
  }

  private Outcome run(String input, List<String> arguments) throws Exception {
    return end(start(arguments), input);
  }

  private static Outcome end(Process process, String input) throws Exception {
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Outcome(process.waitFor(), out, err);
  }

  private Outcome run(String... arguments) throws Exception {
    return run("", List.of(arguments));
  }

  @Test
  void recordedAnswersComeBack() throws Exception {
    List<KubectlAnswer> recorded =
        Stream.of("found", "list, forbidden", "config map", "with a warning", "list")
            .map(KubectlAnswer::of)
            .toList();
    recorded.forEach(kubectl::answers);
    for (KubectlAnswer answer : recorded) {
      assertThat(run("", answer.arguments())).isEqualTo(Outcome.of(answer));
    }
    assertThat(kubectl.calls().stream().map(FakeCall::arguments).toList())
        .isEqualTo(recorded.stream().map(KubectlAnswer::arguments).toList());
  }

  @Test
  void versionsDiffer() {
    assertThat(KubectlAnswer.of("preferences: server-side", "1.32").exit()).isEqualTo(1);
    assertThat(KubectlAnswer.of("preferences: server-side", "1.36").exit()).isZero();
    assertThat(KubectlAnswer.of("preferences: server-side"))
        .isEqualTo(KubectlAnswer.of("preferences: server-side", "1.36"));
  }

  /** Nothing of the machine that recorded is in an answer. */
  @Test
  void recordedPathsAreTheSameEverywhere() {
    assertThat(KubectlAnswer.all())
        .allSatisfy(
            answer ->
                assertThat(answer.out() + answer.err())
                    .doesNotContain("/tmp/", "/dev/shm", "/root", "PRIVATE KEY", "BEGIN CERT"));
  }

  @Test
  void argumentsAndVariablesAreWrittenDownAsTheyAre() throws Exception {
    kubectl.answers(HOSTILE, FakeAnswer.prints("yes"));
    assertThat(run("", HOSTILE)).isEqualTo(new Outcome(0, "yes", ""));
    assertThat(run().exit()).isEqualTo(FakeKubectl.NO_ANSWER);
    assertThat(kubectl.calls().getFirst().arguments()).isEqualTo(HOSTILE);
    assertThat(kubectl.calls().getFirst().environment())
        .contains(Map.entry("KUBERC", "off = 'x'"), Map.entry("LC_ALL", "C"))
        .doesNotContainKey("KUBECTL_EXTERNAL_DIFF");
    assertThat(kubectl.calls().getLast().arguments()).isEmpty();
  }

  @Test
  void theFirstRuleCounts() throws Exception {
    kubectl
        .answers(List.of("get", "a"), FakeAnswer.prints("a"))
        .answersAny(List.of("get", "a"), FakeAnswer.prints("a and more"))
        .answersAny(List.of("get"), FakeAnswer.fails("other"));
    assertThat(run("get", "a").out()).isEqualTo("a");
    assertThat(run("get", "a", "-o").out()).isEqualTo("a and more");
    assertThat(run("--context", "x", "get", "a").out()).isEqualTo("a and more");
    assertThat(run("get", "--now", "a")).isEqualTo(new Outcome(1, "", "other"));
    assertThat(run("getting", "a").exit()).isEqualTo(FakeKubectl.NO_ANSWER);
    assertThat(run("get a").exit()).isEqualTo(FakeKubectl.NO_ANSWER);
  }

  @Test
  void answersFollowOneAnotherAlsoWhenCalledAtOnce() throws Exception {
    kubectl.answersAny(
        List.of("get"),
        IntStream.range(0, 8)
            .mapToObj(i -> FakeAnswer.prints(String.valueOf(i)))
            .toArray(FakeAnswer[]::new));
    List<Process> calls = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      calls.add(start(List.of("get", "it")));
    }
    List<String> outs = new ArrayList<>();
    for (Process call : calls) {
      outs.add(new String(call.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
      call.waitFor();
    }
    assertThat(outs).containsExactlyInAnyOrder("0", "1", "2", "3", "4", "5", "6", "7", "7");
    assertThat(kubectl.calls().stream().map(FakeCall::process).toList())
        .containsExactlyInAnyOrderElementsOf(calls.stream().map(Process::pid).toList());
  }

  @Test
  void whoAsksNeedsAnAnswer() throws Exception {
    kubectl.answers(List.of(), FakeAnswer.asks());
    assertThat(run()).isEqualTo(new Outcome(1, "", "Password: there is nobody to ask\n"));
    assertThat(run("secret\n", List.of())).isEqualTo(new Outcome(0, "", "Password: "));
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs setsid --wait of Linux")
  void whoAsksOnTheTerminalNeedsOne() throws Exception {
    kubectl.answers(List.of(), FakeAnswer.asksOnTerminal());
    Process withoutTerminal = startLine(List.of("setsid", "--wait", kubectl.program().toString()));
    assertThat(end(withoutTerminal, "")).isEqualTo(new Outcome(1, "", "there is no terminal\n"));
  }

  @Test
  void largeAnswersAreObjects() throws Exception {
    kubectl.answers(List.of("small"), FakeAnswer.ofSize(1_000));
    kubectl.answers(List.of("large"), FakeAnswer.ofSize(5_000_000));
    assertThat(yaml(run("small").out()).has("data")).isTrue();
    assertThat(run("large").out()).hasSizeBetween(5_000_000, 5_000_100);
  }

  @Test
  void slowAnswersAndNone() throws Exception {
    kubectl.answers(List.of("late"), FakeAnswer.prints("late").after(Duration.ofMillis(1)));
    kubectl.answers(List.of("later"), FakeAnswer.prints("later").after(Duration.ofMinutes(10)));
    kubectl.answers(List.of("never"), FakeAnswer.hangs());
    assertThat(run("late").out()).isEqualTo("late");
    for (String sleeps : List.of("later", "never")) {
      Process process = start(List.of(sleeps));
      Patience.until(() -> process.descendants().count() == 1);
      assertThat(process.getInputStream().available()).isZero();
      List<ProcessHandle> children = process.descendants().toList();
      process.destroy();
      process.waitFor();
      children.forEach(ProcessHandle::destroy);
    }
  }
}
