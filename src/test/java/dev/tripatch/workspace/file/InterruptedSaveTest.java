package dev.tripatch.workspace.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A save of a hard link that never ended leaves a copy of what was there before. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "saves of hard links are others")
class InterruptedSaveTest {

  private static final int LINES = 500_000;

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
    SavedFile saved = TextFiles.save(file, TextFiles.bytes(file, "new: 2\n"));
    assertThat(found()).isEmpty();
    assertThat(file).hasContent("new: 2\n");
    saved.force();
    assertThat(folder).isDirectoryNotContaining("glob:**.before");
  }

  @Test
  void aNameThatIsAsLongAsItCanBeHasACopy() throws IOException {
    Path longest = Files.createLink(folder.resolve("n".repeat(255)), file);
    SavedFile saved = TextFiles.save(longest, TextFiles.bytes(longest, "new: 2\n"));
    assertThat(folder).isDirectoryContaining("glob:**.before");
    saved.force();
    assertThat(folder).isDirectoryNotContaining("glob:**.before");
  }

  @Test
  void aProgramThatDiesWhileItWritesLeavesAWholeCopy() throws Exception {
    Files.writeString(file, SavingProgram.text(0, LINES));
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                SavingProgram.class.getName(),
                file.toString(),
                String.valueOf(LINES))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    assertThat(process.waitFor()).as("killed").isEqualTo(128 + 9);
    List<InterruptedSave> left = found();
    assertThat(left).hasSize(1);
    assertThat(left.getFirst().copy()).hasContent(SavingProgram.text(0, LINES));
    left.getFirst().restore();
    assertThat(SavingProgram.isWhole(folder.resolve("other.yaml"), LINES)).isTrue();
    assertThat(found()).isEmpty();
  }
}
