package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.app.content.WindowContent;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.Workbench;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/** Closing a window that a command opened to have conflicts decided, with real keys. */
class FinishTest extends ApplicationTest {

  private @Nullable TripatchWindow window;
  private @Nullable Stage stage;

  @Override
  public void start(Stage primary) {
    stage = primary;
    window =
        new TripatchWindow(
            primary,
            new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"),
            new NoFileDialogs());
    window.finishMerge();
    window.show(
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.of(OpenDocument.unfiled("last", "a: 1\nb: 1\n")),
                OpenDocument.unfiled("local", "a: 2\nb: 2\n"),
                Optional.of(OpenDocument.unfiled("live", "a: 3\nb: 3\n")))));
    primary.setWidth(1280);
    primary.setHeight(800);
  }

  @Override
  public void stop() {
    Objects.requireNonNull(stage).close();
  }

  private TripatchWindow window() {
    return Objects.requireNonNull(window);
  }

  private WindowContent content() {
    return window().content();
  }

  private boolean isOpen() {
    return Objects.requireNonNull(stage).isShowing();
  }

  private void awaitUndecided(String words) {
    Waiting.until(() -> lookup("#undecided").<Labeled>query().getText().equals(words));
  }

  private void close() {
    push(KeyCode.CONTROL, KeyCode.Q);
  }

  private void keepFirst() {
    awaitUndecided("2 of 2 conflicts undecided");
    interact(() -> content().selection().select(FieldPath.of("a")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    awaitUndecided("1 of 2 conflicts undecided");
  }

  @Test
  void theQuestionLeadsToTheFirstUndecided() {
    keepFirst();
    close();
    assertThat(lookup("#question-detail").<Labeled>query().getText()).isEqualTo("b");
    clickOn("Go to the First");
    assertThat(content().selection().getPath()).contains(FieldPath.of("b"));
    assertThat(isOpen()).isTrue();
  }

  @Test
  void enterAndEscapeLeaveTheWindowOpen() {
    keepFirst();
    close();
    push(KeyCode.ENTER);
    assertThat(isOpen()).isTrue();
    close();
    push(KeyCode.ESCAPE);
    assertThat(isOpen()).isTrue();
  }

  @Test
  void itFinishesWithWhatIsUndecided() {
    keepFirst();
    close();
    clickOn("Finish Anyway");
    assertThat(isOpen()).isFalse();
    assertThat(window().ending().undecided()).containsExactly("b");
    assertThat(window().ending().exitCode()).isEqualTo(1);
  }

  @Test
  void whatIsNotSavedIsNotDecided() {
    keepFirst();
    interact(() -> content().selection().select(FieldPath.of("b")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    awaitUndecided("2 conflicts decided");
    close();
    clickOn("Discard Changes");
    assertThat(isOpen()).isFalse();
    assertThat(window().ending().unsaved()).containsExactly("Local");
    assertThat(window().ending().exitCode()).isEqualTo(1);
  }

  @Test
  void whatIsOnlyLeftOutOfThePatchIsStillToDo() {
    keepFirst();
    interact(() -> content().selection().select(FieldPath.of("b")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    awaitUndecided("2 conflicts decided, 1 to do in the cluster");
    close();
    assertThat(isOpen()).isTrue();
    clickOn("Finish Anyway");
    assertThat(isOpen()).isFalse();
    assertThat(window().ending().exitCode()).isEqualTo(1);
    assertThat(window().ending().toDo())
        .containsExactly(
            "b: only left out of the patch, so kubectl apply would send it. Send the patch instead"
                + " (File > Export).");
  }

  @Test
  void whatCannotBeComparedIsNoAnswer() {
    awaitUndecided("2 of 2 conflicts undecided");
    interact(() -> content().documents().local().open(OpenDocument.unfiled("local", "a: [\n")));
    Waiting.until(() -> content().comparison().staleProperty().get());
    close();
    Waiting.until(() -> lookup("Finish Anyway").tryQuery().isPresent());
    clickOn("Finish Anyway");
    assertThat(isOpen()).isFalse();
    assertThat(window().ending().exitCode()).isEqualTo(2);
  }
}
