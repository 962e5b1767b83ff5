package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.workspace.FieldAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** What is proved of a composed patch, and edits of it by what it is to do, in the window. */
class ComposeActionsTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(
        stage,
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("web.yaml", BuiltInExample.local()),
                Optional.of(OpenDocument.unfiled("live.yaml", BuiltInExample.live())))));
    place(stage, 1280, 900);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private String patch() {
    return editor(Role.PATCH).text();
  }

  private void awaitAnswer() {
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
  }

  /** The lines of the patch's notes that prove it. */
  private List<String> proof() {
    List<String> words = new ArrayList<>();
    Hyperlink notes = lookup("#patch-notes").query();
    if (lookup("#proof").tryQuery().isEmpty()) {
      interact(notes::fire);
    }
    ((FlowPane) lookup("#proof").query())
        .getChildren()
        .forEach(node -> words.add(((Labeled) node).getText()));
    return words;
  }

  private void compose() {
    awaitAnswer();
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> content().composer().currentProperty().get().isPresent());
    awaitAnswer();
  }

  private void say(String text) {
    interact(() -> editor(Role.PATCH).caret().focus());
    push(KeyCode.CONTROL, KeyCode.A);
    push(KeyCode.BACK_SPACE);
    write(text);
    push(KeyCode.ESCAPE);
    awaitAnswer();
  }

  private void act(FieldAction action, FieldPath field) {
    interact(() -> content().drafts().act(action, field));
  }

  @Test
  void aPatchBegunWithTheCalculatedOneIsProvedToDoTheSame() {
    compose();
    Waiting.until(() -> proof().contains("✓ same effect as the calculated patch"));
    assertThat(proof()).contains("✓ applies", "✓ changes nothing if applied again");
  }

  @Test
  void whereItDiffersIsSaidAndOneClickAway() {
    compose();
    Waiting.until(() -> !proof().isEmpty());
    int three = patch().indexOf("replicas: 3") + "replicas: 3".length();
    interact(() -> editor(Role.PATCH).caret().goTo(three));
    write("0");
    String differs = "• differs from the calculated patch in 1 field";
    Waiting.until(() -> proof().contains(differs));
    clickOn(differs);
    Waiting.until(
        () ->
            content().selection().getPath().equals(Optional.of(FieldPath.of("spec", "replicas"))));
  }

  @Test
  void minimisingKeepsTheEffectAndIsOneStepOfTheHistory() {
    compose();
    String before = patch();
    interact(() -> content().drafts().minimise());
    Waiting.until(() -> patch().length() < before.length());
    Waiting.until(() -> proof().contains("✓ same effect as the calculated patch"));
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> patch().equals(before));
  }

  @Test
  void anEmptyPatchChangesNothingAndSaysSo() {
    compose();
    interact(() -> content().drafts().startEmpty());
    Waiting.until(() -> proof().contains("• changes nothing"));
    assertThat(patch()).isEqualTo("{}\n");
  }

  @Test
  void actionsOnFieldsWriteThePatchInEachFormat() {
    compose();
    interact(() -> content().drafts().startEmpty());
    awaitAnswer();
    act(FieldAction.DELETE, FieldPath.of("spec", "replicas"));
    Waiting.until(() -> patch().equals("spec:\n  replicas: null\n"));
    interact(() -> content().composer().choose(PatchFormat.JSON));
    Waiting.until(
        () -> content().composer().currentProperty().get().equals(Optional.of(PatchFormat.JSON)));
    awaitAnswer();
    interact(() -> content().drafts().startEmpty());
    awaitAnswer();
    act(FieldAction.DELETE, FieldPath.of("spec", "replicas"));
    Waiting.until(() -> patch().contains("op: remove") || patch().contains("\"remove\""));
  }

  /** Typing replaces what was written. */
  @Test
  void aValueThatWasSetIsSelected() {
    compose();
    interact(() -> content().drafts().startEmpty());
    awaitAnswer();
    act(FieldAction.SET, FieldPath.of("spec", "replicas"));
    Waiting.until(() -> patch().matches("spec:\n  replicas: \\d\n"));
    write("53");
    assertThat(patch()).isEqualTo("spec:\n  replicas: 53\n");
    interact(() -> content().composer().choose(PatchFormat.JSON));
    Waiting.until(() -> patch().contains("/spec/replicas"));
    awaitAnswer();
    interact(() -> content().drafts().startEmpty());
    awaitAnswer();
    act(FieldAction.SET, FieldPath.of("spec", "replicas"));
    Waiting.until(() -> patch().contains("value: "));
    write("7");
    assertThat(patch()).contains("value: 7\n");
  }

  @Test
  void altShiftDownInTheResultMovesTheItem() {
    compose();
    interact(() -> content().drafts().startEmpty());
    awaitAnswer();
    Waiting.until(() -> proof().contains("• changes nothing"));
    String result = editor(Role.RESULT).text();
    int place = result.indexOf("name: A", result.indexOf("env:"));
    interact(() -> editor(Role.RESULT).caret().goTo(place + 3));
    Waiting.until(
        () ->
            content()
                .selection()
                .getPath()
                .filter(path -> path.toString().contains("name=A"))
                .isPresent());
    push(KeyCode.ALT, KeyCode.PAGE_DOWN);
    Waiting.until(() -> patch().contains("$setElementOrder/env:"));
    Waiting.until(
        () -> {
          String now = editor(Role.RESULT).text();
          return now.indexOf("name: B") > 0 && now.indexOf("name: B") < now.indexOf("name: A");
        });
  }

  @Test
  void switchingTheFormatConvertsTheDraft() {
    compose();
    say("spec: {replicas: 8}");
    Waiting.until(() -> editor(Role.RESULT).text().contains("replicas: 8"));
    interact(() -> content().composer().choose(PatchFormat.JSON));
    Waiting.until(() -> patch().contains("/spec/replicas"));
    awaitAnswer();
    assertThat(editor(Role.RESULT).text()).contains("replicas: 8");
  }
}
