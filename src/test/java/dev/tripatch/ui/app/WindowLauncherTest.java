package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is compared while JavaFX starts. */
class WindowLauncherTest {

  private static final Workbench BROKEN =
      new Workbench(
          (apiVersion, kind) -> {
            throw new IllegalStateException("broken");
          });

  private static StartDocuments documents(String live) {
    return StartDocuments.of(
        new ThreeDocuments<>(
            Optional.empty(),
            OpenDocument.unfiled("local", "a: 2\n"),
            Optional.of(OpenDocument.unfiled("live", live))));
  }

  @Test
  void theDocumentsAreComparedAtOnce() {
    assertThat(WindowLauncher.compare(new Workbench(new BundledCatalog()), documents("a: 3\n")))
        .isPresent();
  }

  @Test
  void nobodyWaitsForTheAnswerToLargeDocuments() {
    String large = "a: 3\n".repeat(50_000);
    assertThat(WindowLauncher.compare(BROKEN, documents(large))).isEmpty();
  }

  @Test
  void tooLittleIsNotCompared() {
    assertThat(WindowLauncher.compare(BROKEN, StartDocuments.NONE)).isEmpty();
    assertThat(WindowLauncher.compare(BROKEN, documents(""))).isEmpty();
  }

  @Test
  void whatBreaksIsLeftToTheWindow() {
    assertThat(WindowLauncher.compare(BROKEN, documents("a: 3\n"))).isEmpty();
  }
}
