package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Undo, redo and what is not saved, while a patch is composed for an object of a list. */
class UndoInDraftsTest extends WindowFixture {

  private static final FieldPath A = FieldPath.of("data", "a");

  @TempDir Path folder;

  @Override
  public void start(Stage stage) {
    try {
      open(
          stage,
          services(),
          new NoFileDialogs(),
          StartDocuments.of(
              new ObjectSources(
                  List.of(folder("last", "1")),
                  List.of(folder("local", "2")),
                  List.of(folder("live", "3")),
                  true)));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    place(stage, 1280, 900);
  }

  private Path folder(String name, String value) throws IOException {
    Path in = Files.createDirectories(folder.resolve(name));
    for (String each : List.of("web", "api", "jobs")) {
      Files.writeString(
          in.resolve(each + ".yaml"),
          """
          apiVersion: v1
          kind: ConfigMap
          metadata: {name: %s}
          data:
            a: "%s"
            b: "1"
          """
              .formatted(each, value));
    }
    return in;
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private String text(Role pane) {
    return content().documents().of(pane).orElseThrow().getText();
  }

  private Optional<PatchFormat> composing() {
    return content().composer().currentProperty().get();
  }

  private String said() {
    return lookup("#status-message").<Label>query().getText();
  }

  private boolean isDotShown() {
    return content().view().panes().view(Role.PATCH).modifiedDot().isVisible();
  }

  /** In all objects together; what one of them is to have is known of its row. */
  private void awaitUndecided(int wanted) {
    awaitAnswer();
    Waiting.until(
        () ->
            content().objects().model().rows().stream().mapToInt(ObjectRow::undecided).sum()
                == wanted);
    Waiting.until(
        () ->
            lookup("#undecided")
                .queryLabeled()
                .getText()
                .equals(wanted == 3 ? "1 conflict undecided" : "1 conflict decided"));
  }

  private void awaitAnswer() {
    Waiting.until(
        () ->
            content().objects().model().survey().progressProperty().get().isOver()
                && !content().comparison().busyProperty().get());
  }

  private void undo() {
    push(KeyCode.CONTROL, KeyCode.Z);
    awaitAnswer();
  }

  private void redo() {
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    awaitAnswer();
  }

  /** A decision that is undone, and a draft that the keyboard is in. */
  private void undoADecisionAndCompose() {
    awaitUndecided(3);
    interact(() -> content().selection().select(A));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    awaitUndecided(2);
    undo();
    awaitUndecided(3);
    compose();
  }

  private void compose() {
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> composing().isPresent());
    awaitAnswer();
  }

  /** Puts the caret at the end of some text of the patch and types. */
  private void typeAfter(String text, String typed) {
    int place = editor(Role.PATCH).text().indexOf(text) + text.length();
    interact(() -> editor(Role.PATCH).caret().goTo(place));
    interact(() -> content().documents().history().step(() -> {}));
    write(typed);
    awaitAnswer();
  }

  @Test
  void redoInADraftDoesNoDecisionAgain() {
    undoADecisionAndCompose();
    String local = text(Role.LOCAL);
    typeAfter("a: \"", "7");
    undo();
    typeAfter("a: \"", "8");
    String draft = editor(Role.PATCH).text();
    redo();
    assertThat(said()).isEqualTo("There is nothing to redo in Patch.");
    undo();
    redo();
    redo();
    assertThat(editor(Role.PATCH).text()).isEqualTo(draft);
    assertThat(text(Role.LOCAL)).isEqualTo(local);
    assertThat(composing()).isPresent();
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> composing().isEmpty());
    awaitUndecided(3);
    redo();
    awaitUndecided(2);
    assertThat(text(Role.LOCAL)).contains("a: \"3\"");
  }

  @Test
  void undoInADraftTakesNoDecisionBack() {
    awaitUndecided(3);
    compose();
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> composing().isEmpty());
    awaitAnswer();
    interact(() -> content().selection().select(A));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    awaitUndecided(2);
    compose();
    typeAfter("{", " ");
    undo();
    undo();
    assertThat(text(Role.LOCAL)).contains("a: \"3\"");
  }

  @Test
  void aDecisionThatIsDoneAgainFromLiveIsShownAndCounted() {
    undoADecisionAndCompose();
    clickOn(editor(Role.LIVE));
    redo();
    assertThat(composing()).isEmpty();
    awaitUndecided(2);
    assertThat(said()).startsWith("Redone: ");
    undo();
    awaitUndecided(3);
  }

  @Test
  void aPatchSaidInAnotherFormatIsNotSavedEither() {
    awaitUndecided(3);
    compose();
    assertThat(isDotShown()).isFalse();
    assertThat(stage().getTitle()).doesNotStartWith("●");
    typeAfter("a: \"", "7");
    assertThat(isDotShown()).isTrue();
    assertThat(stage().getTitle()).startsWith("● ");
    push(KeyCode.ALT, KeyCode.DIGIT3);
    Waiting.until(() -> composing().equals(Optional.of(PatchFormat.JSON)));
    assertThat(isDotShown()).isTrue();
    assertThat(stage().getTitle()).startsWith("● ");
  }

  @Test
  void undoOfAConversionGoesBackToTheCaret() {
    awaitUndecided(3);
    compose();
    typeAfter("a: \"", "7");
    int caret = editor(Role.PATCH).caret().offset();
    assertThat(caret).isPositive();
    push(KeyCode.ALT, KeyCode.DIGIT3);
    Waiting.until(() -> composing().equals(Optional.of(PatchFormat.JSON)));
    awaitAnswer();
    editorHasKeyboard();
    undo();
    Waiting.until(() -> composing().equals(Optional.of(PatchFormat.STRATEGIC)));
    assertThat(editor(Role.PATCH).caret().offset()).isEqualTo(caret);
    typeAfter("a: \"7", "7");
    redo();
    assertThat(composing()).contains(PatchFormat.STRATEGIC);
  }

  private void editorHasKeyboard() {
    interact(() -> content().view().panes().focus(Role.PATCH));
    Waiting.until(() -> content().view().panes().view(Role.PATCH).hasFocus());
  }

  /** A line that begins as the next one does: only the caret tells where it came. */
  @Test
  void undoOfLinesGoesBackToTheEndOfTheirLine() {
    awaitUndecided(3);
    String line = "  a: \"2\"";
    int end = text(Role.LOCAL).indexOf(line) + line.length();
    interact(() -> editor(Role.LOCAL).caret().goTo(end));
    interact(
        () -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, "\n  c: x")));
    push(KeyCode.CONTROL, KeyCode.V);
    awaitAnswer();
    assertThat(text(Role.LOCAL)).contains(line + "\n  c: x\n  b:");
    undo();
    assertThat(text(Role.LOCAL)).contains(line + "\n  b:");
    assertThat(editor(Role.LOCAL).caret().offset()).isEqualTo(end);
    redo();
    assertThat(editor(Role.LOCAL).caret().offset()).isEqualTo(end + "\n  c: x".length());
  }

  @Test
  void whoSavesOneObjectIsToldHowManyAreLeft() {
    for (String name : List.of("web", "api", "jobs")) {
      show(name);
      interact(() -> content().documents().local().type(text(Role.LOCAL) + "# typed\n"));
    }
    save("jobs.yaml; 2 objects are not saved");
    show("api");
    save("api.yaml; 1 object is not saved");
    show("web");
    save("web.yaml");
    assertThat(stage().getTitle()).doesNotStartWith("●");
  }

  private void show(String name) {
    awaitAnswer();
    interact(
        () ->
            content().objects().model().rows().stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .ifPresent(row -> content().objects().model().show(row, () -> {})));
    Waiting.until(() -> text(Role.LOCAL).contains("name: " + name));
    interact(() -> content().view().panes().focus(Role.LOCAL));
  }

  private void save(String words) {
    push(KeyCode.CONTROL, KeyCode.S);
    Waiting.until(() -> said().equals("Saved Local to " + words));
  }
}
