package dev.tripatch.cluster.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.time.Patience;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A child process gets what it should, in time, and no more than it may print is kept. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class KubectlTest {
  private static final Duration LONG = Duration.ofMinutes(5);

  @TempDir private Path folder;
  private final Map<String, String> environment = new HashMap<>();
  private final CommandLog log = new CommandLog();

  @BeforeEach
  void putOnPath() {
    environment.putAll(System.getenv());
    environment.put("PATH", folder + ":/usr/bin:/bin");
  }

  private Ran run(String script, Duration deadline, int most, String... words) throws IOException {
    Path file = folder.resolve("kubectl");
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return new Kubectl(environment, log).run(new Call(List.of(words), deadline, most));
  }

  private Ran.Ended ended(String script, String... words) throws IOException {
    return (Ran.Ended) run(script, LONG, Call.MOST, words);
  }

  @Test
  void getsItsWordsAsTheyAreAndNoShellReadsThem() throws IOException {
    String[] hostile = {"a b", "$(touch x)", "'\"", "--context=$HOME", "ä\n*", ""};
    Ran.Ended ended = ended("for word; do printf '%s|' \"$word\"; done", hostile);

    assertThat(ended.out()).isEqualTo(String.join("|", hostile) + "|");
    assertThat(log.entries().getLast().words()).startsWith("kubectl").containsSubsequence(hostile);
  }

  @Test
  void hasThePersonsEnvironmentButForWhatWouldChangeItsWords() throws IOException {
    environment.put("KUBERC", "/somewhere");
    environment.put("KUBECTL_EXTERNAL_DIFF", "tripatch");
    environment.put("LC_ALL", "de_DE.UTF-8");

    assertThat(ended("echo $KUBERC,$KUBECTL_EXTERNAL_DIFF,$LC_ALL").out().strip())
        .isEqualTo("/somewhere,,C");
  }

  @Test
  void tellsItsExitCodeAndBothOutputs() throws IOException {
    Ran.Ended ended =
        ended("echo '{\"items\":[]}'; echo 'Error from server (Forbidden)' >&2; exit 1");

    assertThat(ended.exit()).isEqualTo(1);
    assertThat(ended.out()).isEqualTo("{\"items\":[]}\n");
    assertThat(ended.err()).isEqualTo("Error from server (Forbidden)\n");
    assertThat(log.entries().getLast().end().orElseThrow().exit()).isEqualTo(OptionalInt.of(1));
  }

  @Test
  void hasNothingToReadSoThatAPluginThatAsksGetsNoAnswer() throws IOException {
    assertThat(ended("if read answer; then echo got; else echo none; fi").out())
        .isEqualTo("none\n");
  }

  @Test
  void ofWhatItSaysWithoutEndTheFirstAndTheLastLinesAreKept() throws IOException {
    Ran.Ended ended = ended("echo begins >&2; yes 'ä plugin' | head -c 9000000 >&2; echo ends >&2");

    assertThat(ended.err())
        .startsWith("begins\nä plugin\n")
        .containsPattern("plugin\n… [78]\\d{3} KB of messages are left out here …\nä")
        .doesNotContain("\ufffd")
        .endsWith("plugin\nends\n")
        .hasSizeLessThan(2_000_000);
  }

  @Test
  void isEndedWithItsChildrenWhenTheDeadlinePasses() throws Exception {
    Ran.Stopped stopped =
        tooSlow(
            deadline -> run("sleep 60 & echo waiting >&2; wait", deadline, Call.MOST),
            ran -> !ran.detail().isEmpty());

    assertThat(stopped.detail()).isEqualTo("waiting\n");
    assertThatPluginEnds("60");
  }

  private interface Run {
    Ran within(Duration deadline) throws IOException;
  }

  /** Ended by a deadline that is as long as it takes this machine to begin. */
  private static Ran.Stopped tooSlow(Run run, Predicate<Ran.Stopped> hasBegun) throws IOException {
    Duration deadline = Duration.ofMillis(200);
    while (true) {
      Ran.Stopped stopped = (Ran.Stopped) run.within(deadline);
      assertThat(stopped.why()).isEqualTo(Ran.Why.TOO_SLOW);
      assertThat(stopped.took()).isGreaterThanOrEqualTo(deadline);
      if (hasBegun.test(stopped)) {
        return stopped;
      }
      assertThat(deadline).isLessThan(LONG);
      deadline = deadline.multipliedBy(2);
    }
  }

  @Test
  void readsLargeAnswersAndRefusesThoseThatAreTooLarge() throws IOException {
    String script = "head -c 3000000 /dev/zero | tr '\\0' x";

    assertThat(((Ran.Ended) run(script, LONG, 3_000_000)).out()).hasSize(3_000_000);
    Path after = folder.resolve("after");
    Ran tooMuch = run(script + "; sleep 60 && : >" + after, LONG, 2_999_999);
    assertThat(((Ran.Stopped) tooMuch).why()).isEqualTo(Ran.Why.TOO_MUCH);
    assertThat(after).as("it is ended at once").doesNotExist();
  }

  @Test
  void anInterruptEndsItAndStaysSet() throws Exception {
    List<Object> found = new ArrayList<>();
    Thread caller =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    found.add(run("sleep 60", LONG, Call.MOST));
                  } catch (IOException failed) {
                    found.add(failed);
                  }
                  found.add(Thread.currentThread().isInterrupted());
                });
    Patience.until(() -> !log.entries().isEmpty());
    caller.interrupt();
    caller.join();

    assertThat(((Ran.Stopped) found.getFirst()).why()).isEqualTo(Ran.Why.CANCELLED);
    assertThat(found.getLast()).isEqualTo(true);
  }

  @Test
  void isEndedOnceNobodyWantsItsAnswer() throws IOException {
    assertThat(ended("echo ready").out()).isEqualTo("ready\n");
    Files.writeString(folder.resolve("kubectl"), "#!/bin/sh\nsleep 60\n");

    Ran ran = new Kubectl(environment, log).run(Call.of(List.of(), LONG), () -> true);

    assertThat(((Ran.Stopped) ran).why()).isEqualTo(Ran.Why.CANCELLED);
  }

  @Test
  void saysThatThereIsNone() throws IOException {
    environment.put("PATH", ".:bin:" + folder);

    Ran none = new Kubectl(environment, log).run(Call.of(List.of("version"), LONG));

    assertThat(((Ran.Stopped) none).why()).isEqualTo(Ran.Why.NOT_THERE);
    Files.writeString(folder.resolve("kubectl"), "#!/nowhere/sh\n");
    assertThat(new Kubectl(environment, log).place()).as("not executable").isEmpty();
    assertThat(folder.resolve("kubectl").toFile().setExecutable(true)).isTrue();
    Ran broken = new Kubectl(environment, log).run(Call.of(List.of("version"), LONG));
    assertThat(((Ran.Stopped) broken).why()).isEqualTo(Ran.Why.NOT_STARTED);
  }

  @Test
  void itsLogTellsWhenACallBeginsAndEnds() throws IOException {
    List<List<Boolean>> told = new ArrayList<>();
    log.listen(entries -> told.add(entries.stream().map(each -> each.end().isPresent()).toList()));

    ended("exit 0", "one");
    ended("exit 0", "two");

    assertThat(told)
        .containsExactly(List.of(false), List.of(true), List.of(true, false), List.of(true, true));
  }

  private static final GivenFile PATCH = new GivenFile("patch.json", "{\"data\":\"s3cret ä\"}");

  private Ran given(String script, Duration deadline, BooleanSupplier isCancelled)
      throws IOException {
    Files.writeString(folder.resolve("kubectl"), "#!/bin/sh\n" + script + "\n");
    assertThat(folder.resolve("kubectl").toFile().setExecutable(true)).isTrue();
    return new Kubectl(environment, log)
        .run(Call.of(List.of("patch", "--patch-file", "patch.json"), deadline), PATCH, isCancelled);
  }

  private static boolean isWritten(Path file) {
    try {
      return Files.exists(file) && Files.size(file) > 0;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The place of the file that the script above wrote down, which is gone. */
  private String placeOfFile() throws IOException {
    String place = Files.readString(folder.resolve("place")).strip();
    assertThat(Path.of(place)).doesNotExist();
    assertThat(Path.of(place).getParent()).doesNotExist();
    return place;
  }

  @Test
  void readsAFileThatNobodyElseMayRead() throws IOException {
    Ran.Ended ended =
        (Ran.Ended)
            given(
                "echo $3 >"
                    + folder
                    + "/place; cat $3; ls -dl $3 ${3%/*} | cut -c 1-10;"
                    + " echo error in $3 >&2",
                LONG,
                () -> false);

    assertThat(ended.out()).isEqualTo(PATCH.text() + "drwx------\n-rw-------\n");
    String place = placeOfFile();
    assertThat(ended.err()).isEqualTo("error in patch.json\n");
    assertThat(log.entries().getLast().words())
        .containsExactly("kubectl", "patch", "--patch-file", "patch.json");
    assertThat(log.entries().toString() + ended + PATCH)
        .doesNotContain(place, "error in /")
        .as("only in what it printed")
        .containsOnlyOnce("s3cret");
  }

  @Test
  void leavesNoFileHoweverItEnds() throws IOException {
    String slow = "echo $3 >" + folder + "/place; sleep 60";

    Path place = folder.resolve("place");
    tooSlow(deadline -> given(slow, deadline, () -> false), _ -> isWritten(place));
    placeOfFile();
    Files.delete(place);
    assertThat(given(slow, LONG, () -> isWritten(place))).isInstanceOf(Ran.Stopped.class);
    placeOfFile();
    assertThat(given("#", LONG, () -> false)).isInstanceOf(Ran.Ended.class);
  }

  /** A program that was killed leaves its file, which may hold a secret. */
  @Test
  void removesWhatAnEarlierOneLeft() throws IOException {
    Path left = left("tripatch-given", 61);
    Path running = left("tripatch-given", 59);
    Path other = left("tripatch", 61);
    Path foreign = left("elsewhere", 61);
    Path link = Path.of(left.getParent() + "-link");
    Files.createSymbolicLink(link, foreign.getParent());

    given("#", LONG, () -> false);

    assertThat(left.getParent()).doesNotExist();
    assertThat(List.of(running, other, foreign, link))
        .allSatisfy(each -> assertThat(each).exists());
    for (Path each : List.of(running, other, foreign)) {
      Files.delete(each);
      Files.deleteIfExists(link);
      Files.delete(each.getParent());
    }
  }

  private static Path left(String name, int minutesAgo) throws IOException {
    Path folder = Files.createTempDirectory(name);
    Path file = folder.resolve("1-patch.json");
    Files.writeString(file, "{}");
    Files.setLastModifiedTime(
        folder, FileTime.from(Instant.now().minus(Duration.ofMinutes(minutesAgo))));
    return file;
  }

  private Ran stream(String script, int most, Consumer<String> line) throws IOException {
    assertThat(ended("exit 0").exit()).isZero();
    Files.writeString(folder.resolve("kubectl"), "#!/bin/sh\n" + script + "\n");
    return new Kubectl(environment, log)
        .stream(new Call(List.of("get"), Duration.ZERO, most), line, () -> false);
  }

  /** Whatever pieces the bytes come in; no deadline counts. */
  @Test
  void aStreamIsToldLineByLine() throws IOException {
    List<String> lines = new ArrayList<>();
    Ran ran =
        stream(
            "printf '{\"a\": 1}\\n\\n{\"b\":'; sleep 0.2; printf ' \"\\303'; sleep 0.2;"
                + " printf '\\244\"}\\n{\"c\"}'; echo gone >&2; exit 1",
            1_000,
            lines::add);

    assertThat(lines).containsExactly("{\"a\": 1}", "{\"b\": \"ä\"}", "{\"c\"}");
    assertThat(((Ran.Ended) ran).err()).isEqualTo("gone\n");
    assertThat(((Ran.Ended) ran).exit()).isEqualTo(1);
  }

  /** A stream may print more than is ever kept, but no line may. */
  @Test
  void aStreamIsEndedByALineThatIsTooLong() throws IOException {
    AtomicInteger lines = new AtomicInteger();
    Ran whole = stream("yes 123456789 | head -n 100000", 10, each -> lines.incrementAndGet());
    Ran tooLong = stream("yes 12345678901 ", 10, each -> lines.incrementAndGet());

    assertThat(((Ran.Ended) whole).exit()).isZero();
    assertThat(lines).hasValue(100_000);
    assertThat(((Ran.Stopped) tooLong).why()).isEqualTo(Ran.Why.TOO_MUCH);
  }

  /** Who is slow makes kubectl wait; nothing piles up. */
  @Test
  void aStreamOfTenThousandEventsNeedsRoomForOne() throws Exception {
    ended("line=$(head -c 20000 /dev/zero | tr '\\0' x); yes $line | head -n $1", "0");
    Process listener =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:+UseSerialGC",
                "-Xmx24m",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                System.getProperty("java.class.path"),
                SlowListener.class.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .start();

    assertThat(listener.inputReader().readAllLines()).containsExactly("10000 events of [20000]");
  }

  @Test
  void anInterruptEndsAStreamWithItsPlugins() throws Exception {
    assertThat(ended("exit 0").exit()).isZero();
    Files.writeString(folder.resolve("kubectl"), "#!/bin/sh\necho {}\nsleep 61 & wait\n");
    CountDownLatch told = new CountDownLatch(1);
    List<Ran> found = new ArrayList<>();
    Thread caller =
        Thread.ofPlatform()
            .start(
                () ->
                    found.add(
                        new Kubectl(environment, log)
                            .stream(
                                Call.of(List.of(), LONG), line -> told.countDown(), () -> false)));
    told.await();
    assertThat(log.entries().getLast().end()).as("it runs").isEmpty();
    caller.interrupt();
    caller.join();

    assertThat(((Ran.Stopped) found.getFirst()).why()).isEqualTo(Ran.Why.CANCELLED);
    assertThat(log.entries().getLast().end()).isPresent();
    assertThatPluginEnds("61");
  }

  /** The system lists what was killed for a moment. */
  private static void assertThatPluginEnds(String argument) {
    Patience.until(() -> !plugins().contains(List.of(argument)), KubectlTest::plugins);
  }

  private static List<List<String>> plugins() {
    return ProcessHandle.current()
        .descendants()
        .flatMap(each -> each.info().arguments().stream())
        .map(List::of)
        .toList();
  }
}
