package dev.tripatch.cli;

import static dev.tripatch.cli.FakeCluster.live;
import static dev.tripatch.cli.FakeCluster.local;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.workspace.sending.SendContexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A kubectl, or what is between it and the server, that does not tell what was done. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class SendLiesTest {
  private static final String OLD = live("one", 5, "old");
  private static final FakeAnswer AFTER = FakeAnswer.prints(live("one", 6, "new"));
  private static final FakeAnswer LOST = FakeAnswer.fails("error: unexpected EOF\n");

  @TempDir private Path folder;
  private FakeCluster cluster;

  @BeforeEach
  void write() throws IOException {
    cluster = new FakeCluster(folder);
    Files.writeString(folder.resolve("one.yaml"), local("one", "new"));
    SendContexts.keep(
        cluster.settings(), FakeCluster.CONTEXT, SendPolicy.ASK, Optional.of(FakeCluster.SERVER));
  }

  private Shell.Answer send(String... more) {
    return run(
        Stream.concat(
            Stream.of("send", "--local", folder.resolve("one.yaml").toString(), "--yes"),
            Arrays.stream(more)));
  }

  private Shell.Answer run(Stream<String> words) {
    return cluster.shell().run(words.toArray(String[]::new));
  }

  private String journal() {
    return run(Stream.of("undo", "--list")).out();
  }

  private Shell.Answer undo() {
    String id = journal().lines().toList().get(1).split(" ", 2)[0];
    return run(Stream.of("undo", id, "--yes"));
  }

  private static void isNot(Shell.Answer answer) {
    assertThat(answer.exitCode()).as(answer.out() + answer.err()).isEqualTo(2);
    assertThat(answer.err()).doesNotContain("mistake in Tripatch");
  }

  /** A controller, GitOps for example, is faster than the second look. */
  @Test
  void whatWasPutBackMayHaveBeenThere() {
    cluster.has("one", OLD, OLD, live("one", 7, "old")).tries("one", AFTER).takes("one", LOST);

    Shell.Answer answer = send();

    isNot(answer);
    assertThat(answer.err()).contains("PERHAPS SENT", "may have had it in between");
    assertThat(journal()).contains("perhaps sent");
    assertThat(undo().err()).contains("It is unclear whether the change arrived");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Error from server (Conflict): Operation cannot be fulfilled on configmaps \"one\": the"
            + " object has been modified",
        "The configmaps \"one\" is invalid: : Unprocessable Entity",
        "Error from server (Forbidden): Blocked: configmaps \"one\" is forbidden: by the gateway"
      })
  void whatLiveHasIsNotSaidToBeSomebodyElses(String words) {
    FakeAnswer back = FakeAnswer.prints(live("one", 8, "old"));
    cluster
        .has("one", OLD, OLD, live("one", 7, "new"))
        .tries("one", AFTER, back)
        .takes("one", FakeAnswer.fails(words + "\n"), back);

    Shell.Answer answer = send("--no-as-kubectl-apply");

    assertThat(answer.out()).as(answer.err()).contains("live has the change");
    assertThat(journal()).contains("sent").doesNotContain("not sent");
    Shell.Answer undone = undo();
    assertThat(undone.exitCode()).as(undone.err()).isZero();
  }

  /** Where live says who made it. */
  @Test
  void whatSomebodyElseMadeIsSomebodyElses() {
    String theirs =
        live("one", 7, "new")
            .replace(
                "\"resourceVersion\"",
                "\"managedFields\":[{\"manager\":\"argo\",\"operation\":\"Update\",\"apiVersion\":\"v1\","
                    + "\"time\":\"2026-11-29T10:00:00Z\",\"fieldsType\":\"FieldsV1\","
                    + "\"fieldsV1\":{\"f:data\":{\"f:a\":{}}}}],\"resourceVersion\"");
    cluster
        .has("one", OLD, OLD, theirs)
        .tries("one", AFTER)
        .takes("one", FakeAnswer.fails("Error from server (Conflict): it has been modified\n"));

    Shell.Answer answer = send("--no-as-kubectl-apply");

    isNot(answer);
    assertThat(answer.err()).contains("somebody else made it");
    assertThat(journal()).contains("not sent");
  }

  @Test
  void anAnswerOfTheSameVersionChangedNothing() {
    cluster.has("one", OLD).tries("one", AFTER).takes("one", FakeAnswer.prints(OLD));

    Shell.Answer answer = send();

    isNot(answer);
    assertThat(answer.err()).contains("was not sent", "it changed nothing");
    assertThat(journal()).contains("not sent");
  }

  @Test
  void anUndoThatChangedNothingIsNone() {
    cluster
        .has("one", OLD, OLD, live("one", 6, "new"))
        .tries("one", AFTER, FakeAnswer.prints(live("one", 7, "old")))
        .takes("one", AFTER, AFTER);
    send("--no-as-kubectl-apply");

    Shell.Answer answer = undo();

    isNot(answer);
    assertThat(answer.err()).contains("it changed nothing");
  }

  /** All of them have its identity. */
  @ParameterizedTest
  @CsvSource({
    "'\"name\":\"one\"', '\"name\":\"two\"'",
    "'\"namespace\":\"shop\"', '\"namespace\":\"other\"'",
    "'\"kind\":\"ConfigMap\"', '\"kind\":\"Secret\"'",
    "'\"apiVersion\":\"v1\"', '\"apiVersion\":\"v2\"'",
    "'\"resourceVersion\":\"5\",?', ''"
  })
  void anotherObjectIsNoneAtEachStep(String part, String other) {
    String read = OLD.replaceFirst(part, other).replace(",}", "}").replace("old", "zqxother");
    cluster.has("one", OLD, read).tries("one", AFTER).takes("one", AFTER);

    Shell.Answer answer = send();

    isNot(answer);
    assertThat(answer.err()).contains("was not sent", "kubectl answered, but not with the one");
    assertThat(cluster.changes()).isZero();
    assertThat(journal()).contains("Nothing was sent");
  }

  @Test
  void anotherObjectOfADryRunIsNone() {
    FakeAnswer other = FakeAnswer.prints(live("one", 6, "new").replace("\"one\"", "\"two\""));
    cluster.has("one", OLD).tries("one", other).takes("one", AFTER);

    Shell.Answer answer = send();

    isNot(answer);
    assertThat(answer.err()).contains("kubectl answered, but not with the one");
    assertThat(journal()).contains("Nothing was sent");
  }

  @Test
  void anotherObjectOfAPatchIsNotWrittenDown() throws IOException {
    String other = live("one", 6, "zqxother").replace("\"one\"", "\"two\"");
    cluster.has("one", OLD).tries("one", AFTER).takes("one", FakeAnswer.prints(other));

    Shell.Answer answer = send();

    isNot(answer);
    assertThat(answer.err()).contains("PERHAPS SENT");
    try (Stream<Path> files = Files.list(cluster.settings().resolve("sent"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file)).doesNotContain("zqxother");
      }
    }
  }

  @Test
  void aServerIsNotBlamedForWhatItDidNotSay() {
    List<FakeAnswer> silent =
        List.of(
            FakeAnswer.prints("").first("kill -9 $$"),
            FakeAnswer.prints("<html>502</html>"),
            FakeAnswer.fails("Error from server (Forbidden): <html>no</html>\n"),
            FakeAnswer.fails("Unable to connect to the server: EOF\n"));
    List<String> said =
        List.of(
            "kubectl failed: signal 9",
            "kubectl answered, but not with the one object",
            "<html>no</html>",
            "The server cannot be reached");
    cluster.has("one", OLD).tries("one", silent.toArray(FakeAnswer[]::new));
    for (String words : said) {
      Shell.Answer answer = send();

      isNot(answer);
      assertThat(answer.err()).contains(words).doesNotContain("does not accept this change");
    }
    assertThat(cluster.changes()).isZero();
  }

  @Test
  void dataMaskWhatKubectlQuotes() throws IOException {
    String secret =
        "{\"apiVersion\":\"v1\",\"kind\":\"Secret\",\"metadata\":{\"name\":\"db\","
            + "\"namespace\":\"shop\",\"uid\":\"s\",\"resourceVersion\":\"5\"},\"data\":{}}";
    String quoted = "Internal error occurred: kms failed for data[p]: \"Hx7rq-Plain0Ne\"";
    cluster
        .kubectl()
        .answersAny(List.of("get", "Secret.v1./db"), FakeAnswer.prints(secret))
        .answersWhere(List.of("Secret.v1./db", "--dry-run=server"), FakeAnswer.prints(secret))
        .answersWhere(
            List.of("Secret.v1./db", "--dry-run=none"),
            FakeAnswer.fails("Error from server (InternalError): " + quoted + "\n"));
    String file =
        new Shell(folder)
            .file(
                "db.yaml",
                "apiVersion: v1\nkind: Secret\nmetadata: {name: db, namespace: shop}\n"
                    + "stringData: {p: Hx7rq-Plain0Ne}\n");

    for (String form : List.of("table", "json", "yaml")) {
      Shell.Answer answer = run(Stream.of("send", "--local", file, "--yes", "-o", form));

      assertThat(answer.out() + answer.err())
          .contains("kms failed for data[p]")
          .doesNotContain("Hx7rq-Plain0Ne");
    }
  }
}
