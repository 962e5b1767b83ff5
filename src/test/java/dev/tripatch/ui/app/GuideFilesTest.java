package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.BundledReference;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who has no terminal gets the guide's files from the menu. */
class GuideFilesTest extends WindowFixture {
  @TempDir Path folder;

  private final FileDialogs dialogs =
      new FileDialogs() {
        @Override
        public Optional<Path> askOpen(FileKind kind, String title) {
          return Optional.empty();
        }

        @Override
        public Optional<Path> askFolder(String title) {
          return Optional.of(folder);
        }

        @Override
        public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
          return Optional.empty();
        }
      };

  @Override
  public void start(Stage stage) {
    open(stage, services(), dialogs, example());
  }

  private String save() {
    interact(() -> content().actions().named("GUIDE_FILES").run().run());
    return content().view().status().messageProperty().get();
  }

  @Test
  void allAreSavedAndNothingIsOverwritten() throws IOException {
    assertThat(save()).contains("Saved", "tripatch-guide");
    Path saved = folder.resolve("tripatch-guide");
    BundledReference.guideFiles()
        .forEach((path, text) -> assertThat(saved.resolve(path)).hasContent(text));
    assertThat(saved.resolve("before/web.yaml")).exists();
    Files.writeString(saved.resolve("web.yaml"), "mine");
    assertThat(save()).contains("exists already");
    assertThat(saved.resolve("web.yaml")).hasContent("mine");
  }
}
