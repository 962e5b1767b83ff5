package dev.tripatch.ui.app.rescue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.app.WindowFixture;
import dev.tripatch.ui.feature.course.CourseCommands;
import dev.tripatch.ui.feature.learn.LessonPlace;
import dev.tripatch.ui.feature.objects.ObjectEdits;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a crash left is offered, compared, restored and discarded, with mouse and keys. */
class RescueTest extends WindowFixture {

  private static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: %s}
      """;

  @TempDir Path folder;

  private final Set<Path> dead = new HashSet<>();
  private int crashes;

  @Override
  public void start(Stage given) {
    open();
  }

  private void open() {
    Stage fresh = new Stage();
    open(fresh, services(folder), new NoFileDialogs(), StartDocuments.NONE);
    place(fresh, 1100, 900);
  }

  private DocumentViewModel document(Role pane) {
    return content().documents().of(pane).orElseThrow();
  }

  private void type(Role pane, String text) {
    interact(() -> document(pane).type(text));
  }

  /** What is kept, apart from what windows keep that are dead as far as the test goes. */
  private List<Path> kept() {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".kept"))
          .filter(file -> !dead.contains(file.getParent()))
          .toList();
    } catch (IOException | UncheckedIOException changing) {
      return List.of();
    }
  }

  /** What a kill leaves: the texts as they are kept, and a lock that nobody holds. */
  private Path leave() throws IOException {
    List<Path> now = new ArrayList<>();
    // A file that is just being replaced hides the others from whoever lists the folder.
    Waiting.until(
        () -> {
          now.addAll(kept().stream().filter(file -> !isLeft(file)).toList());
          return !now.isEmpty();
        });
    Path session = now.getFirst().getParent();
    Path left = folder.resolve("unsaved/00000000-0000-0000-0000-00000000000" + crashes++);
    Files.createDirectory(left);
    try (Stream<Path> files = Files.list(session)) {
      for (Path file : files.toList()) {
        Files.copy(file, left.resolve(file.getFileName()));
      }
    }
    return Objects.requireNonNull(session);
  }

  private void crash() throws IOException {
    dead.add(leave());
    interact(() -> content().scene().getWindow().hide());
  }

  /** Waits until so many texts are kept, none of which a dead session left. */
  private void waitForNew(int files) {
    Waiting.until(
        () -> {
          List<Path> now = kept();
          return now.size() == files && now.stream().noneMatch(RescueTest::isLeft);
        });
  }

  private static boolean isLeft(Path file) {
    return file.toString().contains("00000000-0000");
  }

  private void restart() {
    interact(() -> open());
    Waiting.until(() -> lookup("#unsaved").tryQuery().isPresent());
  }

  private void crashWith(Role pane, String text) throws IOException {
    crashWith(pane, text, 1);
  }

  private void crashWith(Role pane, String text, int files) throws IOException {
    type(pane, text);
    Waiting.until(() -> kept().stream().filter(file -> !isLeft(file)).count() >= files);
    crash();
  }

  /** Presses the button, and waits until what is read aside is in the window. */
  private void restore() {
    clickOn("#restore-unsaved");
    Waiting.until(() -> lookup("#restoring").tryQuery().isEmpty());
  }

  private String words(String query) {
    return lookup(query).queryLabeled().getText();
  }

  @Test
  void whatTheStartTookBackIsSaidAtOnce() {
    interact(
        () ->
            open(
                new Stage(),
                services(folder).telling(List.of("It is taken back.")),
                new NoFileDialogs(),
                StartDocuments.NONE));
    assertThat(lookup("#saving-words").<Labeled>query().getText()).isEqualTo("It is taken back.");
    clickOn("#close-saving");
    assertThat(lookup("#saving-words").tryQuery()).isEmpty();
  }

  @Test
  void whatIsLeftOutOfThePatchComesBack() throws IOException {
    FieldPath field = FieldPath.parse("spec.replicas");
    interact(() -> content().documents().leftOut().leaveOut(List.of(field)));
    Waiting.until(() -> kept().stream().anyMatch(file -> !isLeft(file)));
    crash();
    restart();
    assertThat(words("#unsaved-words")).contains("Left out of the patch: spec.replicas");
    assertThat(content().documents().leftOut().get()).isEmpty();
    clickOn("#restore-unsaved");
    Waiting.until(() -> !content().documents().leftOut().get().isEmpty());
    assertThat(content().documents().leftOut().get()).containsExactly(field);
  }

  @Test
  void whatAFileHeldBeforeASaveThatWasKilledIsOffered() throws IOException {
    Path file = Files.writeString(folder.resolve("web.yaml"), POD.formatted("w"));
    Path copy =
        Files.writeString(
            folder.resolve(".web.yaml." + UUID.randomUUID() + ".before"), POD.formatted("web"));
    interact(() -> content().files().open(Role.LOCAL, file));
    Waiting.until(() -> lookup("#interrupted").tryQuery().isPresent());
    assertThat(words("#interrupted-words")).startsWith(file + " may be damaged");
    clickOn("#restore-interrupted");
    Waiting.until(() -> lookup("#undo-interrupted").tryQuery().isPresent());
    assertThat(file).hasContent(POD.formatted("web"));
    assertThat(document(Role.LOCAL).getText()).isEqualTo(POD.formatted("web"));
    assertThat(copy).doesNotExist();
    clickOn("#undo-interrupted");
    Waiting.until(() -> document(Role.LOCAL).getText().equals(POD.formatted("w")));
    assertThat(file).hasContent(POD.formatted("w"));
  }

  @Test
  void whatWasTypedIntoAnExerciseComesBackBesideOnesOwnText() throws IOException {
    type(Role.LOCAL, "mine: typed\n");
    Lesson exercise =
        BundledLessons.books().stream()
            .flatMap(book -> book.lessons().stream())
            .filter(lesson -> lesson.isExercise() && lesson.has(BlockLabel.LOCAL))
            .filter(lesson -> !CourseCommands.isPage(lesson))
            .findFirst()
            .orElseThrow();
    interact(() -> content().visit().open(LessonPlace.of(exercise)));
    String before = document(Role.LOCAL).getText();
    crashWith(Role.LOCAL, before + "# my answer\n", 3);
    restart();
    assertThat(words("#unsaved-words"))
        .contains("Local: untitled, from no file", "Lesson: " + exercise.title() + "\nLocal");
    clickOn("#restore-unsaved");
    Waiting.until(() -> content().visit().isVisiting());
    assertThat(document(Role.LOCAL).getText()).isEqualTo(before + "# my answer\n");
    waitForNew(3);
    interact(() -> content().visit().back());
    assertThat(document(Role.LOCAL).getText()).isEqualTo("mine: typed\n");
    interact(() -> content().gallery().model().open(exercise));
    assertThat(document(Role.LOCAL).getText()).endsWith("# my answer\n");
  }

  @Test
  void whatWasPastedToBeReadAsAnErrorComesBackToItsDialog() throws IOException {
    interact(() -> content().documents().pasted().type("Error from server: half\n"));
    Waiting.until(() -> kept().stream().anyMatch(file -> !isLeft(file)));
    crash();
    restart();
    assertThat(words("#unsaved-words")).contains("Error text");
    clickOn("#restore-unsaved");
    Waiting.until(() -> lookup("#error-text").tryQuery().isPresent());
    assertThat(lookup("#error-text").queryTextInputControl().getText())
        .isEqualTo("Error from server: half\n");
    type(KeyCode.ESCAPE);
    Waiting.until(() -> kept().isEmpty());
  }

  @Test
  void whatWasTypedWithoutAPauseIsKept() {
    clickOn(content().view().panes().view(Role.LOCAL).editor());
    for (int i = 0; i < 20; i++) {
      write("abcdefghij");
    }
    Waiting.until(
        () -> kept().stream().anyMatch(file -> read(file).endsWith("abcdefghij".repeat(20))));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException replaced) {
      return "";
    }
  }

  @Test
  void theOfferNamesTheTextAndRestoreBringsItBackUnsaved() throws IOException {
    Path file = Files.writeString(folder.resolve("web.yaml"), POD.formatted("web"));
    interact(() -> content().files().open(Role.LOCAL, file));
    crashWith(Role.LOCAL, POD.formatted("web") + "# typed\n");
    restart();
    assertThat(words("#unsaved-words")).contains("Local: " + file + " (Pod web)");
    restore();
    assertThat(document(Role.LOCAL).getText()).endsWith("# typed\n");
    assertThat(document(Role.LOCAL).isModified()).isTrue();
    assertThat(document(Role.LOCAL).getOpened().origin().orElseThrow().file()).isEqualTo(file);
    assertThat(lookup("#unsaved").tryQuery()).isEmpty();
    waitForNew(1);
    push(KeyCode.CONTROL, KeyCode.S);
    Waiting.until(() -> kept().isEmpty());
    assertThat(file).hasContent(POD.formatted("web") + "# typed\n");
  }

  @Test
  void anObjectThatMovedInItsFileIsFoundByItsName() throws IOException {
    String two = POD.formatted("first") + "---\n" + POD.formatted("web");
    Path file = Files.writeString(folder.resolve("two.yaml"), two);
    interact(() -> document(Role.LOCAL).open(readSecond(file)));
    crashWith(Role.LOCAL, POD.formatted("web") + "# typed\n");
    Files.writeString(file, POD.formatted("new") + "---\n" + two);
    restart();
    restore();
    push(KeyCode.CONTROL, KeyCode.S);
    Waiting.until(() -> !document(Role.LOCAL).isModified());
    assertThat(Files.readString(file))
        .isEqualTo(POD.formatted("new") + "---\n" + two + "# typed\n");
  }

  private OpenDocument readSecond(Path file) {
    try {
      return content().documentFiles().read(file).get(1);
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  @Test
  void aFileThatWasChangedMeanwhileIsToldAndCompared() throws IOException {
    Path file = Files.writeString(folder.resolve("web.yaml"), POD.formatted("web"));
    interact(() -> content().files().open(Role.LOCAL, file));
    crashWith(Role.LOCAL, POD.formatted("web") + "# mine\n");
    Files.writeString(file, POD.formatted("web") + "# theirs\n");
    restart();
    restore();
    assertThat(words("#changed-unsaved-words")).contains("was changed by another program");
    clickOn("#compare-changed");
    ListView<?> lines = lookup("#comparison-list").query();
    assertThat(lines.getItems().toString())
        .contains("Line[kind=REMOVED, text=# theirs]", "Line[kind=ADDED, text=# mine]");
    clickOn("Close");
  }

  @Test
  void aFileThatIsGoneLeavesATextInNoFile() throws IOException {
    Path file = Files.writeString(folder.resolve("web.yaml"), POD.formatted("web"));
    interact(() -> content().files().open(Role.LOCAL, file));
    crashWith(Role.LOCAL, POD.formatted("web") + "# mine\n");
    Files.delete(file);
    restart();
    restore();
    assertThat(words("#gone-unsaved-words")).contains("in no file now");
    assertThat(document(Role.LOCAL).getText()).endsWith("# mine\n");
    assertThat(document(Role.LOCAL).getOpened().origin()).isEmpty();
    assertThat(document(Role.LOCAL).isModified()).isTrue();
  }

  @Test
  void textThatWasTypedSinceIsOfferedInItsTurnAndCanBeBroughtBack() throws IOException {
    crashWith(Role.LOCAL, "kind: Old\n");
    restart();
    type(Role.LOCAL, "kind: New\n");
    restore();
    assertThat(document(Role.LOCAL).getText()).isEqualTo("kind: Old\n");
    Waiting.until(() -> lookup("#unsaved").tryQuery().isPresent());
    Waiting.until(() -> kept().size() == 2);
    clickOn("#restore-unsaved");
    Waiting.until(() -> document(Role.LOCAL).getText().equals("kind: New\n"));
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(document(Role.LOCAL).getText()).isEqualTo("kind: Old\n");
  }

  @Test
  void severalCrashesAreOfferedOneAfterTheOther() throws IOException {
    type(Role.LOCAL, "kind: One\n");
    Waiting.until(() -> kept().size() == 1);
    leave();
    type(Role.LOCAL, "");
    type(Role.LIVE, "kind: Two\n");
    Waiting.until(
        () ->
            kept().stream()
                .filter(file -> !isLeft(file))
                .allMatch(file -> file.endsWith("LIVE.kept")));
    crash();
    restart();
    assertThat(words("#unsaved-words")).contains("(1 of 2)").contains("Live");
    restore();
    assertThat(words("#unsaved-words")).contains("Local");
    restore();
    assertThat(document(Role.LOCAL).getText()).isEqualTo("kind: One\n");
    assertThat(document(Role.LIVE).getText()).isEqualTo("kind: Two\n");
  }

  @Test
  void whatIsDiscardedCanBeTakenBack() throws IOException {
    crashWith(Role.LOCAL, "kind: Old\n");
    restart();
    clickOn("#discard-unsaved");
    assertThat(kept()).hasSize(1);
    clickOn("#undo-discard");
    assertThat(lookup("#unsaved").tryQuery()).isPresent();
    clickOn("#discard-unsaved");
    clickOn("#close-discarded");
    Waiting.until(() -> kept().isEmpty());
  }

  @Test
  void whatIsNotAnsweredIsOfferedAgain() throws IOException {
    crashWith(Role.LOCAL, "kind: Old\n");
    restart();
    clickOn("#later-unsaved");
    interact(() -> window().close());
    assertThat(kept()).hasSize(1);
    restart();
  }

  @Test
  void aPatchThatWasComposedIsComposedAgain() throws IOException {
    interact(
        () ->
            content()
                .composer()
                .open(PatchFormat.STRATEGIC, OpenDocument.unfiled("p", "spec: {}\n")));
    interact(() -> content().documents().drafts().in(PatchFormat.STRATEGIC).type("spec: {a: 1}\n"));
    Waiting.until(() -> kept().size() == 1);
    crash();
    restart();
    restore();
    assertThat(content().composer().currentProperty().get()).contains(PatchFormat.STRATEGIC);
    assertThat(content().view().panes().view(Role.PATCH).editor().text())
        .isEqualTo("spec: {a: 1}\n");
  }

  @Test
  void thatNothingCanBeKeptIsSaidAndTakenBack() throws IOException {
    Path root = folder.resolve("unsaved");
    Files.writeString(root, "in the way");
    type(Role.LOCAL, "kind: New\n");
    Waiting.until(() -> lookup("#not-kept").tryQuery().isPresent());
    assertThat(words("#not-kept-words")).contains(root.toString(), "Save your work yourself");
    Files.delete(root);
    Waiting.until(() -> lookup("#not-kept").tryQuery().isEmpty());
  }

  private static String settings(String name, String level) {
    return """
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: %s}
    data: {level: %s}
    """
        .formatted(name, level);
  }

  /** One file with many objects, and many files with one object each; in the order of files. */
  private List<Path> manyObjects(int count) throws IOException {
    List<Path> files = new ArrayList<>();
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < count; i++) {
      all.append(i == 0 ? "" : "---\n").append(settings("in-" + i, "old"));
    }
    files.add(Files.writeString(folder.resolve("all.yaml"), all));
    for (int i = 0; i < count; i++) {
      Path file = folder.resolve("b%03d.yaml".formatted(i));
      files.add(Files.writeString(file, settings("a-own-" + i, "old")));
    }
    return files;
  }

  /** What a bulk over many objects leaves that no pane shows, however it was decided. */
  private void editAll(List<Path> files) {
    List<ObjectEdits.Unsaved> edits = new ArrayList<>();
    for (Path file : files) {
      for (OpenDocument each : read(content().documentFiles(), file)) {
        String text = each.text().replace("old", "new");
        edits.add(new ObjectEdits.Unsaved(Role.LOCAL, each, text));
      }
    }
    interact(() -> content().objects().model().restore(edits));
  }

  private static List<OpenDocument> read(DocumentFiles files, Path file) {
    try {
      return files.read(file);
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  private static String inOrder(ObjectEdits.Edited edited) {
    return "%s %04d".formatted(edited.of().place().file(), edited.of().place().index());
  }

  @Test
  void manyTextsComeBackInOrderAndTheirOfferHasAnEnd() throws IOException {
    int count = 150;
    editAll(manyObjects(count));
    Waiting.until(() -> kept().size() == 2 * count);
    crash();
    interact(() -> open());
    interact(() -> place((Stage) content().scene().getWindow(), 800, 600));
    Waiting.until(() -> lookup("#unsaved").tryQuery().isPresent());
    assertThat(lookup("#unsaved-list").<ListView<String>>query().getItems())
        .hasSize(2 * count)
        .startsWith("Local: " + folder.resolve("all.yaml") + " (ConfigMap in-0)");
    for (String button : List.of("restore", "compare", "discard", "later")) {
      assertThat(
              content()
                  .scene()
                  .getRoot()
                  .localToScene(content().scene().getRoot().getLayoutBounds()))
          .as(button)
          .matches(all -> all.contains(inScene("#" + button + "-unsaved")));
    }
    clickOn("#compare-unsaved");
    assertThat(lookup("#compared-texts").<ListView<String>>query().getItems()).hasSize(2 * count);
    assertThat(lookup("#comparison-list").queryAll()).hasSize(1);
    clickOn("Close");
    AtomicInteger listings = new AtomicInteger();
    interact(
        () ->
            content()
                .objects()
                .model()
                .sourcesProperty()
                .subscribe((before, now) -> listings.incrementAndGet()));
    restore();
    List<ObjectEdits.Edited> back = content().objects().model().edits().all();
    assertThat(back).hasSize(2 * count).allMatch(each -> each.text().contains("level: new"));
    assertThat(back.stream().map(RescueTest::inOrder)).isSorted();
    assertThat(listings).hasValue(1);
    waitForNew(2 * count);
    Waiting.until(() -> content().objects().model().rows().size() == 2 * count);
  }

  private Bounds inScene(String query) {
    Node node = lookup(query).query();
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void textOfAnObjectThatIsGoneStaysKept() throws IOException {
    List<Path> files = manyObjects(2);
    editAll(files);
    Waiting.until(() -> kept().size() == 4);
    crash();
    Files.delete(files.getLast());
    restart();
    assertThat(words("#unsaved-words")).contains("own-1");
    restore();
    assertThat(words("#gone-unsaved-words")).contains("b001.yaml", "stays kept");
    Waiting.until(() -> kept().stream().anyMatch(file -> !isLeft(file)));
    assertThat(kept()).anyMatch(file -> isLeft(file) && read(file).contains("name: a-own-1"));
  }

  @Test
  void allCrashesAreRestoredTogetherTheLatestFirst() throws IOException {
    type(Role.LOCAL, "kind: One\n");
    Waiting.until(() -> kept().size() == 1);
    leave();
    type(Role.LOCAL, "kind: Two\n");
    Waiting.until(
        () -> kept().stream().anyMatch(file -> !isLeft(file) && read(file).endsWith("Two\n")));
    leave();
    type(Role.LOCAL, "");
    type(Role.LIVE, "kind: Three\n");
    // What was kept of local is there until the next is written.
    Waiting.until(
        () -> {
          List<Path> own = kept().stream().filter(file -> !isLeft(file)).toList();
          return own.size() == 1 && read(own.getFirst()).endsWith("Three\n");
        });
    crash();
    restart();
    assertThat(words("#unsaved-words")).contains("(1 of 3)");
    clickOn("#restore-all-unsaved");
    Waiting.until(() -> document(Role.LIVE).getText().equals("kind: Three\n"));
    assertThat(document(Role.LOCAL).getText()).isEqualTo("kind: Two\n");
    assertThat(words("#unsaved-words")).contains("Local").doesNotContain("of 3");
  }
}
