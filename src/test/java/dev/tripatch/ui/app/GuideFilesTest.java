package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.BundledReference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who has no terminal gets the guide's files from the menu. */
class GuideFilesTest extends WindowFixture {
  @TempDir Path folder;

  @Override
  public void start(Stage stage) {
    open(stage, services(), new FolderDialogs(() -> folder), example());
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
