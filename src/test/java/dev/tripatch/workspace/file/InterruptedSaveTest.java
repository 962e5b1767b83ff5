package dev.tripatch.workspace.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A save of a hard link that never ended leaves a copy of what was there before. */
@DisabledOnOs(OS.WINDOWS)
class InterruptedSaveTest {

  private static final long SEED = 20_261_123;
  private static final int LINES = 300_000;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("web.yaml"), "old: 1\n");
    Files.createLink(folder.resolve("other.yaml"), file);
  }

  private List<InterruptedSave> found() {
    return InterruptedSave.among(List.of(file));
  }

  private Path copyOf(String text) throws IOException {
    return Files.writeString(folder.resolve(".web.yaml." + UUID.randomUUID() + ".before"), text);
  }

  @Test
  void aTornFileIsGivenItsOldContentBack() throws IOException {
    Path copy = copyOf("whole: 0\n");
    assertThat(found()).containsExactly(new InterruptedSave(file.toRealPath(), copy));
    assertThat(found().getFirst().restore()).asString().isEqualTo("old: 1\n");
    assertThat(folder.resolve("other.yaml")).hasContent("whole: 0\n");
    assertThat(copy).doesNotExist();
    assertThat(found()).isEmpty();
  }

  @Test
  void aLinkToATornFileFindsItToo() throws IOException {
    Path copy = copyOf("whole: 0\n");
    Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), file);
    assertThat(InterruptedSave.among(List.of(link)))
        .containsExactly(new InterruptedSave(file.toRealPath(), copy));
  }

  @Test
  void aSaveThatEndedBeforeItBeganIsNotOffered() throws IOException {
    Path copy = copyOf("old: 1\n");
    assertThat(found()).isEmpty();
    assertThat(copy).doesNotExist();
  }

  @Test
  void aSaveThatIsGoingOnIsNotOffered() throws IOException {
    SavedFile saved = TextFiles.save(file, TextFiles.bytes("new: 2\n"));
    assertThat(found()).isEmpty();
    assertThat(file).hasContent("new: 2\n");
    saved.force();
    assertThat(folder).isDirectoryNotContaining("glob:**.before");
  }

  @Test
  void aNameThatIsAsLongAsItCanBeHasACopy() throws IOException {
    Path longest = Files.createLink(folder.resolve("n".repeat(255)), file);
    SavedFile saved = TextFiles.save(longest, TextFiles.bytes("new: 2\n"));
    assertThat(folder).isDirectoryContaining("glob:**.before");
    saved.force();
    assertThat(folder).isDirectoryNotContaining("glob:**.before");
  }

  @Test
  void whateverAKillLeavesIsWholeOrHasAWholeCopy() throws Exception {
    Files.writeString(file, SavingProgram.text(99_999, LINES));
    Random random = new Random(SEED);
    for (int i = 0; i < 8; i++) {
      saveUntilKilled(random.nextInt(60_000_000));
      List<InterruptedSave> left = found();
      boolean isWhole = SavingProgram.isWhole(file, LINES);
      assertThat(isWhole || !left.isEmpty()).as("kill %d, seed %d", i, SEED).isTrue();
      if (!isWhole) {
        left.getFirst().restore();
        assertThat(SavingProgram.isWhole(file, LINES)).as("kill %d, seed %d", i, SEED).isTrue();
      }
      for (InterruptedSave each : found()) {
        each.discard();
      }
    }
  }

  /** Some saves first, so that the program does nothing else when it is killed. */
  private void saveUntilKilled(long nanos) throws Exception {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                SavingProgram.class.getName(),
                file.toString(),
                String.valueOf(LINES))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      lines.readLine();
      lines.readLine();
      Thread.sleep(nanos / 1_000_000, (int) (nanos % 1_000_000));
    } finally {
      process.destroyForcibly().waitFor();
    }
  }
}
