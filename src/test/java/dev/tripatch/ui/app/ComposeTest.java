package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Composing a patch by hand, as a person does. */
class ComposeTest extends WindowFixture {

  private static final FieldPath READY = FieldPath.of("spec", "minReadySeconds");

  @TempDir Path folder;

  private final Deque<Path> files = new ArrayDeque<>();

  /** File dialogs that answer what the test put in. */
  private final class AnsweredDialogs implements FileDialogs {

    @Override
    public Optional<Path> askOpen(FileKind kind, String title) {
      return Optional.ofNullable(files.poll());
    }

    @Override
    public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
      return Optional.ofNullable(files.poll());
    }
  }

  @Override
  public void start(Stage stage) {
    open(
        stage,
        services(),
        new AnsweredDialogs(),
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

  private String result() {
    return editor(Role.RESULT).text();
  }

  private DocumentViewModel draft(PatchFormat format) {
    return content().documents().drafts().in(format);
  }

  private Optional<PatchFormat> composing() {
    return content().composer().currentProperty().get();
  }

  private boolean isStale() {
    return content().comparison().staleProperty().get();
  }

  private void awaitCalculated() {
    Waiting.until(() -> content().comparison().patch().getShown().isPresent());
  }

  private void compose(PatchFormat format) {
    Waiting.until(() -> composing().equals(Optional.of(format)));
    Waiting.until(
        () -> {
          Optional<ShownPatch> shown = content().comparison().patch().getShown();
          return !content().comparison().busyProperty().get()
              && shown.filter(patch -> patch.format() == format).isPresent();
        });
  }

  /** Puts the caret behind some text of the patch and types. */
  private void typeBehind(String text, String typed) {
    int place = editor(Role.PATCH).text().indexOf(text) + text.length();
    interact(() -> editor(Role.PATCH).caret().goTo(place));
    write(typed);
  }

  @Test
  void theWhyPanelTellsWhatATypedDirectiveDoes() {
    awaitCalculated();
    clickOn("#compose");
    compose(PatchFormat.STRATEGIC);
    interact(() -> editor(Role.PATCH).caret().goTo(0));
    push(KeyCode.CONTROL, KeyCode.A);
    write("spec: {strategy: {$patch: delete}}");
    int directive = editor(Role.PATCH).text().indexOf("$patch");
    interact(() -> editor(Role.PATCH).caret().goTo(directive + 1));
    Waiting.until(() -> why().contains("leaves strategy as the empty map {}"));
  }

  /** As its key and its menu do: the patch to begin with is that of the texts as they are. */
  @Test
  void theButtonWaitsForTheAnswerAboutWhatWasTyped() {
    awaitCalculated();
    String local = content().documents().local().getText();
    interact(
        () -> {
          content().documents().local().type(local + "extra: typed\n");
          lookup("#compose").<ToggleButton>query().fire();
        });
    compose(PatchFormat.STRATEGIC);
    assertThat(draft(PatchFormat.STRATEGIC).getText()).contains("extra: typed");
  }

  private String marks(Role pane) {
    return editor(pane).lookup(".overview-strip").getAccessibleText();
  }

  private void composeForSeven() {
    interact(
        () ->
            content()
                .composer()
                .open(
                    PatchFormat.STRATEGIC,
                    OpenDocument.unfiled("seven.yaml", "spec: {replicas: 70}\n")));
    compose(PatchFormat.STRATEGIC);
    Waiting.until(() -> result().contains("replicas: 70"));
    assertThat(marks(Role.LIVE)).isNotEqualTo("No marks");
  }

  @Test
  void whoLeavesAPatchWithoutALocalLeavesNoMark() {
    awaitCalculated();
    interact(() -> content().documents().local().type(""));
    composeForSeven();
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> marks(Role.LIVE).equals("No marks"));
    assertThat(marks(Role.PATCH)).isEqualTo("No marks");
    assertThat(editor(Role.PATCH).text()).isEmpty();
    assertThat(result()).isEmpty();
  }

  @Test
  void whoLeavesAPatchBesideABrokenLocalLeavesNothingOfIt() {
    awaitCalculated();
    composeForSeven();
    interact(() -> content().documents().local().type("kind: ["));
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(this::isStale);
    Waiting.until(() -> marks(Role.LIVE).equals("No marks"));
    assertThat(marks(Role.PATCH)).isEqualTo("No marks");
    assertThat(editor(Role.PATCH).text()).isEmpty();
    assertThat(result()).isEmpty();
  }

  @Test
  void undoOfABeginningBringsTheCalculatedPatchBack() {
    awaitCalculated();
    String calculated = editor(Role.PATCH).text();
    clickOn("#compose");
    compose(PatchFormat.STRATEGIC);
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> composing().isEmpty());
    assertThat(editor(Role.PATCH).text()).isEqualTo(calculated);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    compose(PatchFormat.STRATEGIC);
  }

  private String why() {
    return content()
        .selection()
        .whyProperty()
        .get()
        .map(why -> why.sentence().replace("`", ""))
        .orElse("");
  }

  @Test
  void typingAPatchShowsWhatItMakesOfLive() {
    awaitCalculated();
    clickOn("#compose");
    compose(PatchFormat.STRATEGIC);
    assertThat(lookup("#compose").queryAs(ToggleButton.class).isSelected()).isTrue();
    assertThat(editor(Role.PATCH).text()).contains("minReadySeconds: 10\n");
    typeBehind("minReadySeconds: 1", "2");
    Waiting.until(() -> result().contains("minReadySeconds: 120\n"));
    assertThat(content().selection().getPath()).contains(READY);
    assertThat(content().selection().whyProperty().get().orElseThrow().headline())
        .isEqualTo("Added by your patch.");
    assertThat(content().comparison().getView().orElseThrow().rows())
        .allMatch(row -> row.local().equals("—"))
        .noneMatch(row -> row.mark() == Mark.CONFLICT);
    assertThat(content().documents().local().getText()).isEqualTo(BuiltInExample.local());
  }

  @Test
  void aWrongPatchKeepsTheLastGoodResultUntilItIsMended() {
    awaitCalculated();
    push(KeyCode.CONTROL, KeyCode.E);
    compose(PatchFormat.STRATEGIC);
    String before = result();
    typeBehind("replicas: ", "[");
    Waiting.until(this::isStale);
    Waiting.until(() -> lookup("#pane-patch .place").tryQuery().isPresent());
    assertThat(result()).isEqualTo(before);
    push(KeyCode.BACK_SPACE);
    Waiting.until(() -> !isStale());
    assertThat(lookup("#pane-patch .place").tryQuery()).isEmpty();
    typeBehind("replicas: ", "4");
    Waiting.until(() -> result().contains("replicas: 43\n"));
  }

  @Test
  void whatIsWrongInAPatchIsSaidWhetherItIsRefusedOrNot() {
    awaitCalculated();
    push(KeyCode.CONTROL, KeyCode.E);
    compose(PatchFormat.STRATEGIC);
    interact(() -> editor(Role.PATCH).caret().goTo(0));
    push(KeyCode.CONTROL, KeyCode.A);
    write("spec: {replica: 3, strategy: {$patch: remove}}");
    Waiting.until(
        () -> hazards().equals(List.of(HazardKind.UNKNOWN_FIELD, HazardKind.UNKNOWN_DIRECTIVE)));
    assertThat(isStale()).isTrue();
    push(KeyCode.CONTROL, KeyCode.A);
    write("spec: {replica: 3}");
    Waiting.until(() -> hazards().equals(List.of(HazardKind.UNKNOWN_FIELD)));
    assertThat(isStale()).isFalse();
    interact(() -> content().selection().select(FieldPath.of("spec", "replica")));
    Waiting.until(
        () ->
            lookup("#why-panel .why-dialect").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().contains("Did you mean replicas?")));
  }

  private List<HazardKind> hazards() {
    return content().findings().foundProperty().get().hazards().stream().map(Hazard::kind).toList();
  }

  @Test
  void theCalculatedPatchComesBackAndTheTextStays() {
    awaitCalculated();
    clickOn("#compose");
    compose(PatchFormat.STRATEGIC);
    typeBehind("minReadySeconds: 1", "2");
    Waiting.until(() -> result().contains("minReadySeconds: 120\n"));
    clickOn("#compose");
    Waiting.until(() -> editor(Role.PATCH).text().contains("minReadySeconds: 10\n"));
    Waiting.until(() -> result().contains("minReadySeconds: 10\n"));
    clickOn("#compose");
    compose(PatchFormat.STRATEGIC);
    assertThat(editor(Role.PATCH).text()).contains("minReadySeconds: 120\n");
  }

  @Test
  void everyFormatSaysWhatIsWrittenNow() {
    awaitCalculated();
    clickOn("#compose");
    compose(PatchFormat.STRATEGIC);
    typeBehind("minReadySeconds: 1", "2");
    clickOn("#patch-json");
    compose(PatchFormat.JSON);
    assertThat(editor(Role.PATCH).text()).startsWith("- op: ").contains("value: 120\n");
    typeBehind("path: /spec/minReadySeconds\n  value: 1", "5");
    Waiting.until(() -> result().contains("minReadySeconds: 1520\n"));
    clickOn("#patch-strategic");
    compose(PatchFormat.STRATEGIC);
    assertThat(editor(Role.PATCH).text()).contains("minReadySeconds: 1520\n");
    assertThat(result()).contains("minReadySeconds: 1520\n");
  }

  @Test
  void startingOverCanBeUndone() {
    awaitCalculated();
    clickOn("#compose");
    compose(PatchFormat.STRATEGIC);
    typeBehind("minReadySeconds: 1", "2");
    Waiting.until(() -> result().contains("minReadySeconds: 120\n"));
    clickOn("#patch-notes").clickOn("#compose-start-over");
    Waiting.until(() -> result().contains("minReadySeconds: 10\n"));
    compose(PatchFormat.STRATEGIC);
    interact(() -> content().view().panes().focus(Role.PATCH));
    Waiting.until(() -> content().view().panes().view(Role.PATCH).hasFocus());
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(draft(PatchFormat.STRATEGIC).getText()).contains("minReadySeconds: 120\n");
    Waiting.until(() -> result().contains("minReadySeconds: 120\n"));
  }

  @Test
  void aPatchIsSavedAndOpenedAgain() throws IOException {
    awaitCalculated();
    clickOn("#patch-json");
    clickOn("#compose");
    compose(PatchFormat.JSON);
    typeBehind("path: /spec/minReadySeconds\n  value: 1", "5");
    assertThat(draft(PatchFormat.JSON).isModified()).isTrue();
    Path file = folder.resolve("patch.yaml");
    files.add(file);
    interact(content().patches()::saveAs);
    assertThat(file).content().isEqualTo(editor(Role.PATCH).text());
    assertThat(draft(PatchFormat.JSON).isModified()).isFalse();
    Files.writeString(file, "- op: remove\r\n  path: /spec/replicas\r\n");
    files.add(file);
    interact(content().patches()::open);
    compose(PatchFormat.JSON);
    assertThat(editor(Role.PATCH).text()).isEqualTo("- op: remove\n  path: /spec/replicas\n");
    Waiting.until(() -> content().comparison().getView().orElseThrow().rows().size() == 1);
  }

  @Test
  void closingAsksForAPatchThatIsNotSaved() {
    awaitCalculated();
    clickOn("#compose");
    compose(PatchFormat.STRATEGIC);
    typeBehind("minReadySeconds: 1", "2");
    Platform.runLater(() -> window().close());
    Waiting.until(() -> lookup("Cancel").tryQuery().isPresent());
    assertThat(lookup("The patch that you composed has changes that are not saved.").tryQuery())
        .isPresent();
    clickOn("Cancel");
    assertThat(stage().isShowing()).isTrue();
  }

  @Test
  void withoutLocalThereIsStillAPatchToCompose() {
    awaitCalculated();
    interact(() -> content().documents().local().type(""));
    Waiting.until(() -> content().comparison().getView().isEmpty());
    push(KeyCode.CONTROL, KeyCode.E);
    compose(PatchFormat.STRATEGIC);
    assertThat(editor(Role.PATCH).text()).isEqualTo("{}\n");
    typeBehind("{", "spec: {replicas: 1}");
    Waiting.until(() -> result().contains("replicas: 1\n"));
  }
}
