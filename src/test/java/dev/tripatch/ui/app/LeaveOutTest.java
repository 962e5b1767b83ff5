package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Mark;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Leaving fields out of the patch, with real keys and clicks. */
class LeaveOutTest extends WindowFixture {

  private static final String WEB =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec:
        replicas: %d
        paused: %s
        template: {spec: {tolerations: [{key: %s}]}}
      """;

  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");
  private static final FieldPath KEY =
      FieldPath.of("spec", "template", "spec", "tolerations").index(0).key("key");

  @Override
  public void start(Stage stage) {
    open(stage, documents(WEB.formatted(3, true, "a"), WEB.formatted(5, false, "b")));
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  private void select(FieldPath path) {
    interact(
        () -> {
          content().view().panes().focus(Role.RESULT);
          content().selection().select(path);
        });
  }

  private void leaveOutReplicas() {
    Waiting.until(() -> text(Role.PATCH).contains("replicas: 3"));
    select(REPLICAS);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    Waiting.until(() -> !text(Role.PATCH).contains("replicas: 3"));
  }

  private Optional<Mark> markOfReplicas() {
    return content().comparison().getView().orElseThrow().rows().stream()
        .filter(row -> row.path().equals(REPLICAS))
        .map(row -> row.mark())
        .findFirst();
  }

  private String status() {
    return lookup("#status-message").queryAs(Label.class).getText();
  }

  @Test
  void theKeyLeavesTheSelectedFieldOutAndPutsItBack() {
    leaveOutReplicas();
    assertThat(text(Role.RESULT)).contains("replicas: 5").contains("paused: true");
    assertThat(text(Role.LOCAL)).contains("replicas: 3");
    assertThat(markOfReplicas()).contains(Mark.LEFT_OUT);
    assertThat(lookup("#patch-notes").queryLabeled().getText()).contains("1 left out");

    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    Waiting.until(() -> text(Role.PATCH).contains("replicas: 3"));
    assertThat(markOfReplicas()).contains(Mark.CHANGED);
    assertThat(lookup("#patch-notes").queryLabeled().getText()).doesNotContain("left out");
  }

  @Test
  void theNotePutsItBack() {
    leaveOutReplicas();
    clickOn("#patch-notes");
    clickOn("#put-back");
    Waiting.until(() -> text(Role.PATCH).contains("replicas: 3"));
  }

  @Test
  void undoAndRedoNameIt() {
    leaveOutReplicas();
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> text(Role.PATCH).contains("replicas: 3"));
    assertThat(status()).isEqualTo("Undone: Leave out spec.replicas");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Waiting.until(() -> !text(Role.PATCH).contains("replicas: 3"));
  }

  /** What cannot be left out says why, and nothing changes. */
  @Test
  void aPartOfAListThatIsWrittenWholeStays() {
    Waiting.until(() -> text(Role.PATCH).contains("tolerations"));
    String patch = text(Role.PATCH);
    select(KEY);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    assertThat(status()).contains("Leave out spec.template.spec.tolerations");
    assertThat(content().documents().leftOut().get()).isEmpty();
    assertThat(text(Role.PATCH)).isEqualTo(patch);
  }
}
