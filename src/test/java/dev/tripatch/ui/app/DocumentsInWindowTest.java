package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.editor.EditorCaret;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Opening, saving, undoing and asking, with real files, keys and clicks. */
class DocumentsInWindowTest extends WindowFixture {

  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
      spec:
        # as many as there are zones
        replicas: 3 # ask ops
        paused: false
      """;

  private static final String LIVE = LOCAL.replace("3 # ask ops", "7").replaceAll(" +# .*\n", "");

  private static final String SERVICE =
      "apiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  type: ClusterIP\n";

  @TempDir Path folder;

  private final DocumentFiles files = new DocumentFiles();
  private final Deque<Path> answers = new ArrayDeque<>();
  private Optional<Path> begin = Optional.empty();

  private final class AnsweredDialogs implements FileDialogs {

    @Override
    public void beginIn(Path place) {
      begin = Optional.of(place);
    }

    @Override
    public Optional<Path> askOpen(FileKind kind, String title) {
      return Optional.ofNullable(answers.poll());
    }

    @Override
    public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
      return Optional.ofNullable(answers.poll());
    }
  }

  private Path file(String name, String text) {
    try {
      return Files.writeString(folder.resolve(name), text);
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  private OpenDocument opened(Path file, int object) {
    try {
      return files.read(file).get(object);
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  private void open(OpenDocument local, OpenDocument live, Optional<OpenDocument> lastApplied) {
    interact(
        () -> {
          open(
              stage(),
              services(),
              new AnsweredDialogs(),
              StartDocuments.of(new ThreeDocuments<>(lastApplied, local, Optional.of(live))));
          place(stage(), 1300, 900);
        });
    Waiting.until(() -> stage().isShowing() && content().comparison().getView().isPresent());
  }

  private void open(Path local) {
    open(opened(local, 0), OpenDocument.unfiled("live", LIVE), Optional.empty());
  }

  private DocumentViewModel document(Role pane) {
    return content().documents().of(pane).orElseThrow();
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private String text(Role pane) {
    return editor(pane).text();
  }

  private void typeAt(Role pane, int offset, String words) {
    interact(() -> editor(pane).caret().goTo(offset));
    write(words);
  }

  private void save() {
    push(KeyCode.CONTROL, KeyCode.S);
  }

  private String said() {
    return lookup("#status-message").<Label>query().getText();
  }

  private static long questions() {
    return Window.getWindows().stream().filter(Stage.class::isInstance).count() - 1;
  }

  @Test
  void savingATextWithoutItsLastBreakLeavesCaretTextAndHistory() throws IOException {
    Path file = file("web.yaml", LOCAL);
    open(file);
    typeAt(Role.LOCAL, LOCAL.length(), "");
    push(KeyCode.BACK_SPACE);
    write("x");
    save();
    String typed = LOCAL.stripTrailing() + "x";
    assertThat(Files.readString(file)).isEqualTo(typed);
    assertThat(text(Role.LOCAL)).isEqualTo(typed);
    assertThat(document(Role.LOCAL).isModified()).isFalse();
    write("y");
    assertThat(text(Role.LOCAL)).as("the caret stays").isEqualTo(typed + "y");
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text(Role.LOCAL)).as("what was typed since").isEqualTo(typed);
    push(KeyCode.CONTROL, KeyCode.Z);
    if (!text(Role.LOCAL).equals(LOCAL)) {
      push(KeyCode.CONTROL, KeyCode.Z); // a slow machine pauses between the two keys
    }
    assertThat(text(Role.LOCAL)).isEqualTo(LOCAL);
    assertThat(document(Role.LOCAL).isModified()).isTrue();
  }

  @Test
  void savingOneOfSeveralObjectsLeavesTheCaretToo() throws IOException {
    Path file = file("all.yaml", "\uFEFF" + LOCAL + "---\r\n" + SERVICE);
    open(file);
    interact(() -> editor(Role.LOCAL).caret().goTo(LOCAL.length()));
    push(KeyCode.BACK_SPACE);
    write("x");
    save();
    assertThat(Files.readString(file))
        .isEqualTo("\uFEFF" + LOCAL.replace("false\n", "falsex\n") + "---\r\n" + SERVICE);
    write("y");
    save();
    assertThat(Files.readString(file)).contains("falsexy\n---\r\n");
    assertThat(text(Role.LOCAL)).endsWith("falsexy");
  }

  @Test
  void severalObjectsTypedIntoOneFileAreSavedAgainAndAgain() throws IOException {
    Path file = file("web.yaml", LOCAL);
    open(file);
    typeAt(Role.LOCAL, LOCAL.length(), "---");
    push(KeyCode.ENTER);
    write("kind: Service");
    save();
    write("s");
    save();
    assertThat(Files.readString(file)).isEqualTo(LOCAL + "---\nkind: Services");
  }

  @Test
  void liveIsSavedWhereItIsActive() throws IOException {
    Path live = file("live.yaml", LIVE);
    open(opened(file("web.yaml", LOCAL), 0), opened(live, 0), Optional.empty());
    typeAt(Role.LIVE, 0, "#");
    save();
    assertThat(Files.readString(live)).isEqualTo("#" + LIVE);
    assertThat(said()).isEqualTo("Saved Live to live.yaml");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no POSIX permissions")
  void aReadOnlyFileCanBeSavedElsewhere() throws IOException {
    Path file = file("web.yaml", LOCAL);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    open(file);
    typeAt(Role.LOCAL, 0, "#");
    answers.add(folder.resolve("mine.yaml"));
    save();
    Waiting.until(() -> questions() == 1);
    assertThat(lookup("web.yaml could not be saved.").tryQuery()).isPresent();
    push(KeyCode.ENTER);
    Waiting.until(() -> questions() == 0);
    assertThat(Files.readString(folder.resolve("mine.yaml"))).isEqualTo("#" + LOCAL);
    assertThat(Files.readString(file)).isEqualTo(LOCAL);
    assertThat(document(Role.LOCAL).getOpened().name()).isEqualTo("mine.yaml");
    assertThat(begin).contains(folder);
  }

  @Test
  void aFileThatIsGoneIsWrittenAnewOnlyIfAskedTo() throws IOException {
    Path file = file("web.yaml", LOCAL);
    open(file);
    typeAt(Role.LOCAL, 0, "#");
    Files.delete(file);
    save();
    Waiting.until(() -> questions() == 1);
    push(KeyCode.ESCAPE);
    Waiting.until(() -> questions() == 0);
    assertThat(file).doesNotExist();
    save();
    clickOn("Write Again");
    assertThat(Files.readString(file)).isEqualTo("#" + LOCAL);
  }

  @Test
  void whatAnotherProgramWroteCanBeComparedAndIsNotOverwrittenByEnter() throws IOException {
    Path file = file("web.yaml", LOCAL);
    open(file);
    typeAt(Role.LOCAL, 0, "#");
    String theirs = LOCAL.replace("replicas: 3", "replicas: 4");
    Files.writeString(file, theirs);
    save();
    clickOn("Compare");
    ListView<?> lines = lookup("#comparison-list").query();
    assertThat(lines.getItems()).asString().contains("replicas: 4").contains("#apiVersion");
    answers.add(folder.resolve("mine.yaml"));
    push(KeyCode.ENTER);
    Waiting.until(() -> questions() == 0);
    assertThat(Files.readString(file)).isEqualTo(theirs);
    assertThat(Files.readString(folder.resolve("mine.yaml"))).isEqualTo("#" + LOCAL);
  }

  @Test
  void reloadingInsteadOfSavingCanBeUndone() throws IOException {
    Path file = file("web.yaml", LOCAL);
    open(file);
    typeAt(Role.LOCAL, 0, "#");
    String theirs = LOCAL.replace("replicas: 3", "replicas: 4");
    Files.writeString(file, theirs);
    save();
    clickOn("Reload");
    assertThat(text(Role.LOCAL)).isEqualTo(theirs);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text(Role.LOCAL)).isEqualTo("#" + LOCAL);
  }

  @Test
  void aFileChangedMeanwhileIsToldWhenThePersonComesBack() throws IOException {
    Path file = file("web.yaml", LOCAL);
    open(file);
    String theirs = LOCAL.replace("replicas: 3", "replicas: 4");
    Files.writeString(file, theirs);
    interact(() -> content().changedFiles().look());
    Waiting.until(() -> lookup("#changed-file").tryQuery().isPresent());
    assertThat(text(Role.LOCAL)).isEqualTo(LOCAL);
    clickOn("Reload");
    assertThat(text(Role.LOCAL)).isEqualTo(theirs);
    assertThat(lookup("#changed-file").tryQuery()).isEmpty();
    save();
    assertThat(said()).isEqualTo("Saved Local to web.yaml");
  }

  @Test
  void enterSavesWhatWouldBeLostAndEscapeKeepsIt() throws IOException {
    Path file = file("web.yaml", LOCAL);
    open(file);
    typeAt(Role.LOCAL, 0, "#");
    Path other = file("other.yaml", LOCAL.replace("web", "other"));
    Platform.runLater(() -> content().files().open(Role.LOCAL, other));
    Waiting.until(() -> questions() == 1);
    push(KeyCode.ESCAPE);
    Waiting.until(() -> questions() == 0);
    assertThat(text(Role.LOCAL)).isEqualTo("#" + LOCAL);
    Platform.runLater(() -> content().files().open(Role.LOCAL, other));
    Waiting.until(() -> questions() == 1);
    push(KeyCode.ENTER);
    Waiting.until(() -> text(Role.LOCAL).contains("name: other"));
    assertThat(Files.readString(file)).isEqualTo("#" + LOCAL);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text(Role.LOCAL)).isEqualTo("#" + LOCAL);
    assertThat(document(Role.LOCAL).getOpened().file()).contains(file);
  }

  @Test
  void aWayOutIsUndoneAsOneFromAnyPane() {
    OpenDocument last = OpenDocument.unfiled("last", LOCAL);
    open(opened(file("web.yaml", LOCAL), 0), OpenDocument.unfiled("live", LIVE), Optional.of(last));
    Waiting.until(() -> content().findings().foundProperty().get().conflicts().size() == 1);
    interact(() -> content().selection().select(FieldPath.parse("spec.replicas")));
    Waiting.until(() -> lookup("#remedy-give-up").tryQuery().isPresent());
    clickOn("#remedy-give-up");
    ListView<?> lines = lookup("#comparison-list").query();
    assertThat(lines.getItems()).asString().contains("ask ops");
    push(KeyCode.ENTER);
    Waiting.until(() -> questions() == 0);
    assertThat(document(Role.LOCAL).getText()).as("Enter deletes no comment").isEqualTo(LOCAL);
    clickOn("#remedy-give-up");
    clickOn("Delete with Comments");
    assertThat(document(Role.LOCAL).getText()).doesNotContain("replicas", "zones", "ask ops");
    assertThat(document(Role.LAST_APPLIED).getText()).doesNotContain("replicas");
    assertThat(said())
        .isEqualTo(
            "Leave to live: spec.replicas of Deployment/web. Last applied and Local changed. 4"
                + " comments were deleted with it; Undo restores them.");
    interact(() -> content().selection().select(FieldPath.parse("spec.paused")));
    push(KeyCode.CONTROL, KeyCode.DIGIT3);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(document(Role.LOCAL).getText()).isEqualTo(LOCAL);
    assertThat(document(Role.LAST_APPLIED).getText()).isEqualTo(LOCAL);
    assertThat(said()).isEqualTo("Undone: leave to live: spec.replicas");
    Waiting.until(
        () ->
            content().selection().getPath().equals(Optional.of(FieldPath.parse("spec.replicas"))));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    assertThat(document(Role.LOCAL).getText()).doesNotContain("replicas");
    assertThat(document(Role.LAST_APPLIED).getText()).doesNotContain("replicas");
    assertThat(said()).isEqualTo("Redone: leave to live: spec.replicas");
  }

  @Test
  void whatIsTypedInOnePaneIsNotUndoneInAnother() {
    open(file("web.yaml", LOCAL));
    typeAt(Role.LOCAL, 0, "#");
    typeAt(Role.LIVE, 0, "#");
    push(KeyCode.CONTROL, KeyCode.DIGIT2);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text(Role.LOCAL)).isEqualTo(LOCAL);
    assertThat(text(Role.LIVE)).isEqualTo("#" + LIVE);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(said()).isEqualTo("There is nothing to undo in Local.");
  }

  @Test
  void undoAndRedoPutTheCaretWhereItWas() {
    open(file("web.yaml", LOCAL));
    int place = LOCAL.indexOf('\n');
    typeAt(Role.LOCAL, place, " # typed");
    typeAt(Role.LIVE, 0, "#");
    push(KeyCode.CONTROL, KeyCode.DIGIT2);
    interact(() -> caret(Role.LOCAL).goTo(0));
    for (int i = 0; i < 10 && !text(Role.LOCAL).equals(LOCAL); i++) {
      push(KeyCode.CONTROL, KeyCode.Z);
    }
    assertThat(column(Role.LOCAL)).isEqualTo(place + 1);
    for (int i = 0; i < 10 && !text(Role.LOCAL).contains("# typed"); i++) {
      interact(() -> caret(Role.LOCAL).goTo(0));
      push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    }
    assertThat(column(Role.LOCAL)).isEqualTo(place + " # typed".length() + 1);
  }

  private EditorCaret caret(Role pane) {
    return content().view().panes().view(pane).editor().caret();
  }

  private int column(Role pane) {
    return caret(pane).placeProperty().get().column();
  }

  @Test
  void differentObjectsAreSaidAtOnceWithTheWayOut() {
    Path all = file("all.yaml", SERVICE + "---\n" + LIVE);
    open(opened(file("web.yaml", LOCAL), 0), opened(all, 0), Optional.empty());
    Waiting.until(() -> lookup("#other-object").tryQuery().isPresent());
    assertThat(lookup("#other-object-words").<Label>query().getText())
        .isEqualTo(
            "Live is Service/web, but local is Deployment/web: kubectl would never compare the"
                + " two.");
    clickOn("Take Deployment/web from all.yaml");
    Waiting.until(() -> lookup("#other-object").tryQuery().isEmpty());
    assertThat(text(Role.LIVE)).isEqualTo(LIVE);
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> lookup("#other-object").tryQuery().isPresent());
    clickOn("Compare Anyway");
    assertThat(lookup("#other-object").tryQuery()).isEmpty();
  }

  @Test
  void linesAreCountedAsInTheFile() {
    Path all = file("all.yaml", SERVICE + "---\n" + LOCAL);
    open(opened(all, 1), OpenDocument.unfiled("live", LIVE), Optional.empty());
    interact(() -> editor(Role.LOCAL).caret().goTo(0));
    assertThat(editor(Role.LOCAL).caret().placeProperty().get()).asString().isEqualTo("8:1");
    assertThat(from(lookup("#pane-local")).lookup(".line-number").queryAll())
        .extracting(node -> ((javafx.scene.text.Text) node).getText())
        .contains("8", "15")
        .doesNotContain("1");
    typeAt(Role.LOCAL, LOCAL.indexOf("spec:"), ": ");
    Waiting.until(
        () ->
            from(lookup("#pane-local")).lookup(".place").queryAll().stream()
                .anyMatch(place -> place.toString().contains("line 12, column ")));
  }

  @Test
  void theTitleNamesTheFileAndWhetherItIsSaved() {
    open(file("web.yaml", LOCAL));
    assertThat(stage().getTitle()).startsWith("web.yaml – Deployment").endsWith(" – Tripatch");
    typeAt(Role.LOCAL, 0, "#");
    assertThat(stage().getTitle()).startsWith("● web.yaml – Deployment");
    save();
    assertThat(stage().getTitle()).startsWith("web.yaml – ");
  }

  @Test
  void filesOfTheStartAreAmongTheRecentOnes() {
    Path file = file("web.yaml", LOCAL);
    open(file);
    Waiting.until(() -> content().files().recent().contains(file.toString()));
  }

  @Test
  void filesThatAreRememberedAlreadyChangeNothing() {
    List<Path> two = List.of(file("live.yaml", LOCAL), file("web.yaml", LOCAL));
    open(two.getLast());
    FileCommands files = content().files();
    Waiting.until(() -> !files.recent().isEmpty());
    interact(() -> files.remember(two));
    List<String> remembered = List.copyOf(files.recent());
    assertThat(remembered).containsExactly(two.get(1).toString(), two.get(0).toString());
    AtomicInteger changes = new AtomicInteger();
    files.recent().addListener((InvalidationListener) changed -> changes.incrementAndGet());
    interact(() -> files.remember(two));
    assertThat(files.recent()).isEqualTo(remembered);
    assertThat(changes).hasValue(0);
  }

  @Test
  void theWindowIsSeenBeforeItsFilesAreRemembered() {
    Path file = file("web.yaml", LOCAL);
    List<Boolean> seenBefore = new ArrayList<>();
    interact(
        () -> {
          TripatchWindow window = make(stage(), services(), new AnsweredDialogs());
          content()
              .scene()
              .addPostLayoutPulseListener(
                  () -> seenBefore.add(content().files().recent().isEmpty()));
          window.show(
              StartDocuments.of(
                  new ThreeDocuments<>(
                      Optional.empty(), opened(file, 0), Optional.<OpenDocument>empty())));
        });
    Waiting.until(() -> content().files().recent().contains(file.toString()));
    assertThat(seenBefore).isNotEmpty().first().isEqualTo(true);
  }

  /** More than one object of a cluster has, and so much that three of them filled the memory. */
  @ParameterizedTest
  @CsvSource({"19, 20", "5, 6"})
  void aTextThatIsTooLargeIsNotPasted(int size, int all) {
    open(file("web.yaml", LOCAL));
    String pasted = "data:\n" + "  a: b\n".repeat((size << 20) / 7);
    interact(
        () -> {
          ClipboardContent large = new ClipboardContent();
          large.putString(pasted);
          Clipboard.getSystemClipboard().setContent(large);
          editor(Role.LOCAL).caret().goTo(0);
        });
    push(KeyCode.CONTROL, KeyCode.V);
    assertThat(text(Role.LOCAL)).isEqualTo(LOCAL);
    assertThat(said())
        .isEqualTo(
            "The documents together would be %d MB, and a window has memory for 5 MB."
                    .formatted(all)
                + " Save the object that you want in its own file.");
    interact(
        () -> {
          assertThat(Clipboard.getSystemClipboard().getString()).isEqualTo(pasted);
          Clipboard.getSystemClipboard().clear();
        });
  }

  @Test
  void aFileThatIsTooLargeIsNotOpened() {
    open(file("web.yaml", LOCAL));
    Path large = file("large.yaml", LOCAL + "# kept\n".repeat((5 << 20) / 7));
    interact(() -> content().files().open(Role.LIVE, large));
    assertThat(text(Role.LIVE)).doesNotContain("# kept");
    assertThat(said()).startsWith("The documents together would be 6 MB, and");
  }

  @Test
  void noQuestionHasADefaultButtonThatDestroys() {
    open(file("web.yaml", LOCAL));
    typeAt(Role.LOCAL, 0, "#");
    Platform.runLater(() -> window().close());
    Waiting.until(() -> questions() == 1);
    assertThat(lookup("Save").<Node>query().isFocused()).isTrue();
    assertThat(lookup("Discard Changes").queryButton().isDefaultButton()).isFalse();
    clickOn("Compare");
    assertThat(lookup("#comparison-list").<ListView<?>>query().getItems())
        .asString()
        .contains("#apiVersion");
    push(KeyCode.ESCAPE);
    Waiting.until(() -> questions() <= 0);
    assertThat(stage().isShowing()).as("Escape discards nothing").isTrue();
    Platform.runLater(() -> window().close());
    Waiting.until(() -> questions() == 1);
    push(KeyCode.ESCAPE);
    Waiting.until(() -> questions() <= 0);
    assertThat(stage().isShowing()).as("Escape discards nothing").isTrue();
  }
}
