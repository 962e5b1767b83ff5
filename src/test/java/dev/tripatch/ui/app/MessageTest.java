package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.lesson.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.app.content.WindowContent;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/** What the window says of an action lasts until the next one. */
class MessageTest extends ApplicationTest {

  private @Nullable TripatchWindow window;

  @Override
  public void start(Stage stage) {
    window =
        new TripatchWindow(
            stage,
            new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"),
            new NoFileDialogs());
    window.show(
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("local", BuiltInExample.local()),
                Optional.of(OpenDocument.unfiled("live", BuiltInExample.live())))));
  }

  private WindowContent content() {
    return Objects.requireNonNull(window).content();
  }

  private String message() {
    return lookup("#status-message").<Label>query().getText();
  }

  @Test
  void aMessageLastsUntilTheNextThingThatIsDone() {
    Waiting.until(() -> content().selection().getPath().isPresent());
    List<Runnable> actions =
        List.of(
            () -> push(KeyCode.X),
            () -> push(KeyCode.CONTROL, KeyCode.Z),
            () -> push(KeyCode.F7),
            () -> push(KeyCode.CONTROL, KeyCode.DIGIT7),
            () -> clickOn("#tab-fields"),
            () -> push(KeyCode.CONTROL, KeyCode.E));
    interact(() -> content().view().panes().focus(Role.LOCAL));
    for (int i = 0; i < actions.size(); i++) {
      interact(() -> content().view().status().say("Said."));
      push(KeyCode.SHIFT);
      clickOn("#status-message");
      assertThat(message()).as("nothing was done before action %d", i).isEqualTo("Said.");
      actions.get(i).run();
      assertThat(message()).as("after action %d", i).isNotEqualTo("Said.");
    }
  }
}
