package dev.tripatch.cli;

import static dev.tripatch.cli.FakeCluster.live;
import static dev.tripatch.cli.FakeCluster.local;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tripatch.app.Main;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.time.Patience;
import dev.tripatch.workspace.sending.SendContexts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever types before a question is there to be read has not answered it. The program runs on a
 * real terminal, of {@code script}, which keeps lines that nobody has read, and the last without an
 * end.
 */
@EnabledOnOs(value = OS.LINUX, disabledReason = "script has other options elsewhere")
class KeysBeforeQuestionTest {
  private static final Path SCRIPT = Path.of("/usr/bin/script");

  @TempDir private Path folder;
  private FakeCluster cluster;
  private Path gate;

  @BeforeEach
  void laySlowCluster() throws IOException {
    assumeTrue(Files.isExecutable(SCRIPT), "there is no program that makes a terminal");
    cluster = new FakeCluster(folder);
    gate = folder.resolve("gate");
    Files.writeString(folder.resolve("one.yaml"), local("one", "new"));
    FakeAnswer after = FakeAnswer.prints(live("one", 6, "new"));
    FakeAnswer slow =
        new FakeAnswer(
            List.of("until [ -e '" + gate + "' ]; do sleep 0.02; done"), after.out(), "", 0);
    cluster
        .leads(FakeAnswer.prints("https://127.0.0.1:1 "))
        .has("one", live("one", 5, "old"))
        .tries("one", slow)
        .takes("one", after);
  }

  /** What a person typed, and when. */
  private final class Session {
    private final Process process;
    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();

    Session(String... words) throws IOException {
      List<String> command = new ArrayList<>();
      command.add(ProcessHandle.current().info().command().orElseThrow());
      command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
      command.addAll(List.of("-Duser.language=en", "-cp", System.getProperty("java.class.path")));
      command.add(Main.class.getName());
      command.addAll(List.of(words));
      String line =
          command.stream()
              .map(word -> "'" + word + "'")
              .collect(Collectors.joining(" ", "exec ", ""));
      ProcessBuilder builder =
          new ProcessBuilder(SCRIPT.toString(), "-qec", line, "/dev/null")
              .redirectErrorStream(true);
      builder
          .environment()
          .putAll(
              Map.of(
                  "PATH",
                  folder.resolve("programs") + ":/usr/bin:/bin",
                  "HOME",
                  folder.toString(),
                  "SHELL",
                  "/bin/sh",
                  "XDG_CACHE_HOME",
                  folder.resolve("cache").toString(),
                  "XDG_CONFIG_HOME",
                  folder.resolve("config").toString()));
      process = builder.start();
      Thread.ofPlatform().daemon().start(this::read);
    }

    private void read() {
      try {
        process.getInputStream().transferTo(seen);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    String seen() {
      return seen.toString(StandardCharsets.UTF_8).replace("\r", "");
    }

    Session type(String keys) throws IOException {
      process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
      return this;
    }

    Session until(String words) {
      Patience.until(() -> seen().contains(words), this::seen);
      return this;
    }

    int end() throws InterruptedException {
      return process.waitFor();
    }
  }

  /** The terminal shows what is typed, so by then it has it. */
  private Session sending(String ahead) throws IOException {
    Session session = new Session("send", "--local", folder.resolve("one.yaml").toString());
    session.type(ahead).until(ahead);
    Files.createFile(gate);
    return session;
  }

  private void allow(SendPolicy policy) throws IOException {
    SendContexts.keep(
        cluster.settings(), FakeCluster.CONTEXT, policy, Optional.of(FakeCluster.SERVER));
  }

  @Test
  void whatWasTypedBeforeTheQuestionIsNoYes() throws Exception {
    allow(SendPolicy.ASK);

    Session session = sending("y\ny\ny").until("[y/N]").type("\n");

    assertThat(session.end()).as(session.seen()).isOne();
    assertThat(session.seen()).contains("Nothing was sent.");
    assertThat(cluster.changes()).isZero();
  }

  @Test
  void whatIsTypedAfterTheQuestionIsAnAnswer() throws Exception {
    allow(SendPolicy.ASK);

    Session session = sending("n\nn").until("[y/N]").type("y\n");

    assertThat(session.end()).as(session.seen()).isZero();
    assertThat(cluster.changes()).isOne();
  }

  @Test
  void aNameTypedBeforeTheQuestionIsNone() throws Exception {
    allow(SendPolicy.ASK_FOR_NAME);

    Session session = sending("one\none").until("Type the name of the object:").type("\n");

    assertThat(session.end()).as(session.seen()).isOne();
    assertThat(cluster.changes()).isZero();
  }

  @Test
  void setupWritesNothingThatWasAgreedToBefore() throws Exception {
    Files.writeString(folder.resolve(".gitconfig"), "");
    Path git =
        Files.writeString(
            folder.resolve("programs/git"),
            "#!/bin/sh\nuntil [ -e '"
                + gate
                + "' ]; do sleep 0.02; done\nexec /usr/bin/git \"$@\"\n");
    assertThat(git.toFile().setExecutable(true)).isTrue();
    Session session = new Session("setup", "git");
    session.type("y\ny").until("y\ny");
    Files.createFile(gate);

    session.until("[y/N]").type("\n");

    assertThat(session.end()).as(session.seen()).isOne();
    assertThat(folder.resolve(".gitconfig")).isEmptyFile();
  }
}
