package dev.tripatch.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The real {@code tripatch decide} writes many files, or none, whatever ends it. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "sends signals and mounts")
class WrittenTogetherTest {
  private static final int FILES = 60;
  private static final int KILLED = 128 + 9;

  /** The old text fills a page of a disk; the new one needs another. */
  private static final int PAGE = 4096;

  private static final String OLD = "few";
  private static final String NEW = "more than that";

  @TempDir Path folder;

  @BeforeEach
  void objects() throws IOException {
    for (String document : List.of("local", "live", "last")) {
      Files.createDirectory(folder.resolve(document));
      for (int i = 0; i < FILES; i++) {
        Files.writeString(
            folder.resolve(document).resolve(i + ".yaml"),
            object(i, document.equals("live") ? NEW : OLD));
      }
    }
    // It is written over.
    Files.createLink(folder.resolve("linked.yaml"), local(1));
  }

  private static String object(int number, String level) {
    String text =
        """
        # of %02d
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: c%1$d, namespace: shop}
        data:
          level: %s # kept
          pad: "
        """
            .formatted(number, level);
    int rest = PAGE - text.length() - 2 + level.length() - OLD.length() - (number < 10 ? 1 : 0);
    return text.stripTrailing() + "x".repeat(rest) + "\"\n";
  }

  private Path local(int number) {
    return folder.resolve("local").resolve(number + ".yaml");
  }

  private static List<String> decide(String live) {
    return List.of(
        "decide", "--take-live", "-R", "-f", "local", "--live", live, "--last-applied", "last");
  }

  private static List<String> program(List<String> words) {
    List<String> all = new ArrayList<>();
    all.add(ProcessHandle.current().info().command().orElseThrow());
    all.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    all.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp"));
    all.add(System.getProperty("java.class.path"));
    all.add("dev.tripatch.app.Main");
    all.addAll(words);
    return all;
  }

  private Process start(List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("XDG_CONFIG_HOME", folder.resolve("config").toString());
    return builder
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  private static int end(Process process) throws InterruptedException {
    assertThat(process.waitFor(4, TimeUnit.MINUTES)).as("ended").isTrue();
    return process.exitValue();
  }

  private String said() throws IOException {
    return Files.readString(folder.resolve("err")).strip();
  }

  private boolean holds(int number, String level) {
    try {
      return Files.readString(local(number)).equals(object(number, level));
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private List<Integer> allBut(String level) {
    return IntStream.range(0, FILES).filter(each -> !holds(each, level)).boxed().toList();
  }

  /**
   * The program, halted when it has written so many files. A busy machine may let it write all
   * before that is seen; then it starts again.
   */
  private Process haltedInTheMiddle(int count) throws Exception {
    for (int tries = 0; tries < 20; tries++) {
      Process process = start(program(decide("live")));
      while (process.isAlive() && FILES - allBut(NEW).size() < count) {
        Thread.onSpinWait();
      }
      signal("STOP", process);
      if (!allBut(NEW).isEmpty()) {
        return process;
      }
      signal("CONT", process);
      assertThat(end(process)).as(said()).isZero();
      for (int i = 0; i < FILES; i++) {
        Files.writeString(local(i), object(i, OLD));
      }
    }
    throw new AssertionError("the program was always done before it was halted");
  }

  private List<Path> journals() throws IOException {
    try (Stream<Path> all = Files.list(folder.resolve("config/tripatch/writing"))) {
      return all.toList();
    }
  }

  private void assertNothingLeft() throws IOException {
    assertThat(journals()).isEmpty();
    assertThat(folder.resolve("local")).isDirectoryNotContaining("glob:**/.*.before");
    assertThat(Files.isSameFile(local(1), folder.resolve("linked.yaml"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"TERM, 1, 143", "INT, 20, 130", "HUP, 40, 129"})
  void aSignalTakesAllBack(String signal, int after, int exitCode) throws Exception {
    Process process = haltedInTheMiddle(after);
    signal(signal, process);
    signal("CONT", process);
    assertThat(end(process)).as(said()).isEqualTo(exitCode);
    assertThat(said())
        .isEqualTo("tripatch: Stopped while writing; what was written is taken back.");
    assertThat(allBut(OLD)).isEmpty();
    assertNothingLeft();
  }

  /** Somebody edits two files after the kill; the next start is a command, or the window's. */
  @ParameterizedTest
  @CsvSource({"1, schema list, 0", "20, render --no-such-word, 2", "50, schema list, 0"})
  void afterAKillTheNextStartTakesBackAllButWhatSomebodyChanged(
      int after, String words, int exitCode) throws Exception {
    Process process = haltedInTheMiddle(after);
    process.destroyForcibly();
    assertThat(end(process)).isEqualTo(KILLED);
    assertThat(allBut(NEW)).hasSizeLessThanOrEqualTo(FILES - after);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(journals().getFirst())))
        .isEqualTo("rw-------");
    Files.writeString(local(7), object(7, "mine"));
    Files.writeString(local(8), object(8, NEW) + "# mine\n");
    assertThat(end(start(program(List.of(words.split(" ")))))).isEqualTo(exitCode);
    assertThat(said())
        .startsWith(
            "tripatch: Tripatch was killed while it was writing 60 files together; what it had"
                + " written is taken back. Left as they are, ")
        .contains("local/7.yaml", "local/8.yaml");
    assertThat(allBut(OLD)).containsExactly(7, 8);
    assertThat(holds(7, "mine")).isTrue();
    assertThat(local(8)).hasContent(object(8, NEW) + "# mine\n");
    assertNothingLeft();
  }

  @Test
  void aStartMeanwhileTakesNothingBack() throws Exception {
    Process process = haltedInTheMiddle(1);
    ProcessBuilder other = new ProcessBuilder(program(List.of("schema", "list")));
    other.environment().put("XDG_CONFIG_HOME", folder.resolve("config").toString());
    Process meanwhile = other.redirectErrorStream(true).start();
    String answer = new String(meanwhile.getInputStream().readAllBytes(), UTF_8);
    assertThat(end(meanwhile)).as(answer).isZero();
    assertThat(answer).doesNotContain("killed");
    signal("CONT", process);
    assertThat(end(process)).as(said()).isZero();
    assertThat(allBut(NEW)).isEmpty();
    assertNothingLeft();
  }

  private static void signal(String name, Process process) throws Exception {
    new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor();
  }

  /** Live comes through a pipe, so local is read and waits. */
  @Test
  void whatIsEditedMeanwhileIsLeftAndTheExitCodeSaysSo() throws Exception {
    String pipe = folder.resolve("pipe").toString();
    assumeTrue(new ProcessBuilder("mkfifo", pipe).start().waitFor() == 0, "no mkfifo");
    Process process = start(program(decide("pipe")));
    try (var live = Files.newOutputStream(Path.of(pipe))) {
      Files.writeString(local(3), object(3, "mine"));
      Files.delete(local(4));
      live.write(
          IntStream.range(0, FILES)
              .mapToObj(each -> object(each, NEW))
              .collect(Collectors.joining("---\n"))
              .getBytes(UTF_8));
    }
    assertThat(end(process)).as(said()).isEqualTo(3);
    assertThat(said())
        .isEqualTo(
            """
            tripatch: local/3.yaml has changed since it was read, and is left as it is.
            tripatch: local/4.yaml has changed since it was read, and is left as it is.\
            """);
    assertThat(holds(3, "mine")).isTrue();
    assertThat(local(4)).doesNotExist();
    Files.writeString(local(4), object(4, OLD));
    assertThat(allBut(NEW)).containsExactly(3, 4);
    assertThat(Files.readAllLines(folder.resolve("out")))
        .hasSize(FILES - 2)
        .noneMatch(line -> line.startsWith("local/3.yaml"));
    assertNothingLeft();
  }

  /**
   * Runs the program as root of a name space, where the machine lets people have one.
   *
   * @param before runs before it, and may mount; so may what runs afterwards see
   */
  private int runMounted(String before, String after) throws Exception {
    Process probe = new ProcessBuilder("unshare", "-rm", "true").start();
    assumeTrue(end(probe) == 0, "only root may mount here");
    List<String> command = new ArrayList<>(List.of("unshare", "-rm", "sh", "-ec"));
    command.add(before + "; code=0; \"$@\" || code=$?; " + after + "; exit $code");
    command.add("sh");
    command.addAll(program(decide("live")));
    return end(start(command));
  }

  /** Files with another name are written over, which takes more room. */
  @ParameterizedTest
  @ValueSource(strings = {"true", "for each in *; do ln $each $each.link; done"})
  void aFullDiskInTheMiddleTakesAllBack(String links) throws Exception {
    int code =
        runMounted(
            "cp -r local was; mount -t tmpfs -o size=%dk tmpfs local; cd local; cp ../was/* .;"
                .concat(" %s; cd ..")
                .formatted((FILES + 10) * PAGE / 1024, links),
            "for each in was/*; do cmp $each local/${each#was/}; done; ls -A local | grep -vc"
                + " link");
    assertThat(code).as(said()).isEqualTo(2);
    assertThat(said())
        .startsWith("tripatch: nothing was written: There is no space left for local/");
    assertThat(folder.resolve("out")).hasContent(String.valueOf(FILES));
    assertThat(journals()).isEmpty();
  }

  @Test
  void filesThatAreMountedAreWrittenInPlace() throws Exception {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Files.copy(local(5), outside.resolve("5.yaml"));
    Files.copy(local(30), outside.resolve("30.yaml"));
    int code =
        runMounted(
            "for each in 5 30; do mount --bind outside/$each.yaml local/$each.yaml; done",
            "ls -A local | wc -l >&2");
    assertThat(code).as(said()).isZero();
    assertThat(said()).isEqualTo(String.valueOf(FILES));
    assertThat(outside.resolve("5.yaml")).hasContent(object(5, NEW));
    assertThat(outside.resolve("30.yaml")).hasContent(object(30, NEW));
    assertThat(allBut(NEW)).as("what is mounted upon").containsExactly(5, 30);
    assertNothingLeft();
  }

  @Test
  void aFileOnAReadOnlyDiskLeavesAllAsTheyAre() throws Exception {
    int code =
        runMounted(
            "mount --bind local/30.yaml local/30.yaml; mount -o remount,bind,ro local/30.yaml",
            "true");
    assertThat(code).isEqualTo(2);
    assertThat(said()).startsWith("tripatch: nothing was written: local/30.yaml is read-only.");
    assertThat(allBut(OLD)).isEmpty();
    assertThat(folder.resolve("config")).doesNotExist();
  }
}
