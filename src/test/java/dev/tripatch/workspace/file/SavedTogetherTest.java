package dev.tripatch.workspace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several files are written, or none. */
class SavedTogetherTest {
  @TempDir Path folder;
  private List<SavedTogether.Edit> edits = List.of();

  @BeforeEach
  void files() throws IOException {
    edits = List.of(edit("a"), edit("b"), edit("c"));
  }

  private SavedTogether.Edit edit(String name) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "old " + name);
    return new SavedTogether.Edit(file, "old " + name, "new " + name);
  }

  private String texts() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String name : List.of("a", "b", "c")) {
      all.append(Files.readString(folder.resolve(name))).append(", ");
    }
    return all.toString();
  }

  @Test
  void allAreWritten() throws IOException {
    assertThat(SavedTogether.write(edits)).isEmpty();
    assertThat(texts()).isEqualTo("new a, new b, new c, ");
  }

  @Test
  void whereOneFailsTheOthersGetTheirOldContent() throws IOException {
    SavedTogether saving =
        new SavedTogether(
            (file, bytes) -> {
              if (file.endsWith("c")) {
                throw new IOException("no space left");
              }
              return TextFiles.save(file, bytes);
            });
    assertThatThrownBy(() -> saving.all(edits))
        .hasMessageContaining("There is no space left for " + folder.resolve("c"));
    assertThat(texts()).isEqualTo("old a, old b, old c, ");
  }

  @Test
  void whatCannotBeRestoredIsNamed() throws IOException {
    SavedTogether saving =
        new SavedTogether(
            (file, bytes) -> {
              if (file.endsWith("c") || file.endsWith("a") && bytes[0] == 'o') {
                throw new IOException("no space left");
              }
              return TextFiles.save(file, bytes);
            });
    assertThatThrownBy(() -> saving.all(edits))
        .hasMessage(
            "%s could not be written, and %s could not be restored: they have their new content.",
            folder.resolve("c"), folder.resolve("a"));
    assertThat(texts()).isEqualTo("new a, old b, old c, ");
  }

  @Test
  void whatChangedSinceIsNotOverwritten() throws IOException {
    Files.writeString(folder.resolve("c"), "typed");
    assertThatThrownBy(() -> SavedTogether.write(edits))
        .hasMessage("%s has changed since it was read.", folder.resolve("c"));
    assertThat(texts()).isEqualTo("old a, old b, typed, ");
  }
}
