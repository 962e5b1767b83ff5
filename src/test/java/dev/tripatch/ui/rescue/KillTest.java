package dev.tripatch.ui.rescue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
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

  /** What was printed, when. */
  private record Typed(List<Long> times) {

    /** How long before the end the first character was typed that is not kept. */
    double lostSeconds(int kept, long end) {
      return kept >= times.size() ? 0 : (end - times.get(kept)) / 1e9;
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

  private static Typed typeFor(BufferedReader lines, long millis) throws IOException {
    List<Long> times = new ArrayList<>();
    while ((times.isEmpty() || System.nanoTime() - times.getFirst() < millis * 1_000_000)
        && lines.readLine() != null) {
      times.add(System.nanoTime());
    }
    return new Typed(times);
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

  @ParameterizedTest
  @ValueSource(ints = {10, 1_600_000})
  void aKillWhileSomebodyTypesLosesLessThanASecond(int size) throws Exception {
    Random random = new Random(SEED);
    for (int i = 0; i < KILLS; i++) {
      Path kept = folder.resolve("kept" + i);
      Process process = start(kept, size, "go on");
      Typed typed = typeFor(linesOf(process), 1100 + random.nextInt(1000));
      process.destroyForcibly().waitFor();
      double lost = typed.lostSeconds(charactersKept(kept, size), System.nanoTime());
      assertThat(lost).as("kill %d, seed %d", i, SEED).isLessThan(1);
    }
  }

  @Test
  void aProgramThatIsToldToEndLosesNothing() throws Exception {
    Process process = start(folder, 10, "go on");
    BufferedReader lines = linesOf(process);
    int before = typeFor(lines, 700).times().size();
    process.toHandle().destroy();
    int meanwhile = typeFor(lines, 10_000).times().size();
    assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
    // Its threads still run while it ends: some characters come after the last moment.
    assertThat(charactersKept(folder, 10)).isBetween(before, before + meanwhile);
  }

  @ParameterizedTest
  @ValueSource(strings = {"throw", "exit", "exit meanwhile"})
  void whatEndsTheThreadThatTypesLosesNothing(String end) throws Exception {
    Process process = start(folder, 10, end);
    assertThat(typeFor(linesOf(process), 20_000).times()).hasSize(51);
    assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(charactersKept(folder, 10)).isEqualTo(51);
  }

  @Test
  void whatALivingProgramTypesIsNotOffered() throws Exception {
    Process process = start(folder, 10, "go on");
    typeFor(linesOf(process), 1500);
    assertThat(left(folder).sessions()).isEmpty();
    process.destroyForcibly().waitFor();
    assertThat(left(folder).sessions()).hasSize(1);
  }
}
