package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Invisible characters are shown as what they are, and stay what they are. */
class HiddenCharactersInPanesTest extends WindowFixture {

  /** An override, two without width, and a tag, which is written as two halves. */
  private static final String LOCAL =
      "a: x\u202Ey\nb: p\u200B\u200Bq\nc: m\uDB40\uDC41n\n"
          + "apiVersion: v1\nkind: A\nmetadata: {name: a}\n";

  @Override
  public void start(Stage stage) {
    open(stage, documents(LOCAL, "a: 3\napiVersion: v1\nkind: A\nmetadata: {name: a}\n"));
  }

  private dev.tripatch.ui.editor.PaneEditor local() {
    return content().view().panes().view(Role.LOCAL).editor();
  }

  private int column() {
    return local().caret().placeProperty().get().column();
  }

  /** Waits for the hazards, too: their signs push the text to the right. */
  private void begin() {
    Waiting.until(() -> content().selection().getPath().isPresent());
    Waiting.until(() -> !content().findings().foundProperty().get().hazards().isEmpty());
    Waiting.settled();
    interact(() -> local().caret().focus());
    push(KeyCode.CONTROL, KeyCode.HOME);
  }

  private Label token(String name) {
    return from(lookup("#pane-local")).lookup(".syntax-hidden").<Label>queryAll().stream()
        .filter(label -> label.getText().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void eachIsShownByItsNumber() {
    begin();
    assertThat(token("U+202E").getWidth()).isPositive();
    assertThat(token("U+E0041").getWidth()).isPositive();
    assertThat(
            from(lookup("#pane-local")).lookup(".syntax-hidden").<Label>queryAll().stream()
                .filter(label -> label.getText().equals("U+200B")))
        .hasSize(2);
    assertThat(token("U+202E").localToScene(token("U+202E").getLayoutBounds()).getMaxX())
        .as("what follows stands to the right")
        .isLessThan(local().localToScene(local().getLayoutBounds()).getMaxX());
  }

  @Test
  void theCaretStepsOverOneAtATime() {
    begin();
    push(KeyCode.END);
    assertThat(column()).isEqualTo(7);
    push(KeyCode.LEFT);
    push(KeyCode.LEFT);
    assertThat(column()).isEqualTo(5);
    push(KeyCode.DELETE);
    assertThat(local().text()).startsWith("a: xy\n");
  }

  @Test
  void aClickBehindItPutsTheCaretBehindIt() {
    begin();
    Label token = token("U+202E");
    Bounds at = token.localToScreen(token.getLayoutBounds());
    clickOn(at.getMaxX() + 1, at.getCenterY());
    assertThat(column()).isEqualTo(6);
    clickOn(at.getMinX() + 1, at.getCenterY());
    assertThat(column()).isEqualTo(5);
  }

  @Test
  void copiedTextHasThemAsTheyAre() {
    begin();
    push(KeyCode.CONTROL, KeyCode.A);
    push(KeyCode.CONTROL, KeyCode.C);
    String[] copied = new String[1];
    interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
    assertThat(copied[0]).isEqualTo(LOCAL);
    assertThat(local().text()).isEqualTo(LOCAL);
  }
}
