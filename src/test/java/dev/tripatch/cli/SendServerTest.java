package dev.tripatch.cli;

import static dev.tripatch.cli.FakeCluster.live;
import static dev.tripatch.cli.FakeCluster.local;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.workspace.sending.SendContexts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A context may be changed on the server on which a person allowed it, and on no other. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class SendServerTest {
  private static final FakeAnswer AFTER = FakeAnswer.prints(live("one", 6, "new"));
  private static final FakeAnswer LOST = FakeAnswer.fails("error: unexpected EOF\n");
  private static final FakeAnswer OWN = FakeAnswer.prints("https://127.0.0.1:1 ");
  private static final FakeAnswer OTHER = FakeAnswer.prints("https://127.0.0.1:2 ");

  @TempDir private Path folder;
  private FakeCluster cluster;

  @BeforeEach
  void write() throws IOException {
    cluster = new FakeCluster(folder);
    Files.writeString(folder.resolve("one.yaml"), local("one", "new"));
  }

  private void usual(FakeAnswer... servers) {
    cluster
        .leads(servers)
        .has("one", live("one", 5, "old"))
        .tries("one", AFTER)
        .takes("one", AFTER);
  }

  private void allow(String context, Optional<String> server) {
    allow(SendPolicy.ASK, context, server);
  }

  private void allow(SendPolicy policy, String context, Optional<String> server) {
    assertThat(SendContexts.keep(cluster.settings(), context, policy, server)).isEmpty();
  }

  private Shell.Answer send(List<String> typed, String... more) {
    List<String> words =
        new ArrayList<>(List.of("send", "--local", folder.resolve("one.yaml").toString()));
    words.addAll(List.of(more));
    Shell shell = cluster.shell();
    return (typed.isEmpty() ? shell : shell.typing(typed.toArray(String[]::new)))
        .run(words.toArray(String[]::new));
  }

  @Test
  void whatWasAllowedByNameAloneIsAskedOnceMore() throws IOException {
    usual(OWN);
    allow("truth", Optional.empty());

    assertThat(send(List.of("y", "n")).out())
        .contains("Allow sending to truth on this server? [y/N]", "Send this to truth? [y/N]");
    Shell.Answer second = send(List.of("y"));

    assertThat(second.out()).doesNotContain("on this server").contains("Sent ");
    assertThat(second.exitCode()).isZero();
    assertThat(cluster.changes()).isOne();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://127.0.0.1:1", "https://127.0.0.1:10", "HTTPS://127.0.0.1:1", "https://b"})
  void anotherAddressIsAskedAboutAndSaidToBeAnother(String before) throws IOException {
    boolean isSame = before.equals("https://127.0.0.1:1");
    usual(OWN);
    allow("truth", Optional.of(FakeCluster.server(before)));

    Shell.Answer answer = send(List.of("n", "y"));

    assertThat(answer.err().contains("truth has another server address than when you allowed"))
        .isNotEqualTo(isSame);
    assertThat(answer.exitCode()).isOne();
    assertThat(cluster.changes()).isZero();
  }

  @Test
  void anotherAuthorityIsAskedAboutAndSaidToBeAnother() throws IOException {
    usual(FakeAnswer.prints("https://127.0.0.1:1 QUJD"));
    allow("truth", Optional.of(FakeCluster.SERVER));

    Shell.Answer answer = send(List.of("y", "y"));

    assertThat(answer.err())
        .contains("truth has another certificate authority than when you allowed sending there")
        .contains("was " + FakeCluster.SERVER, "now it is https://127.0.0.1:1 CA:");
    assertThat(answer.exitCode()).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = SendPolicy.class,
      names = {"ASK", "ASK_FOR_NAME"})
  void withoutATerminalThatIsRefused(SendPolicy policy) throws IOException {
    usual(OWN);
    allow(policy, "truth", Optional.of(FakeCluster.server("https://127.0.0.1:7")));

    for (String[] options : new String[][] {{"--yes"}, {"--yes", "-o", "json"}, {}}) {
      Shell.Answer answer = send(List.of(), options);

      assertThat(answer.err()).contains("another server address", "--yes does not count");
      assertThat(answer.exitCode()).isEqualTo(2);
    }
    assertThat(cluster.changes()).isZero();
    assertThat(send(List.of(), "--yes", "--dry-run").exitCode()).isOne();
    assertThat(send(List.of(), "--yes", "--read-only").exitCode()).isOne();
  }

  @Test
  void aNameInOtherLettersIsAnotherContext() throws IOException {
    usual(OWN);
    cluster
        .kubectl()
        .answersAny(List.of("config", "get-contexts"), FakeAnswer.prints("truth\nTRUTH\n"));
    cluster.shell().run("contexts", "truth", "--ask-for-name");
    cluster.shell().run("contexts", "TRUTH", "--ask");

    assertThat(cluster.shell().run("contexts").out())
        .containsPattern("truth +\\* +ask for the name")
        .containsPattern("TRUTH +ask ");
    assertThat(send(List.of(), "--yes").err()).contains("--yes does not count for truth");
    cluster.shell().run("contexts", "truth", "--read-only");

    assertThat(send(List.of(), "--yes").err()).contains("truth is read only");
    assertThat(cluster.shell().run("contexts").out()).containsPattern("TRUTH +ask ");
    assertThat(cluster.changes()).isZero();
  }

  @Test
  void severalObjectsAreOneQuestionOfTheirServer() throws IOException {
    usual(OWN);
    FakeAnswer after = FakeAnswer.prints(live("two", 6, "new"));
    cluster.has("two", live("two", 5, "old")).tries("two", after).takes("two", after);
    allow("truth", Optional.empty());
    String file =
        new Shell(folder).file("all.yaml", local("one", "new") + "---\n" + local("two", "new"));

    Shell.Answer refused = cluster.shell().run("send", "-f", file, "--yes");
    assertThat(refused.err()).containsOnlyOnce("only a person on a terminal can allow");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(cluster.changes()).isZero();
    Shell.Answer answer = cluster.shell().typing("y", "y").run("send", "-f", file);

    assertThat(answer.out()).containsOnlyOnce("on this server?");
    assertThat(answer.exitCode()).isZero();
    assertThat(cluster.changes()).isEqualTo(2);
  }

  @Test
  void whoAllowsAContextAllowsItOnItsServer() throws IOException {
    usual(OWN);

    assertThat(cluster.shell().run("contexts", "truth", "--ask").out())
        .contains("This is for the server " + FakeCluster.SERVER);
    assertThat(send(List.of(), "--yes").exitCode()).isZero();
    cluster.shell().run("contexts", "truth", "--read-only");
    allow("truth", Optional.empty());
    assertThat(send(List.of(), "--yes").exitCode()).isEqualTo(2);
  }

  /** As many calls of the own server as there may be, and then another. */
  private static FakeAnswer[] swappedAfter(int calls) {
    return Stream.concat(Collections.nCopies(calls, OWN).stream(), Stream.of(OTHER))
        .toArray(FakeAnswer[]::new);
  }

  /** Whenever the kubeconfig is swapped, the other server gets no question and no patch. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void nothingIsAskedOfAServerThatTookItsPlaceMeanwhile(int calls) throws IOException {
    cluster
        .leads(swappedAfter(calls))
        .has("one", live("one", 5, "old"))
        .tries("one", AFTER)
        .takes("one", LOST);
    allow("truth", Optional.of(FakeCluster.SERVER));

    Shell.Answer answer = send(List.of("y"));

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("→ " + FakeCluster.server("https://127.0.0.1:2"));
    List<FakeCall> asked = cluster.kubectl().calls();
    int last = 0;
    for (int i = 0, own = 0; i < asked.size() && own < calls; i++) {
      own += asked.get(i).arguments().contains("--flatten") ? 1 : 0;
      last = i;
    }
    assertThat(asked.subList(last + 2, asked.size()))
        .as("after the last call to its own server, and after the calls that follow")
        .allMatch(call -> call.arguments().contains("config"));
    assertThat(answer.err().contains("PERHAPS SENT")).isEqualTo(cluster.changes() > 0);
  }

  /** What a person, or another program, does while the question is on the screen. */
  private static InputStream after(Runnable meanwhile, String typed) {
    return new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)) {
      @Override
      public synchronized int read() {
        if (pos == 0) {
          meanwhile.run();
        }
        return super.read();
      }

      @Override
      public synchronized int read(byte[] bytes, int from, int length) {
        if (pos == 0) {
          meanwhile.run();
        }
        return super.read(bytes, from, length);
      }
    };
  }

  private Shell.Answer sendAfter(Runnable meanwhile) {
    return cluster
        .shell()
        .typing()
        .withInput(after(meanwhile, "y\n"))
        .run("send", "--local", folder.resolve("one.yaml").toString());
  }

  @Test
  void whatIsForbiddenWhileTheQuestionIsOpenIsNotSent() throws IOException {
    usual(OWN);
    List<Runnable> forbidden =
        List.of(
            () -> cluster.shell().run("contexts", "truth", "--read-only"),
            () -> allow(SendPolicy.ASK_FOR_NAME, "truth", Optional.of(FakeCluster.SERVER)),
            () -> allow("truth", Optional.of(FakeCluster.server("https://127.0.0.1:7"))),
            () -> {
              try {
                Files.delete(cluster.settings().resolve("settings.json"));
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    for (Runnable meanwhile : forbidden) {
      allow("truth", Optional.of(FakeCluster.SERVER));

      Shell.Answer answer = sendAfter(meanwhile);

      assertThat(answer.err()).contains("was forbidden after you agreed");
      assertThat(answer.exitCode()).isEqualTo(2);
      assertThat(cluster.changes()).isZero();
    }
    allow("truth", Optional.of(FakeCluster.SERVER));
    assertThat(sendAfter(() -> {}).exitCode()).isZero();
  }

  /** A snapshot that was restored has the same objects, with the same identities and versions. */
  @ParameterizedTest
  @ValueSource(strings = {"https://127.0.0.1:1 QUJD", "https://127.0.0.1:2 "})
  void anUndoOnAnotherServerIsAskedAbout(String other) throws IOException {
    FakeAnswer back = FakeAnswer.prints(live("one", 7, "old"));
    cluster
        .leads(OWN, OWN, OWN, OWN, FakeAnswer.prints(other))
        .has("one", live("one", 5, "old"), live("one", 5, "old"), live("one", 6, "new"))
        .tries("one", AFTER, back)
        .takes("one", AFTER, back);
    allow("truth", Optional.of(FakeCluster.SERVER));
    assertThat(send(List.of("y")).exitCode()).isZero();
    String id =
        cluster.shell().run("undo", "--list").out().lines().toList().get(1).split(" ", 2)[0];

    assertThat(cluster.shell().typing("n", "y").run("undo").err())
        .contains("when you allowed sending there");
    cluster.shell().run("contexts", "truth", "--ask");
    Shell.Answer unasked = cluster.shell().run("undo", id, "--yes");
    Shell.Answer declined = cluster.shell().typing("n", "y").run("undo");

    for (Shell.Answer answer : List.of(unasked, declined)) {
      assertThat(answer.err())
          .contains("was sent to another server. It was " + FakeCluster.SERVER, "now it is ")
          .contains(other.split(" ", 2)[0] + " CA:");
    }
    assertThat(unasked.err()).contains("only a person on a terminal");
    assertThat(unasked.exitCode()).isEqualTo(2);
    assertThat(declined.exitCode()).isOne();
    assertThat(cluster.changes()).isOne();
    Shell.Answer agreed = cluster.shell().typing("y", "y").run("undo");
    assertThat(agreed.err()).as(agreed.out()).doesNotContain("Nothing was");
    assertThat(agreed.exitCode()).isZero();
    assertThat(cluster.changes()).isEqualTo(2);
  }

  /** The kubeconfig is read for the sheet, and once more for the server that is asked. */
  @Test
  void theSheetShowsTheServerThatIsAsked() throws IOException {
    usual(OTHER);
    allow("truth", Optional.of(FakeCluster.server("https://127.0.0.1:2")));

    assertThat(send(List.of("n")).out()).contains("truth / shop  https://127.0.0.1:2\n");
    assertThat(send(List.of(), "--yes", "-o", "json").out())
        .contains("\"server\": \"https://127.0.0.1:2\"");
  }
}
