package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.json.MapValue;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.SentChange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words from a cluster for a shell: only where the line is about one, and in time. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class CompleteClusterTest {
  private static final String HOSTILE = "$(touch made) \"a\" 'b' é; exit";

  @TempDir private Path folder;
  private FakeKubectl kubectl;
  private Shell shell;

  @BeforeEach
  void write() throws IOException {
    Path programs = Files.createDirectory(folder.resolve("programs"));
    kubectl = new FakeKubectl(programs);
    shell = new Shell(folder).with("PATH", programs + ":/usr/bin:/bin");
  }

  private List<String> complete(String shellName, String... words) {
    List<String> arguments = new ArrayList<>(List.of("complete-words"));
    if (!shellName.isEmpty()) {
      arguments.add("--shell=" + shellName);
    }
    arguments.add("--");
    arguments.addAll(List.of(words));
    Shell.Answer answer = shell.run(arguments.toArray(String[]::new));
    assertThat(answer.err()).isEmpty();
    return answer.out().lines().toList();
  }

  private List<List<String>> calls() {
    return kubectl.calls().stream().map(FakeCall::arguments).toList();
  }

  @Test
  void contextsAreThoseOfTheKubeconfig() {
    kubectl.answersAny(List.of("config", "get-contexts"), FakeAnswer.recorded("all contexts"));

    assertThat(complete("zsh", "live", "--context", "tr"))
        .containsExactly("truth", "truth-denied", "truth-viewer", ":4");
    assertThat(complete("zsh", "explain", "--kubeconfig", "file", "--context", ""))
        .contains(HOSTILE, "truth");
    assertThat(calls().getLast()).containsSubsequence("--kubeconfig", "file");
  }

  /** kubectl's own script evaluates words, so those that would need quotes are not offered. */
  @Test
  void hostileNamesAreOnlyForShellsThatQuote() {
    kubectl.answersAny(List.of("config", "get-contexts"), FakeAnswer.recorded("all contexts"));

    assertThat(complete("", "live", "--context", "")).contains("truth").doesNotContain(HOSTILE);
    assertThat(complete("fish", "live", "--context", "")).contains(HOSTILE);
  }

  @Test
  void namespacesAreThoseOfTheClusterThatIsSaid() {
    kubectl.answersAny(List.of("get", "namespaces"), FakeAnswer.recorded("namespaces"));

    assertThat(complete("zsh", "live", "--context", "truth", "--as-user", "me", "-n", "kube-s"))
        .containsExactly("kube-system", ":4");
    assertThat(complete("zsh", "explain", "--from-cluster", "--namespace=sh"))
        .containsExactly("--namespace=shop", ":4");
    assertThat(calls().getFirst()).containsSubsequence("--context", "truth", "--as", "me");
  }

  /** Of the commands that change a cluster, or say whether they may. */
  @Test
  void whatIsSentAndWhereIsOffered() throws IOException {
    kubectl
        .answersAny(List.of("config", "get-contexts"), FakeAnswer.recorded("all contexts"))
        .answersAny(List.of("get", "namespaces"), FakeAnswer.recorded("namespaces"));
    shell.with("XDG_CONFIG_HOME", folder.resolve("config").toString());
    Journal journal = Journal.in(folder.resolve("config/tripatch"));
    journal.write(change("20260101T000000.000-aaaaaaaa"));
    journal.write(change("20260101T000000.001-bbbbbbbb"));

    assertThat(complete("zsh", "undo", ""))
        .containsExactly("20260101T000000.001-bbbbbbbb", "20260101T000000.000-aaaaaaaa", ":4");
    assertThat(complete("fish", "contexts", "--ask", "")).contains(HOSTILE);
    assertThat(complete("zsh", "contexts", "truth-v")).containsExactly("truth-viewer", ":4");
    assertThat(complete("zsh", "send", "--context", "truth-d")).contains("truth-denied");
    assertThat(complete("zsh", "send", "-n", "kube-s")).containsExactly("kube-system", ":4");
    assertThat(complete("zsh", "send", "--li")).containsExactly(":4");
  }

  private static SentChange change(String id) {
    return new SentChange(
        id,
        Instant.EPOCH,
        SentChange.State.SENT,
        Optional.empty(),
        "truth",
        Optional.empty(),
        "",
        "shop",
        Optional.empty(),
        "tripatch",
        "1",
        List.of(),
        MapValue.EMPTY,
        MapValue.EMPTY,
        false);
  }

  @Test
  void whereNoClusterIsMeantNoneIsAsked() {
    assertThat(complete("zsh", "explain", "-n", "")).containsExactly(":4");
    assertThat(complete("zsh", "explain", "--local", "")).containsExactly(":0");
    assertThat(calls()).isEmpty();
  }

  @Test
  void kindsComeFirstAndThenTheirObjects() {
    kubectl
        .answersAny(List.of("api-resources"), FakeAnswer.recorded("kinds"))
        .answersAny(List.of("get", "deploy"), FakeAnswer.recorded("names"))
        .answersAny(List.of("get", "roles"), FakeAnswer.recorded("name that is a shell command"));

    assertThat(complete("zsh", "live", "deployments.a")).containsExactly("deployments.apps/", ":6");
    assertThat(complete("zsh", "live", "-n", "shop", "deploy/w"))
        .containsExactly("deploy/web", ":4");
    assertThat(calls().getLast()).containsSubsequence("--namespace", "shop");
    assertThat(complete("zsh", "live", "roles/")).contains("roles/" + HOSTILE);
    assertThat(complete("", "live", "roles/")).containsExactly(":4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--kubeconfig=x/", "a,b/", "a b/", "/"})
  void wordsThatAreNoKindsAreNotAskedFor(String begun) {
    assertThat(complete("zsh", "live", "--", begun)).containsExactly(":4");
    assertThat(calls()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"forbidden", "raw, context down", "broken kubeconfig: view"})
  void whatFailsIsSilent(String recorded) {
    kubectl.answersAny(List.of("-o"), FakeAnswer.recorded(recorded));

    assertThat(complete("zsh", "live", "--context", "")).containsExactly(":4");
    assertThat(complete("zsh", "live", "-n", "")).containsExactly(":4");
    assertThat(complete("zsh", "live", "deploy/")).containsExactly(":4");
    assertThat(complete("zsh", "live", "")).containsExactly(":6");
  }

  @Test
  void nobodyWaitsLong() {
    kubectl.answersAny(List.of("get", "namespaces"), FakeAnswer.recorded("namespaces"));
    shell.impatient();

    assertThat(complete("zsh", "live", "-n", "kube-s")).containsExactly(":4");
    assertThat(calls()).as("once the time is over").isEmpty();
  }
}
