package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.edit.complete.Suggestion;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.settings.ThemeChoice;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Completion in local and in a composed patch, with real keys. */
class CompletionKeysTest extends WindowFixture {

  private static final String WEB =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: shop}
      spec:
        replicas: %d
        minReadySeconds: 10
        template:
          spec:
            containers:
            - {name: web, image: "shop/web:1.5"}
      """;

  @Override
  public void start(Stage stage) {
    open(stage, documents(WEB.formatted(3), WEB.formatted(7)));
    place(stage, 1280, 900);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private String local() {
    return editor(Role.LOCAL).text();
  }

  private void awaitAnswer() {
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
  }

  /** What is shown; nothing while the list is closed. */
  private List<String> shown() {
    return lookup("#completion").queryAll().stream()
        .map(node -> (ListView<?>) node)
        .filter(list -> list.getScene().getWindow().isShowing())
        .flatMap(list -> list.getItems().stream())
        .map(each -> ((Suggestion) each).label())
        .toList();
  }

  /** How far a proposal is from its ground, of 1 between black and white. */
  private double contrast() {
    Label label = lookup(".completion-label").queryAllAs(Label.class).iterator().next();
    Region box = lookup(".completion").queryAllAs(Region.class).iterator().next();
    return Optional.ofNullable(box.getBackground())
        .map(ground -> (Color) ground.getFills().getFirst().getFill())
        .map(ground -> Math.abs(luminance(ground) - luminance((Color) label.getTextFill())))
        .orElse(0.0);
  }

  private static double luminance(Color color) {
    return 0.21 * color.getRed() + 0.72 * color.getGreen() + 0.07 * color.getBlue();
  }

  private void caretBehind(Role pane, String text) {
    int place = editor(pane).text().indexOf(text) + text.length();
    interact(() -> editor(pane).caret().goTo(place));
  }

  @Test
  void controlSpaceProposesAndEnterWritesInOneStep() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "replicas: 3");
    push(KeyCode.ENTER);
    push(KeyCode.CONTROL, KeyCode.SPACE);
    Waiting.until(() -> !shown().isEmpty());
    assertThat(shown()).contains("paused", "revisionHistoryLimit").doesNotContain("replicas");
    write("prog");
    Waiting.until(() -> shown().equals(List.of("progressDeadlineSeconds")));
    push(KeyCode.ENTER);
    assertThat(local()).contains("replicas: 3\n  progressDeadlineSeconds: \n  minReady");
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> local().contains("\n  prog\n"));
  }

  @Test
  void theWordsOfATemplateAreFilledInWithTabAndTheTemplateIsOneStep() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "minReadySeconds: 10");
    String before = local();
    interact(() -> content().view().panes().view(Role.LOCAL).editor().commands().selectAll());
    write("spec:\ntemplate:\nspec:\ncontainers:\n- name: ");
    write("new");
    Waiting.until(() -> shown().equals(List.of("new container")));
    push(KeyCode.TAB);
    assertThat(local()).contains("name: NAME").contains("image: IMAGE");
    write("a");
    push(KeyCode.TAB);
    write("b");
    assertThat(local()).contains("name: a").contains("image: b").isNotEqualTo(before);
    push(KeyCode.TAB);
    assertThat(local()).contains("image: b ");
  }

  @Test
  void typingANameFiltersAndTabTakesIt() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "replicas: 3");
    push(KeyCode.ENTER);
    write("rev");
    Waiting.until(() -> shown().equals(List.of("revisionHistoryLimit")));
    push(KeyCode.TAB);
    assertThat(local()).contains("replicas: 3\n  revisionHistoryLimit: \n  minReady");
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> local().contains("replicas: 3\n  rev\n"));
  }

  @Test
  void downChoosesAndEnterTakesTheSecond() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "replicas: 3");
    push(KeyCode.ENTER);
    write("p");
    Waiting.until(() -> shown().size() > 1);
    String second = shown().get(1);
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    assertThat(local()).contains("replicas: 3\n  " + second + ": ");
  }

  @Test
  void aValueOfOnesOwnIsNotExchangedByEnter() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "replicas: 3");
    push(KeyCode.ENTER);
    write("paused: ");
    Waiting.until(() -> shown().containsAll(List.of("true", "false")));
    push(KeyCode.ENTER);
    assertThat(local()).contains("\n  paused: \n    \n");
    assertThat(shown()).isEmpty();
  }

  @Test
  void noKeyIsTakenWhileTheListIsClosed() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "replicas: 3");
    push(KeyCode.ENTER);
    write("paused:");
    push(KeyCode.ESCAPE);
    push(KeyCode.ENTER);
    push(KeyCode.SHIFT, KeyCode.TAB);
    push(KeyCode.UP);
    push(KeyCode.DOWN);
    push(KeyCode.TAB);
    assertThat(local()).contains("replicas: 3\n  paused:\n    \n");
    assertThat(shown()).isEmpty();
  }

  @Test
  void aListGoesOnInTheNextLineWithLivesItems() {
    awaitAnswer();
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> content().composer().currentProperty().get().isPresent());
    awaitAnswer();
    interact(() -> editor(Role.PATCH).caret().focus());
    push(KeyCode.CONTROL, KeyCode.A);
    push(KeyCode.BACK_SPACE);
    write("spec:");
    push(KeyCode.ENTER);
    write("template:");
    push(KeyCode.ENTER);
    write("spec:");
    push(KeyCode.ENTER);
    write("conta");
    Waiting.until(() -> shown().contains("containers"));
    push(KeyCode.ENTER);
    Waiting.until(() -> shown().contains("web"));
    assertThat(editor(Role.PATCH).text())
        .isEqualTo("spec:\n  template:\n    spec:\n      containers:\n      - name: ");
    assertThat(content().composer().currentProperty().get()).contains(PatchFormat.STRATEGIC);
    push(KeyCode.TAB);
    assertThat(editor(Role.PATCH).text()).endsWith("- name: web");
  }

  @Test
  void aDirectiveSaysWhatItDoes() {
    awaitAnswer();
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> content().composer().currentProperty().get().isPresent());
    awaitAnswer();
    caretBehind(Role.PATCH, "replicas: 3");
    push(KeyCode.ENTER);
    write("$");
    Waiting.until(() -> shown().contains("$retainKeys"));
    for (ThemeChoice choice : ThemeChoice.values()) {
      interact(() -> content().appearance().choiceProperty().set(choice));
      Waiting.until(() -> contrast() > 0.6);
    }
    push(KeyCode.ESCAPE);
    assertThat(shown()).isEmpty();
    assertThat(editor(Role.PATCH).text()).contains("replicas: 3\n  $\n");
  }
}
