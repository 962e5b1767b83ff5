package dev.tripatch.ui.panes.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What a window saves is seen at once, and the disk has it soon after. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "no POSIX permissions")
class FileSavingTest {

  private static final Duration LONG = Duration.ofMinutes(2);

  @TempDir Path folder;
  private final List<String> warnings = new ArrayList<>();
  private final FileSaving saving = new FileSaving(warnings::add);

  @Test
  void whatIsSavedIsSeenAtOnceAndOnTheDiskSoon() throws IOException {
    Path file = folder.resolve("web.yaml");
    for (int i = 0; i < 20; i++) {
      saving.write(file, "text: " + i + "\n");
      assertThat(file).hasContent("text: " + i + "\n");
    }
    assertThat(saving.await(LONG)).isTrue();
    assertThat(warnings).isEmpty();
  }

  @Test
  void aCopyIsKeptUntilTheDiskHasAHardLink() throws IOException {
    Path file = Files.writeString(folder.resolve("web.yaml"), "old: 1\n");
    Files.createLink(folder.resolve("other.yaml"), file);
    saving.write(file, "new: 2\n");
    assertThat(folder.resolve("other.yaml")).hasContent("new: 2\n");
    assertThat(saving.await(LONG)).isTrue();
    assertThat(folder).isDirectoryNotContaining("glob:**.before");
  }

  @Test
  void whatCannotBeWrittenIsToldToWhoeverSaves() {
    assertThatThrownBy(() -> saving.write(folder.resolve("gone/web.yaml"), "x"))
        .isInstanceOf(IOException.class);
    assertThat(saving.await(Duration.ZERO)).isTrue();
  }
}
