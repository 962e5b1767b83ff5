package dev.tripatch.ui.app.rescue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A real program that types, and really dies. */
class KillTest {

  private static final long SEED = 20_261_122;

  /** Of a text of this size; src/test/scripts/kill-test kills the whole program many times. */
  private static final int KILLS = 2;

  @TempDir Path folder;

  private final List<Process> started = new ArrayList<>();

  @AfterEach
  void endAll() throws InterruptedException {
    for (Process each : started) {
      each.destroyForcibly().waitFor();
    }
  }

  /** What was printed: the number of each character, and {@code keeping} before each writing. */
  private record Printed(List<String> lines) {

    int characters() {
      return (int) lines.stream().filter(line -> !line.equals(TypingProgram.KEEPING)).count();
    }

    int writings() {
      return lines.size() - characters();
    }

    private Printed beforeLastWriting() {
      return new Printed(lines.subList(0, lines.lastIndexOf(TypingProgram.KEEPING)));
    }

    /**
     * What is kept at least. The last writing has only begun; the one before it may have taken what
     * to write before somebody typed what was printed just before it.
     */
    int kept() {
      return beforeLastWriting().beforeLastWriting().beforeLastWriting().characters();
    }
  }

  private Process start(Path kept, int size, String end) throws IOException {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                TypingProgram.class.getName(),
                kept.toString(),
                String.valueOf(size),
                end)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    started.add(process);
    return process;
  }

  private static BufferedReader linesOf(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Until enough was printed, or the program has ended. */
  private static Printed printed(BufferedReader lines, Predicate<Printed> isEnough)
      throws IOException {
    Printed printed = new Printed(new ArrayList<>());
    while (!isEnough.test(printed)) {
      String line = lines.readLine();
      if (line == null) {
        break;
      }
      printed.lines().add(line);
    }
    return printed;
  }

  private static LeftSessions left(Path kept) throws IOException {
    return LeftSessions.in(kept, SessionLock.machine());
  }

  private static int charactersKept(Path kept, int size) throws IOException {
    List<LeftSession> sessions = left(kept).sessions();
    String text = sessions.isEmpty() ? "x".repeat(size) : only(sessions).text();
    int typed = text.length() - size;
    assertThat(text.substring(typed)).matches("x*");
    for (int i = 0; i < typed; i++) {
      assertThat(text.charAt(i)).isEqualTo((char) ('a' + i % 26));
    }
    return typed;
  }

  private static KeptText only(List<LeftSession> sessions) {
    assertThat(sessions).hasSize(1);
    assertThat(sessions.getFirst().texts()).hasSize(1);
    return sessions.getFirst().texts().getFirst();
  }

  /** It is a moment until it is kept; {@code KeeperTest} says how long. */
  @ParameterizedTest
  @ValueSource(ints = {10, 1_600_000})
  void aKillWhileSomebodyTypesLosesOnlyWhatIsNotKeptYet(int size) throws Exception {
    Random random = new Random(SEED);
    for (int i = 0; i < KILLS; i++) {
      Path kept = folder.resolve("kept" + i);
      Process process = start(kept, size, "go on");
      BufferedReader lines = linesOf(process);
      int characters = random.nextInt(40);
      Printed printed = printed(lines, now -> now.writings() > 3 && now.characters() > characters);
      // Unlike the process, its handle leaves open what there is still to read.
      process.toHandle().destroyForcibly();
      int meanwhile = printed(lines, now -> false).characters();
      process.waitFor();
      assertThat(charactersKept(kept, size))
          .as("kill %d, seed %d", i, SEED)
          .isBetween(printed.kept(), printed.characters() + meanwhile + 1);
    }
  }

  @Test
  void aProgramThatIsToldToEndLosesNothing() throws Exception {
    Process process = start(folder, 10, "go on");
    BufferedReader lines = linesOf(process);
    int before = printed(lines, now -> now.characters() == 30).characters();
    process.toHandle().destroy();
    int meanwhile = printed(lines, now -> false).characters();
    process.waitFor();
    // Its threads still run while it ends: some characters come after the last moment.
    assertThat(charactersKept(folder, 10)).isBetween(before, before + meanwhile);
  }

  @ParameterizedTest
  @ValueSource(strings = {"throw", "exit", "exit meanwhile"})
  void whatEndsTheThreadThatTypesLosesNothing(String end) throws Exception {
    Process process = start(folder, 10, end);
    assertThat(printed(linesOf(process), now -> false).characters()).isEqualTo(51);
    process.waitFor();
    assertThat(charactersKept(folder, 10)).isEqualTo(51);
  }

  @Test
  void whatALivingProgramTypesIsNotOffered() throws Exception {
    Process process = start(folder, 10, "go on");
    printed(linesOf(process), now -> now.characters() == 10);
    assertThat(left(folder).sessions()).isEmpty();
    process.destroyForcibly().waitFor();
    assertThat(left(folder).sessions()).hasSize(1);
  }
}
