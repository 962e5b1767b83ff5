package dev.tripatch.ui.app;

import static dev.tripatch.ui.Fragments.IDENTITY;
import static dev.tripatch.ui.Fragments.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.settings.Theme;
import dev.tripatch.ui.settings.ThemeChoice;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/** The window, driven with keys and mouse. */
class WindowTest extends WindowFixture {

  private static final String LAST =
      """
      image: web:1
      replicas: 3
      gone: set
      """
          + IDENTITY;
  private static final String LOCAL =
      """
      image: web:2
      replicas: 5
      same: here
      more: new
      """
          + IDENTITY;
  private static final String LIVE =
      """
      image: web:1
      replicas: 7
      gone: set
      same: here
      other: kept
      """
          + IDENTITY;

  @TempDir static Path folder;

  private Stage stage;
  private final AnsweredDialogs dialogs = new AnsweredDialogs();

  /** File dialogs that answer what the test put in. */
  private static final class AnsweredDialogs implements FileDialogs {

    private final Deque<Path> answers = new ArrayDeque<>();

    @Override
    public Optional<Path> askOpen(FileKind kind, String title) {
      return Optional.ofNullable(answers.poll());
    }

    @Override
    public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
      return Optional.ofNullable(answers.poll());
    }
  }

  @Override
  public void start(Stage given) {
    stage = given;
    open(
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.of(OpenDocument.unfiled("last.yaml", LAST)),
                OpenDocument.unfiled("local.yaml", LOCAL),
                Optional.of(OpenDocument.unfiled("live.yaml", LIVE)))));
  }

  private void open(StartDocuments documents) {
    Path settings = folder.resolve("settings");
    open(stage, services(settings), dialogs, documents);
    place(stage, 1000, 900);
  }

  private Documents documents() {
    return content().documents();
  }

  private ComparisonViewModel comparison() {
    return content().comparison();
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  private Optional<FieldPath> selected() {
    return content().selection().getPath();
  }

  private void select(String key) {
    interact(() -> content().selection().select(FieldPath.of(key)));
  }

  private void awaitAnswer() {
    Waiting.until(() -> comparison().getView().isPresent() && !comparison().busyProperty().get());
  }

  private void focus(Role pane) {
    interact(() -> content().view().panes().focus(pane));
  }

  /** Puts the caret into a pane's text, as a click there would. */
  private void caretTo(Role pane, int offset) {
    interact(() -> content().view().panes().view(pane).editor().caret().goTo(offset));
  }

  @Test
  void theAnswerFillsPatchResultAndTable() {
    awaitAnswer();
    assertThat(text(Role.PATCH))
        .startsWith("image: web:2\nreplicas: 5\nmore: new\n")
        .endsWith("gone: null\n");
    assertThat(text(Role.RESULT)).contains("other: kept").contains("gone: set");
    TableView<?> table = lookup("#field-table").query();
    assertThat(table.getItems()).hasSize(5);
    assertThat(lookup("#position").<Label>query().getText()).isEqualTo("change 2 of 4");
  }

  @Test
  void f7GoesFromChangeToChangeAndBack() {
    awaitAnswer();
    interact(() -> content().selection().clear());
    focus(Role.LOCAL);
    push(KeyCode.F7);
    assertThat(selected()).contains(FieldPath.of("image"));
    push(KeyCode.F7);
    assertThat(selected()).contains(FieldPath.of("replicas"));
    assertThat(lookup("#position").<Label>query().getText()).isEqualTo("change 2 of 4");
    push(KeyCode.ALT, KeyCode.DOWN);
    assertThat(selected()).contains(FieldPath.of("more"));
    push(KeyCode.SHIFT, KeyCode.F7);
    assertThat(selected()).contains(FieldPath.of("replicas"));
    push(KeyCode.ALT, KeyCode.UP);
    push(KeyCode.SHIFT, KeyCode.F7);
    assertThat(selected()).as("stays at the first").contains(FieldPath.of("image"));
  }

  @Test
  void pageKeysGoFromConflictToConflict() {
    awaitAnswer();
    focus(Role.RESULT);
    push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
    assertThat(selected()).contains(FieldPath.of("replicas"));
    push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
    assertThat(selected()).as("there is no other").contains(FieldPath.of("replicas"));
  }

  @Test
  void aClickInAPaneSelectsEverywhere() {
    awaitAnswer();
    Node line = from(lookup("#pane-live")).lookup(".paragraph-text").nth(1).query();
    // On the text: behind it there may be an offer to take the field.
    clickOn(offset(line, 60 - line.getLayoutBounds().getWidth() / 2, 0));
    assertThat(selected()).contains(FieldPath.of("replicas"));
    TableView<?> table = lookup("#field-table").query();
    int row = table.getSelectionModel().getSelectedIndex();
    assertThat(table.getColumns().getFirst().getCellData(row)).isEqualTo("replicas");
    for (String pane : new String[] {"local", "live", "patch", "result"}) {
      assertThat(from(lookup("#pane-" + pane)).lookup(".paragraph-box.selected-line").queryAll())
          .as(pane)
          .hasSize(1);
    }
    assertThat(from(lookup("#why-panel")).lookup(".why-path").queryText().getText())
        .isEqualTo("replicas");
  }

  @Test
  void aRowOfTheTableSelectsInThePanes() {
    awaitAnswer();
    clickOn(from(lookup("#field-table")).lookup(".table-row-cell").nth(3).<Node>query());
    Waiting.until(() -> selected().isPresent());
    assertThat(selected()).contains(FieldPath.of("gone"));
    assertThat(from(lookup("#pane-local")).lookup(".paragraph-box.selected-line").queryAll())
        .isEmpty();
    assertThat(from(lookup("#pane-live")).lookup(".paragraph-box.selected-line").queryAll())
        .hasSize(1);
  }

  @Test
  void typingUpdatesTheAnswer() {
    awaitAnswer();
    caretTo(Role.LOCAL, "image: web:2".length());
    type(KeyCode.DIGIT7);
    Waiting.until(() -> text(Role.PATCH).contains("image: web:27"));
    assertThat(documents().local().getText()).startsWith("image: web:27\n");
    assertThat(documents().local().isModified()).isTrue();
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> text(Role.PATCH).startsWith("image: web:2\n"));
    assertThat(documents().local().isModified()).isFalse();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Waiting.until(() -> text(Role.PATCH).contains("image: web:27"));
  }

  @Test
  void typingUpdatesTheCellsOfTheTable() {
    awaitAnswer();
    Node cell = from(lookup("#field-table")).lookup("web:2").query();
    caretTo(Role.LOCAL, "image: web:2".length());
    type(KeyCode.DIGIT7);
    Waiting.until(() -> text(Role.PATCH).contains("image: web:27"));
    Node changed = from(lookup("#field-table")).lookup("web:27").query();
    assertThat(changed).as("the same cell, with another text").isSameAs(cell);
  }

  @Test
  void typingMovesNeitherCaretNorView() {
    interact(
        () -> {
          documents().local().open(OpenDocument.unfiled("a", lines(300, "local")));
          documents().live().open(OpenDocument.unfiled("b", lines(300, "live")));
        });
    awaitAnswer();
    int offset = documents().local().getText().indexOf("field150: local") + 15;
    caretTo(Role.LOCAL, offset);
    List<String> before = shownLineNumbers();
    write("xyz");
    Waiting.until(() -> text(Role.RESULT).contains("field150: localxyz"));
    assertThat(shownLineNumbers()).isEqualTo(before);
    var editor = content().view().panes().view(Role.LOCAL).editor();
    assertThat(editor.caret().placeProperty().get().line()).isEqualTo(151);
    assertThat(editor.caret().placeProperty().get().column()).isEqualTo(19);
    assertThat(selected()).as("what was typed is explained").contains(FieldPath.of("field150"));
  }

  private static String lines(int count, String value) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append("field").append(i).append(": ").append(value).append('\n');
    }
    return text.append(IDENTITY).toString();
  }

  private List<String> shownLineNumbers() {
    return from(lookup("#pane-local")).lookup(".line-number").queryAllAs(Text.class).stream()
        .map(Text::getText)
        .sorted()
        .toList();
  }

  @Test
  void enterKeepsTheIndentationAndTabGoesWhereYamlTakesALine() {
    awaitAnswer();
    interact(() -> documents().local().open(OpenDocument.unfiled("a", "a: 1\n  b: 2\n")));
    caretTo(Role.LOCAL, "a: 1\n  b: 2".length());
    push(KeyCode.ENTER);
    push(KeyCode.TAB);
    write("c");
    assertThat(text(Role.LOCAL)).isEqualTo("a: 1\n  b: 2\nc\n");
  }

  private void openAnotherWindow() {
    stage.close();
    stage = new Stage();
    open(StartDocuments.NONE);
  }

  /** The search for hazards becomes due while the window is busy with being closed. */
  @Test
  void nothingIsLookedForOnceItIsClosed() throws Throwable {
    awaitAnswer();
    interact(
        () -> {
          sleep(600);
          window().close();
        });
    interact(() -> {});
    WaitForAsyncUtils.checkException();
  }

  @Test
  void settingsAreRemembered() {
    awaitAnswer();
    interact(
        () -> {
          content().appearance().setTextSize(15);
          content().appearance().choiceProperty().set(ThemeChoice.DARK);
          content().comparison().showRemovedProperty().set(false);
          content().comparison().showNoiseProperty().set(true);
          window().close();
          openAnotherWindow();
        });
    assertThat(content().appearance().textSizeProperty().get()).isEqualTo(15);
    assertThat(content().appearance().choiceProperty().get()).isEqualTo(ThemeChoice.DARK);
    assertThat(content().comparison().showRemovedProperty().get()).isFalse();
    assertThat(content().comparison().showNoiseProperty().get()).isTrue();
    interact(
        () -> {
          content().appearance().setTextSize(12);
          content().appearance().choiceProperty().set(ThemeChoice.LIGHT);
          content().comparison().showRemovedProperty().set(true);
          content().comparison().showNoiseProperty().set(false);
          window().close();
        });
  }

  @Test
  void aDirectiveUnderTheMouseIsExplained() {
    interact(() -> documents().live().open(OpenDocument.unfiled("a", "$retainKeys: [type]\n")));
    awaitAnswer();
    moveTo(from(lookup("#pane-live")).lookup(".syntax-directive").<Node>query());
    awaitTooltip("$retainKeys lists");
  }

  @Test
  void anIndentedDirectiveIsExplainedToo() {
    interact(
        () -> documents().live().open(OpenDocument.unfiled("a", "a:\n    $retainKeys: [type]\n")));
    awaitAnswer();
    moveTo(from(lookup("#pane-live")).lookup(".syntax-directive").<Node>query());
    awaitTooltip("$retainKeys lists");
  }

  @Test
  void aHazardUnderTheMouseIsExplainedRatherThanItsDirective() {
    interact(() -> documents().local().open(OpenDocument.unfiled("a", "$retainKeys: [type]\n")));
    Waiting.until(() -> !content().findings().foundProperty().get().hazards().isEmpty());
    moveTo(from(lookup("#pane-local")).lookup(".syntax-directive").<Node>query());
    awaitTooltip("Directive not known here");
  }

  private void awaitTooltip(String begin) {
    Waiting.until(
        () ->
            listTargetWindows().stream()
                .filter(Tooltip.class::isInstance)
                .anyMatch(shown -> ((Tooltip) shown).getText().startsWith(begin)));
  }

  @Test
  void shiftF1ReadsTheWhyPanel() {
    awaitAnswer();
    focus(Role.LOCAL);
    push(KeyCode.F7);
    push(KeyCode.SHIFT, KeyCode.F1);
    assertThat(lookup("#why-panel").query().isFocusWithin()).isTrue();
  }

  @Test
  void aBrokenDocumentKeepsTheLastGoodAnswer() {
    awaitAnswer();
    caretTo(Role.LOCAL, 0);
    write("!!");
    Waiting.until(() -> comparison().staleProperty().get());
    assertThat(text(Role.PATCH)).contains("replicas: 5").contains("gone: null");
    Waiting.until(
        () -> lookup("#stale").<Label>query().getText().equals("showing the last good answer"));
    assertThat(from(lookup("#pane-local")).lookup(".pane-message").query().isVisible()).isTrue();
    assertThat(from(lookup("#pane-local")).lookup(".wave").queryAll()).hasSize(1);
    push(KeyCode.BACK_SPACE);
    push(KeyCode.BACK_SPACE);
    Waiting.until(() -> !comparison().staleProperty().get());
    assertThat(from(lookup("#pane-local")).lookup(".pane-message").query().isVisible()).isFalse();
    assertThat(from(lookup("#pane-local")).lookup(".wave").queryAll()).isEmpty();
  }

  @Test
  void findGoesFromFindToFind() {
    awaitAnswer();
    caretTo(Role.LIVE, 0);
    push(KeyCode.CONTROL, KeyCode.F);
    write("e");
    Label count = from(lookup("#pane-live")).lookup(".count").query();
    assertThat(count.getText()).isEqualTo("1 of 13");
    push(KeyCode.F3);
    assertThat(count.getText()).isEqualTo("2 of 13");
    push(KeyCode.SHIFT, KeyCode.F3);
    push(KeyCode.SHIFT, KeyCode.F3);
    assertThat(count.getText()).isEqualTo("13 of 13");
    push(KeyCode.ESCAPE);
    assertThat(from(lookup("#pane-live")).lookup(".find-bar").query().isVisible()).isFalse();
  }

  @Test
  void removedLinesCanBeHidden() {
    awaitAnswer();
    assertThat(text(Role.RESULT)).contains("gone: set");
    clickOn("#show-removed");
    assertThat(text(Role.RESULT)).doesNotContain("gone: set").contains("same: here");
    clickOn("#show-removed");
    assertThat(text(Role.RESULT)).contains("gone: set");
  }

  @Test
  void aDoubleClickOnAHeaderMaximisesAndRestores() {
    awaitAnswer();
    doubleClickOn(from(lookup("#pane-result")).lookup(".title").<Node>query());
    assertThat(lookup("#pane-local").tryQuery()).isEmpty();
    Bounds result = lookup("#pane-result").query().getLayoutBounds();
    assertThat(result.getWidth()).isGreaterThan(990);
    doubleClickOn(from(lookup("#pane-result")).lookup(".title").<Node>query());
    assertThat(lookup("#pane-local").tryQuery()).isPresent();
  }

  @Test
  void keysGoToPanes() {
    awaitAnswer();
    focus(Role.LOCAL);
    push(KeyCode.CONTROL, KeyCode.DIGIT5);
    assertThat(content().view().panes().activeProperty().get()).isEqualTo(Role.RESULT);
    push(KeyCode.F6);
    assertThat(isFocusIn(content().view().tables())).isTrue();
    push(KeyCode.F6);
    assertThat(isFocusIn(content().view().why())).isTrue();
    push(KeyCode.F6);
    assertThat(isFocusIn(content().view().status())).isTrue();
    push(KeyCode.F6);
    assertThat(isFocusIn(lookup(".window-bar").query())).isTrue();
    push(KeyCode.F6);
    assertThat(isFocusIn(lookup(".path-line").query())).isTrue();
    push(KeyCode.F6);
    assertThat(focused()).isEqualTo(Role.LAST_APPLIED);
    push(KeyCode.CONTROL, KeyCode.F);
    push(KeyCode.F6);
    assertThat(focused()).isEqualTo(Role.LOCAL);
    push(KeyCode.SHIFT, KeyCode.F6);
    assertThat(isFocusIn(lookup("#pane-last-applied .find-bar").query())).isTrue();
    push(KeyCode.SHIFT, KeyCode.F6);
    push(KeyCode.SHIFT, KeyCode.F6);
    push(KeyCode.SHIFT, KeyCode.F6);
    assertThat(isFocusIn(lookup(".window-bar").query())).isTrue();
  }

  private boolean isFocusIn(Node part) {
    return Stream.<Node>iterate(stage.getScene().getFocusOwner(), Objects::nonNull, Node::getParent)
        .anyMatch(part::equals);
  }

  private Role focused() {
    Role active = content().view().panes().activeProperty().get();
    assertThat(isFocusIn(content().view().panes().view(active))).isTrue();
    return active;
  }

  @Test
  void themeAndTextSizeChangeAtOnce() {
    awaitAnswer();
    interact(() -> content().appearance().choiceProperty().set(ThemeChoice.DARK));
    assertThat(stage.getScene().getStylesheets()).isEqualTo(Theme.DARK.stylesheets());
    interact(() -> content().appearance().choiceProperty().set(ThemeChoice.LIGHT));
    assertThat(stage.getScene().getStylesheets()).isEqualTo(Theme.LIGHT.stylesheets());
    focus(Role.LOCAL);
    push(KeyCode.CONTROL, KeyCode.EQUALS);
    assertThat(content().appearance().textSizeProperty().get()).isEqualTo(13);
    push(KeyCode.CONTROL, KeyCode.DIGIT0);
    assertThat(content().appearance().textSizeProperty().get()).isEqualTo(12);
  }

  @Test
  void aFileOpensIntoTheActivePaneAndIsSaved() throws IOException {
    awaitAnswer();
    Path file = Files.writeString(folder.resolve("opened.yaml"), "image: web:8\r\nsame: x\r\n");
    dialogs.answers.add(file);
    focus(Role.LOCAL);
    push(KeyCode.CONTROL, KeyCode.O);
    Waiting.until(() -> text(Role.LOCAL).equals("image: web:8\nsame: x\n"));
    caretTo(Role.LOCAL, "image: web:8".length());
    type(KeyCode.DIGIT1);
    push(KeyCode.CONTROL, KeyCode.S);
    assertThat(Files.readString(file)).isEqualTo("image: web:81\r\nsame: x\r\n");
    assertThat(documents().local().isModified()).isFalse();
  }

  @Test
  void aFileChangedMeanwhileIsNotOverwrittenUnasked() throws IOException {
    awaitAnswer();
    Path file = Files.writeString(folder.resolve("shared.yaml"), "image: web:8\n");
    interact(() -> content().files().open(Role.LOCAL, file));
    caretTo(Role.LOCAL, 0);
    write("#");
    Files.writeString(file, "image: web:9\n");
    push(KeyCode.CONTROL, KeyCode.S);
    clickOn("Cancel");
    assertThat(Files.readString(file)).isEqualTo("image: web:9\n");
    assertThat(documents().local().isModified()).isTrue();
    push(KeyCode.CONTROL, KeyCode.S);
    clickOn("Overwrite");
    assertThat(Files.readString(file)).isEqualTo("#image: web:8\n");
  }

  @Test
  void ofManyObjectsThePersonChooses() throws IOException {
    awaitAnswer();
    Path file =
        Files.writeString(
            folder.resolve("many.yaml"),
            """
            kind: Service
            name: web
            ---
            kind: Deployment
            name: web
            ---
            kind: Deployment
            name: side
            """);
    Path alone = Files.writeString(folder.resolve("alone.yaml"), "kind: Deployment\nname: side\n");
    interact(() -> content().files().open(Role.LOCAL, alone));
    Platform.runLater(() -> content().files().open(Role.LIVE, file));
    Waiting.settled();
    Node filter = lookup("#object-filter").query();
    Waiting.until(() -> filter.equals(filter.getScene().getFocusOwner()));
    clickOn(filter).write("depl ").push(KeyCode.DOWN).push(KeyCode.ENTER);
    Waiting.until(() -> text(Role.LIVE).equals("kind: Deployment\nname: side\n"));
  }

  @Test
  void aFileThatIsNoTextIsRefusedInWords() throws IOException {
    awaitAnswer();
    Path file = Files.write(folder.resolve("picture.png"), new byte[] {(byte) 0x89, 80, 78, 71});
    interact(() -> content().files().open(Role.LIVE, file));
    assertThat(lookup("#status-message").<Label>query().getText())
        .isEqualTo("picture.png is not UTF-8 text.");
    assertThat(text(Role.LIVE)).isEqualTo(LIVE);
  }

  @Test
  void textThatIsNotSavedIsNotReplacedUnasked() {
    awaitAnswer();
    caretTo(Role.LOCAL, 0);
    write("#");
    Platform.runLater(
        () -> content().files().openText(Role.LOCAL, "dropped text", named("image: z\n")));
    Waiting.settled();
    clickOn("Cancel");
    assertThat(text(Role.LOCAL)).startsWith("#image");
    Platform.runLater(
        () -> content().files().openText(Role.LOCAL, "dropped text", named("image: z\n")));
    Waiting.settled();
    clickOn("Discard Changes");
    Waiting.until(() -> text(Role.PATCH).contains("image: z"));
  }

  @Test
  void closingAsksAboutUnsavedText() {
    awaitAnswer();
    caretTo(Role.LOCAL, 0);
    write("#");
    Platform.runLater(window()::close);
    Waiting.settled();
    clickOn("Cancel");
    assertThat(stage.isShowing()).isTrue();
    Platform.runLater(window()::close);
    Waiting.settled();
    clickOn("Discard Changes");
    Waiting.until(() -> !stage.isShowing());
  }

  @Test
  void thePatchIsCopiedAsItIsShown() {
    awaitAnswer();
    clickOn("#copy-patch");
    assertThat(clipboard()).isEqualTo(text(Role.PATCH));
    clickOn("#patch-as-json");
    assertThat(text(Role.PATCH)).startsWith("{");
    clickOn("#copy-patch");
    assertThat(clipboard()).startsWith("{");
  }

  private String clipboard() {
    String[] text = new String[1];
    interact(() -> text[0] = Clipboard.getSystemClipboard().getString());
    return text[0];
  }

  @Test
  void theGutterAndTheStripSelect() {
    awaitAnswer();
    Node strip = from(lookup("#pane-local")).lookup(".overview-strip").query();
    Bounds bounds = strip.localToScreen(strip.getBoundsInLocal());
    clickOn(bounds.getCenterX(), bounds.getMinY() + bounds.getHeight() * 0.19, MouseButton.PRIMARY);
    assertThat(selected()).contains(FieldPath.of("replicas"));
    select("same");
    clickOn(from(lookup("#pane-live")).lookup(".mark-glyph").nth(0).<Node>query());
    assertThat(selected()).contains(FieldPath.of("image"));
  }
}
