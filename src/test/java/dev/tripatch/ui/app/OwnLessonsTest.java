package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.learn.GalleryEntry;
import dev.tripatch.ui.window.StartDocuments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder with lessons of one's own, opened from the menu. */
class OwnLessonsTest extends WindowFixture {

  private static final String MAP =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {key: %s}\n";
  private static final String GOOD =
      "# Mine\n\n## A good one\n\nWords.\n\n```yaml local\n"
          + MAP.formatted("new")
          + "```\n\n```yaml live\n"
          + MAP.formatted("old")
          + "```\n";

  @TempDir Path folder;
  @TempDir Path settings;

  @Override
  public void start(Stage stage) {
    open(stage, services(settings), new FolderDialogs(() -> folder), StartDocuments.NONE);
  }

  private void file(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  /** Not by {@code interact}, which would wait until a dialog is closed. */
  private void openFolder() {
    MenuItem item =
        lookup(".menu-bar").<MenuBar>query().getMenus().stream()
            .flatMap(OwnLessonsTest::items)
            .filter(
                each ->
                    "Open Lessons Folder…"
                        .equals(Objects.toString(each.getText(), "").replace("_", "")))
            .findFirst()
            .orElseThrow();
    Platform.runLater(item::fire);
  }

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? menu.getItems().stream().flatMap(OwnLessonsTest::items)
        : Stream.of(item);
  }

  private String problems() {
    Waiting.until(() -> lookup(".dialog-pane .content").tryQuery().isPresent());
    assertThat(lookup(".dialog-pane .header-panel .label").queryLabeled().getText())
        .isEqualTo("Not all lessons could be read.");
    return lookup("#question-detail").queryLabeled().getText();
  }

  private void closeDialog() {
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup(".dialog-pane").tryQuery().isEmpty());
  }

  /** The titles of the person's own books and their lessons, as the gallery lists them. */
  private List<String> own() {
    return content().gallery().model().shown().stream()
        .takeWhile(
            each ->
                !(each instanceof GalleryEntry.OfBook book
                    && book.book().file().startsWith("course/")))
        .map(
            each ->
                switch (each) {
                  case GalleryEntry.OfBook book -> book.book().title();
                  case GalleryEntry.OfLesson lesson -> lesson.lesson().title();
                })
        .toList();
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  private void openFirst() {
    openInWindow();
    Waiting.until(() -> text(Role.RESULT).contains("key: new"));
  }

  /** A lesson is a page at first. */
  private void openInWindow() {
    interact(() -> content().gallery().model().step(1));
    assertThat(content().view().isCovered()).isTrue();
    Waiting.until(() -> lookup("#course-open").tryQuery().isPresent());
    clickOn("#course-open");
  }

  @Test
  void aGoodLessonOpensBesideAFileWithAnUnknownLabel() throws IOException {
    file("good.md", GOOD);
    file("bad.md", "# Bad\n\n## One\n\n```yaml locale\na: 1\n```\n");
    openFolder();
    assertThat(problems())
        .startsWith("bad.md:5: No block is called locale. Write one of: last-applied, local, live");
    closeDialog();
    assertThat(own()).containsExactly("Mine", "A good one");
    openFirst();
    assertThat(text(Role.LOCAL)).isEqualTo(MAP.formatted("new"));
  }

  @Test
  void aGoodLessonOpensBesideOneWhoseDocumentCannotBeRead() throws IOException {
    file(
        "both.md",
        GOOD + "\n## A bad one\n\n```yaml live\nkind: ConfigMap\ndata: {key: old\n```\n");
    openFolder();
    assertThat(problems())
        .isEqualTo(
            "both.md:25: The block live cannot be read: The map that begins here is not closed."
                + " (kubectl: did not find expected ',' or '}') Add a }.");
    closeDialog();
    assertThat(own()).containsExactly("Mine", "A good one");
    openFirst();
  }

  @Test
  void anExerciseThatCannotBeSolvedIsTold() throws IOException {
    file(
        "task.md",
        "## A task\n\n```yaml live\n"
            + MAP.formatted("old")
            + "```\n\n```text task patch\nDo.\n```\n");
    file("good.md", GOOD);
    openFolder();
    assertThat(problems())
        .isEqualTo(
            "task.md:1: This exercise has no block solution. Add one, or leave out the block"
                + " task.");
    closeDialog();
    openFirst();
  }

  @Test
  void aFolderWithoutLessonsChangesNothing() throws IOException {
    file("README.md", "# What this is\n\n```sh\nls\n```\n");
    file("words.md", "# Words\n\n## Only words\n\nThey fill no pane.\n");
    openFolder();
    assertThat(problems()).startsWith("words.md contains no lesson: ").doesNotContain("README");
    closeDialog();
    assertThat(lookup("#gallery").tryQuery()).isEmpty();
    assertThat(own()).isEmpty();
  }

  @Test
  void ofManyProblemsTheFirstAreTold() throws IOException {
    for (int i = 0; i < 30; i++) {
      file("bad-%02d.md".formatted(i), "## One\n\n```yaml\n```\n");
    }
    openFolder();
    assertThat(problems())
        .contains("bad-00.md:3: ", "bad-05.md:3: ", "There are 24 more problems like these.")
        .doesNotContain("bad-06.md");
    closeDialog();
  }

  @Test
  void aLessonThatIsAboutARefusalMayHaveADocumentThatCannotBeRead() throws IOException {
    file(
        "refused.md",
        GOOD.replace("{key: old}", "{key: old").strip() + "\n\n```text error\nnot readable\n```\n");
    openFolder();
    // The gallery makes its model on its own thread: only then may the test ask for it.
    Waiting.until(() -> lookup("#gallery").tryQuery().isPresent());
    assertThat(lookup(".dialog-pane").tryQuery()).isEmpty();
    assertThat(own()).containsExactly("Mine", "A good one");
    openInWindow();
    Waiting.until(() -> text(Role.LIVE).contains("{key: old\n"));
  }
}
