package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.time.Patience;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SendPlan;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.UndoChoice;
import dev.tripatch.workspace.sending.UndoObstacle;
import dev.tripatch.workspace.sending.Undoing;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program, kubectl and the server are killed at every step of a change. Afterwards the journal
 * says what the cluster has, and nothing was sent twice.
 *
 * <p>{@code -Dreal-server.kills=200} kills more often.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SendKillsTest {
  private static final int KILLS = Integer.getInteger("real-server.kills", 1);

  private static final FieldPath VALUE = FieldPath.of("data", "size");

  @TempDir private static Path folder;
  private final RealCluster real = new RealCluster("kills");
  private final Random random = new Random(Integer.getInteger("real-server.seed", 1));
  private final Map<String, Integer> tally = new TreeMap<>();
  private HookedKubectl hooks;
  private OtherActors others;
  private Kubectl kubectl;
  private int number;
  private Path journals = Path.of("");
  private MapValue wanted = MapValue.EMPTY;

  @BeforeAll
  void start() throws Exception {
    real.start(folder);
    hooks = new HookedKubectl(folder.resolve("hooks"));
    others = real.others(folder.resolve("others"), random);
    kubectl = new Kubectl(real.environment(hooks.path()), new CommandLog());
  }

  @AfterAll
  void stop() throws Exception {
    real.stop();
    tally.forEach((what, count) -> System.out.println(what + ": " + count));
  }

  /** A new object of size 1 that is to get size 2, and a new journal. */
  private void next() throws Exception {
    number++;
    hooks.forget();
    real.skipAudit();
    journals = folder.resolve("journal-" + number);
    real.kubectl("apply", "-f", real.file("base.json", object("1")));
    wanted = object("2");
    real.file("local.json", wanted);
  }

  private MapValue object(String size) {
    String text =
        """
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: kill-%d, namespace: kills}
        data: {size: "%s", other: "1"}
        """
            .formatted(number, size);
    return SourceReader.read("object", text).object().orElseThrow();
  }

  private SendOnce once() {
    return new SendOnce(kubectl, new Journal(journals), Connection.USUAL);
  }

  private SendOutcome send() {
    SendOnce once = once();
    return once.send(once.prepared(wanted));
  }

  private boolean hasArrived() throws Exception {
    return Counted.valueAt(others.read(ObjectName.of(wanted)).orElseThrow(), VALUE)
        .equals(Optional.of(new StringValue("2")));
  }

  /**
   * A restarted program says of the change what live says; sent once more it is in the cluster
   * once; taken back it is gone.
   *
   * @param mayBeMissing whether there may be no entry, where nothing was sent
   */
  private void isTrue(String when, boolean mayBeMissing) throws Exception {
    boolean hasArrived = hasArrived();
    Journal.Read read = new Journal(journals).read();
    assertThat(read.faults()).as(when).isEmpty();
    Optional<SentChange> entry = read.changes().stream().findFirst();
    tally.merge(
        when
            + ": "
            + entry.map(each -> each.state().name()).orElse("no entry")
            + (hasArrived ? ", arrived" : ", not arrived"),
        1,
        Integer::sum);
    assertThat(read.changes()).as(when).hasSizeLessThanOrEqualTo(1);
    if (entry.isEmpty()) {
      assertThat(mayBeMissing && !hasArrived).as(when + " no entry").isTrue();
    } else {
      UndoChoice choice = undoing().choose(entry.get());
      SentChange.State state = new Journal(journals).read().changes().getFirst().state();
      if (hasArrived) {
        assertThat(choice).as(when).isInstanceOf(UndoChoice.Possible.class);
        assertThat(state).as(when).isEqualTo(SentChange.State.SENT);
      } else {
        assertThat(((UndoChoice.Impossible) choice).why())
            .as(when)
            .isIn(UndoObstacle.NOT_YET, UndoObstacle.NOT_SENT);
        assertThat(state).as(when).isNotEqualTo(SentChange.State.SENT);
      }
    }
    hooks.forget();
    if (!hasArrived) {
      assertThat(send()).as(when + ", once more").isInstanceOf(SendOutcome.Sent.class);
    }
    assertThat(hasArrived()).isTrue();
    assertThat(accepted()).as(when).isLessThanOrEqualTo(1);
    SentChange sent = new Journal(journals).read().changes().getFirst();
    SendPlan back = ((UndoChoice.Possible) undoing().choose(sent)).plan();
    assertThat(once().sent(back)).isInstanceOf(SendOutcome.Sent.class);
    assertThat(
            Leaves.of(others.read(ObjectName.of(wanted)).orElseThrow())
                .difference(Leaves.of(sent.beforeMap())))
        .as(when + ", taken back")
        .isEmpty();
  }

  private Undoing undoing() {
    return new Undoing(new Journal(journals), kubectl, SendOnce.WORKBENCH::schemaOf, Revealed.NONE);
  }

  /** How many patches of this change the server took. */
  private long accepted() throws IOException {
    return real.patches().stream()
        .filter(event -> event.text("requestURI").contains("/kill-" + number))
        .filter(event -> event.text("userAgent").startsWith("kubectl"))
        .filter(RealCluster::isAccepted)
        .filter(
            event ->
                event.get("requestObject") instanceof MapValue patch
                    && Counted.valueAt(patch, VALUE).equals(Optional.of(new StringValue("2"))))
        .count();
  }

  // The program is killed.

  /** The program as it runs for a person. */
  private final class Program implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;

    Program() throws IOException {
      ProcessBuilder builder =
          new ProcessBuilder(
              ProcessHandle.current().info().command().orElseThrow(),
              "-XX:+UseSerialGC",
              "-XX:TieredStopAtLevel=1",
              "-Djava.io.tmpdir=" + Files.createDirectories(folder.resolve("tmp")),
              "-cp",
              System.getProperty("java.class.path"),
              SendOnce.class.getName(),
              journals.toString(),
              folder.resolve("local.json").toString());
      builder.environment().clear();
      builder.environment().putAll(real.environment(hooks.path()));
      builder.redirectError(folder.resolve("program.err").toFile());
      process = builder.start();
      out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    void awaitReady() throws IOException {
      String line = out.readLine();
      assertThat(line)
          .as(Files.readString(folder.resolve("program.err")))
          .isEqualTo(SendOnce.READY);
    }

    void agree() throws IOException {
      process.getOutputStream().write('\n');
      process.getOutputStream().flush();
    }

    void awaitEnd() {
      process.onExit().join();
    }

    /** It is killed. */
    @Override
    public void close() {
      process.destroyForcibly().onExit().join();
    }
  }

  private Path mark(String name) {
    return hooks.place(name + "-" + number);
  }

  private static int millisSince(long began) {
    return (int) ((System.nanoTime() - began) / 1_000_000);
  }

  private static void await(Path mark) {
    Patience.until(() -> Files.exists(mark), () -> "without " + mark);
  }

  private static String pause(Path reached, Path goOn) {
    return ": >'%s'; until [ -e '%s' ]; do sleep 0.02; done".formatted(reached, goOn);
  }

  @Test
  void theProgramIsKilled() throws Exception {
    next();
    try (Program program = new Program()) {
      program.awaitReady();
    }
    isTrue("program killed before its intent is written", true);

    next();
    hooks.before(HookedKubectl.Call.SEND, 1, pause(mark("reached"), mark("on")));
    try (Program program = new Program()) {
      program.awaitReady();
      program.agree();
      await(mark("reached"));
    }
    SentChange begun = new Journal(journals).read().changes().getFirst();
    assertThat(((UndoChoice.Impossible) undoing().choose(begun)).why())
        .as("kubectl may still send it")
        .isEqualTo(UndoObstacle.NOT_YET);
    Files.createFile(mark("on"));
    Patience.until(this::hasArrived);
    isTrue("program killed before the patch, which kubectl sends all the same", false);

    next();
    hooks.after(HookedKubectl.Call.SEND, 1, pause(mark("reached"), mark("on")));
    try (Program program = new Program()) {
      program.awaitReady();
      program.agree();
      await(mark("reached"));
    }
    Files.createFile(mark("on"));
    isTrue("program killed before the answer", false);

    next();
    int usual;
    try (Program program = new Program()) {
      program.awaitReady();
      long began = System.nanoTime();
      program.agree();
      program.awaitEnd();
      usual = millisSince(began);
    }
    isTrue("program not killed", false);
    for (int i = 0; i < KILLS; i++) {
      next();
      int step = random.nextInt(usual);
      try (Program program = new Program()) {
        program.awaitReady();
        program.agree();
        Thread.sleep(step);
      }
      awaitKubectl();
      isTrue("program killed at any time", true);
    }
    tally.merge("files that are left: " + leftOver().size(), 1, Integer::sum);
    for (Path file : leftOver()) {
      assertThat(Files.getPosixFilePermissions(file))
          .as("what is left is for nobody else")
          .noneMatch(each -> each.name().startsWith("GROUP") || each.name().startsWith("OTHERS"));
    }
  }

  /** It goes on when the program does not. */
  private static void awaitKubectl() {
    Patience.until(
        () ->
            ProcessHandle.allProcesses()
                .flatMap(each -> each.info().arguments().stream())
                .noneMatch(words -> List.of(words).contains("--dry-run=none")));
  }

  private static List<Path> leftOver() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("tmp"))) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  // kubectl is killed, or says half of what it should.

  @Test
  void kubectlIsKilled() throws Exception {
    next();
    hooks.before(HookedKubectl.Call.SEND, 1, "kill -9 $$");
    assertThat(send()).isInstanceOf(SendOutcome.NotYet.class);
    isTrue("kubectl killed before the patch", false);

    Map<String, String> answers = new TreeMap<>();
    answers.put("kubectl killed after the patch", "kill -9 $$");
    answers.put(
        "half an answer",
        "head -c 200 \"$here/out\" >\"$here/half\"; mv \"$here/half\" \"$here/out\"");
    answers.put(
        "half an answer and exit 1",
        "head -c 200 \"$here/out\" >\"$here/half\"; mv \"$here/half\" \"$here/out\"; code=1");
    answers.put("no answer and exit 1", ": >\"$here/out\"; code=1");
    answers.put("another answer", "echo 'well done' >\"$here/out\"");
    answers.put(
        "another object", "echo '{\"kind\":\"Status\",\"apiVersion\":\"v1\"}' >\"$here/out\"");
    for (Map.Entry<String, String> each : answers.entrySet()) {
      next();
      hooks.after(HookedKubectl.Call.SEND, 1, each.getValue());
      SendOutcome outcome = send();
      assertThat(outcome).as(each.getKey()).isInstanceOf(SendOutcome.Sent.class);
      assertThat(((SendOutcome.Sent) outcome).isAnswerLost()).as(each.getKey()).isTrue();
      isTrue(each.getKey(), false);
    }
  }

  // The server is killed; its data stay.

  @Test
  void theServerIsKilled() throws Exception {
    next();
    Prepared first = once().prepared(wanted);
    long began = System.nanoTime();
    assertThat(once().send(first)).isInstanceOf(SendOutcome.Sent.class);
    int usual = millisSince(began);
    for (String signal : List.of("KILL", "TERM")) {
      String pid = "$(cat '%s')".formatted(real.server().processFile().toAbsolutePath());
      next();
      hooks.before(
          HookedKubectl.Call.SEND,
          1,
          "kill -%1$s %2$s; while [ -e /proc/%2$s/exe ]; do sleep 0.05; done"
              .formatted(signal, pid));
      SendOutcome outcome = send();
      assertThat(outcome).isInstanceOf(SendOutcome.Unclear.class);
      assertThat(((SendOutcome.Unclear) outcome).unread()).isPresent();
      real.server().again();
      isTrue("server before the patch " + signal, false);

      next();
      hooks.after(HookedKubectl.Call.SEND, 1, "kill -" + signal + " " + pid);
      outcome = send();
      assertThat(outcome).isInstanceOf(SendOutcome.Sent.class);
      assertThat(((SendOutcome.Sent) outcome).isAnswerLost()).isFalse();
      real.server().end(signal);
      real.server().again();
      isTrue("server after the answer " + signal, false);

      for (int i = 0; i < KILLS; i++) {
        next();
        int step = random.nextInt(usual);
        hooks.before(
            HookedKubectl.Call.SEND,
            1,
            "(sleep %d.%03d; kill -%s %s) >/dev/null 2>&1 &"
                .formatted(step / 1_000, step % 1_000, signal, pid));
        outcome = send();
        tally.merge(
            "server while it patches " + signal + " " + outcome.getClass().getSimpleName(),
            1,
            Integer::sum);
        real.server().end(signal);
        real.server().again();
        if (outcome instanceof SendOutcome.Sent) {
          assertThat(hasArrived()).isTrue();
        }
        isTrue("server while it patches " + signal, false);
      }
    }
  }
}
