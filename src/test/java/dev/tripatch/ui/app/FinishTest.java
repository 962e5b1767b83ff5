package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.file.NoFileDialogs;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Closing a window that a command opened to have conflicts decided, with real keys. */
class FinishTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    TripatchWindow window = make(stage, services(), new NoFileDialogs());
    window.finishMerge();
    window.show(documents("a: 1\nb: 1\n", "a: 2\nb: 2\n", "a: 3\nb: 3\n"));
    place(stage, 1280, 800);
  }

  private boolean isOpen() {
    return stage().isShowing();
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
            "b: it is only left out of the patch, so kubectl apply would still send it. Send the"
                + " patch instead (File > Export).");
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
