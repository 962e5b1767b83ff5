package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.window.layout.Notice;
import java.util.Collections;
import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ListView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** However much there is to say: what answers it stays in sight, and the panes keep their room. */
class ListsHaveAnEndTest extends WindowFixture {
  private static final int MANY = 1_000;

  @Override
  public void start(Stage stage) {
    open(stage, example());
    place(stage, 800, 600);
  }

  private static String lines(String head) {
    return head + "\n" + String.join("\n", Collections.nCopies(MANY, "one more line"));
  }

  private Notice notice(String id, String words) {
    return new Notice(content().view(), id, words)
        .offering(id + "-restore", "Restore All", () -> {})
        .offeringClose(id + "-close");
  }

  private static boolean isInSight(Node node) {
    Scene scene = node.getScene();
    Bounds at = node.localToScene(node.getLayoutBounds());
    return at.getHeight() > 0
        && at.getMinY() >= 0
        && at.getMaxY() <= scene.getHeight()
        && at.getMaxX() <= scene.getWidth();
  }

  @Test
  void aNoticeOfManyLinesIsAList() {
    interact(() -> notice("long", lines("Headline")).show());
    Waiting.settled();
    assertThat(lookup("#long-words").queryLabeled().getText()).isEqualTo("Headline");
    assertThat(lookup("#long-list").<ListView<String>>query().getItems()).hasSize(MANY);
    assertThat(isInSight(lookup("#long-restore").query())).isTrue();
    clickOn("#long-close");
    assertThat(lookup("#long").tryQuery()).isEmpty();
  }

  @Test
  void ofManyNoticesTheNewestIsFirstAndThePanesKeepTheirRoom() {
    interact(
        () -> {
          for (int i = 0; i < MANY; i++) {
            notice("n" + i, "Notice " + i).show();
          }
        });
    Waiting.settled();
    assertThat(isInSight(lookup("#n999-restore").query())).isTrue();
    assertThat(isInSight(lookup("#n0-restore").query())).isFalse();
    assertThat(content().view().panes().view(Role.LOCAL).getHeight()).isGreaterThan(120);
    assertThat(isInSight(content().view().status())).isTrue();
    clickOn("#n999-close");
    assertThat(isInSight(lookup("#n998-restore").query())).isTrue();
  }

  @Test
  void theAnswersOfAQuestionStayInSight() {
    Platform.runLater(
        () ->
            content()
                .window()
                .questions
                .ask("Question?", lines("Detail"), ButtonType.YES, ButtonType.CANCEL));
    Waiting.until(() -> lookup("#question-detail").tryQuery().isPresent());
    Scene dialog = lookup("#question-detail").query().getScene();
    assertThat(dialog.getHeight()).isLessThan(500);
    assertThat(from(dialog.getRoot()).lookup(".button").queryAllAs(Button.class))
        .hasSize(2)
        .allMatch(ListsHaveAnEndTest::isInSight);
    clickOn("Cancel");
    Waiting.until(() -> lookup("#question-detail").tryQuery().isEmpty());
  }

  @Test
  void aSentenceThatIsTooLongForADialogScrolls() {
    Platform.runLater(() -> content().window().questions.tell("Headline", lines("Detail")));
    Waiting.until(() -> lookup("#question-detail").tryQuery().isPresent());
    Scene dialog = lookup("#question-detail").query().getScene();
    assertThat(dialog.getHeight()).isLessThan(500);
    assertThat(from(dialog.getRoot()).lookup(".button").queryAllAs(Button.class))
        .hasSize(1)
        .allMatch(ListsHaveAnEndTest::isInSight);
    clickOn("OK");
    Waiting.until(() -> lookup("#question-detail").tryQuery().isEmpty());
  }

  @Test
  void aHintSaysTheFirstOfManyLines() {
    Button[] button = new Button[1];
    interact(
        () -> {
          button[0] = new Button();
          Hint.on(button[0], lines("Headline"));
        });
    List<String> said = button[0].getAccessibleHelp().lines().toList();
    assertThat(said).hasSizeLessThan(30).startsWith("Headline").endsWith("…");
  }
}
