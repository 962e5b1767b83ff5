package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.learn.exercise.ProgressFile;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.feature.learn.GalleryEntry;
import dev.tripatch.ui.feature.learn.GalleryViewModel;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.Workbench;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gallery beside the panes, with real keys and clicks. */
class GalleryTest extends WindowFixture {

  private static final String OWN =
      """
      # Mine

      ## A map with a question

      Words about [where it comes from](https://example.com/thread).

      ```yaml local
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: a}
      data: {key: new}
      ```

      ```yaml live
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: a}
      data: {key: old}
      ```

      ```text question
      What becomes of key?
      ```

      ```text reveal
      It becomes zebra.
      ```

      ## A zebra is to be set

      ```yaml live
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: a}
      data: {key: old}
      ```

      ```text task patch
      Write the patch that makes key a zebra.
      ```

      ```text hint
      The field is in data.
      ```

      ```yaml solution
      data: {key: zebra}
      ```

      ```yaml result
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: a}
      data: {key: zebra}
      ```
      """;

  @TempDir Path folder;

  private final List<String> visited = new ArrayList<>();
  private boolean hasBrowser = true;

  @Override
  public void start(Stage stage) throws LessonFileException {
    assertThat(new ProgressFile(folder).add("any/one")).isEmpty();
    open(
        stage,
        new WindowServices(
            new Workbench(new BundledCatalog()),
            Optional.of(folder),
            "test",
            page -> {
              visited.add(page.toString());
              return CompletableFuture.completedFuture(hasBrowser);
            }),
        new NoFileDialogs(),
        StartDocuments.NONE);
    Book own = LessonFile.read("mine.md", OWN);
    content().gallery().model().setOwn(List.of(own));
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  private boolean says(String words) {
    return lookup(content().view().isCovered() ? "#course" : "#lesson")
        .lookup(".markdown-text")
        .queryAllAs(TextFlow.class)
        .stream()
        .map(GalleryTest::words)
        .anyMatch(text -> text.contains(words));
  }

  private static String words(TextFlow flow) {
    return flow.getChildren().stream()
        .map(each -> each instanceof Text text ? text.getText() : "")
        .collect(Collectors.joining());
  }

  private void chooseClearProgress() {
    MenuItem clear =
        lookup(".menu-bar").<MenuBar>query().getMenus().stream()
            .flatMap(menu -> menu.getItems().stream())
            .filter(
                item ->
                    "Clear Progress…".equals(Objects.toString(item.getText(), "").replace("_", "")))
            .findFirst()
            .orElseThrow();
    Platform.runLater(clear::fire);
  }

  @Test
  void clearingProgressSaysWhatIsLostAndWaitsForAnAnswer() {
    ProgressFile progress = new ProgressFile(folder);
    chooseClearProgress();
    Waiting.until(() -> lookup(".dialog-pane").tryQuery().isPresent());
    assertThat(lookup(".dialog-pane").lookup(".label").queryAllAs(Labeled.class))
        .extracting(Labeled::getText)
        .contains(
            "You have solved 1 exercise and read no lessons. They would all be new again. This"
                + " cannot be undone.");
    push(KeyCode.ESCAPE);
    assertThat(progress.load().solved()).containsExactly("any/one");
    chooseClearProgress();
    Waiting.until(() -> lookup(".dialog-pane").tryQuery().isPresent());
    clickOn("Clear");
    assertThat(progress.load().solved()).isEmpty();
    chooseClearProgress();
    Waiting.until(
        () ->
            lookup("You have not read a lesson or solved an exercise yet.").tryQuery().isPresent());
  }

  @Test
  void aLessonIsFoundReadAnsweredAndSolvedByKeys() {
    interact(() -> content().gallery().show());
    Waiting.until(() -> lookup("#gallery-search").query().isFocused());
    write("zebra").push(KeyCode.ENTER);
    assertThat(lookup("#gallery-list").query().isFocused()).isTrue();
    assertThat(content().gallery().model().shown()).hasSize(2);
    interact(() -> lookup("#gallery-search").<TextField>queryAs(TextField.class).clear());
    interact(() -> lookup("#gallery-search").query().requestFocus());
    write("question").push(KeyCode.ENTER);
    push(KeyCode.ENTER);
    assertThat(content().view().isCovered()).isTrue();
    assertThat(says("It becomes zebra")).isFalse();
    push(KeyCode.CONTROL, KeyCode.ENTER);
    Waiting.until(() -> says("It becomes zebra"));
    clickOn("#course-open");
    Waiting.until(() -> text(Role.RESULT).contains("key: new"));
    assertThat(text(Role.LOCAL)).contains("key: new");
    interact(() -> content().gallery().model().soughtProperty().set(""));
    clickOn("#lesson-next");
    Waiting.until(() -> text(Role.PATCH).equals("{}\n"));
    assertThat(says("makes key a zebra")).isTrue();
    clickOn("#exercise-hint");
    assertThat(says("The field is in data")).isTrue();
    clickOn("#exercise-check");
    assertThat(lookup("#exercise-verdict").query().isVisible()).isTrue();
    assertThat(says("✓")).isFalse();
    interact(
        () ->
            content()
                .documents()
                .drafts()
                .currentText()
                .orElseThrow()
                .type("{data: {key: zebra}}\n"));
    clickOn("#exercise-check");
    assertThat(says("✓")).isTrue();
    assertThat(folder.resolve("exercises.json")).content().contains("a-zebra-is-to-be-set");
    push(KeyCode.F6);
    assertThat(isFocusIn("#gallery")).as("%s", focus()).isFalse();
    push(KeyCode.SHIFT, KeyCode.F6);
    assertThat(isFocusIn("#gallery")).as("%s", focus()).isTrue();
    clickOn("#gallery-close");
    assertThat(lookup("#gallery").tryQuery()).isEmpty();
    assertThat(content().visit().isVisiting()).isTrue();
  }

  @Test
  void booksAreFoldedButThatOfTheOpenLessonAndReadLessonsAreMarked() {
    GalleryViewModel model = content().gallery().model();
    interact(() -> content().gallery().show());
    assertThat(unfolded()).containsExactly("Mine");
    interact(() -> model.soughtProperty().set("2.1"));
    assertThat(unfolded()).hasSize(1).doesNotContain("Mine");
    Waiting.until(() -> lookup("#gallery-search").query().isFocused());
    push(KeyCode.ENTER);
    push(KeyCode.ENTER);
    Lesson read = content().course().model().openProperty().get().orElseThrow().lesson();
    interact(content().course()::close);
    assertThat(read).isEqualTo(BundledLessons.books().get(1).lessons().getFirst());
    interact(() -> model.soughtProperty().set(""));
    assertThat(unfolded()).containsExactly(BundledLessons.books().get(1).title());
    assertThat(model.progress().of(read)).isEqualTo(LessonProgress.Mark.READ);
    assertThat(new ProgressFile(folder).load().read()).containsExactly(read.name());
    ListView<?> list = lookup("#gallery-list").query();
    interact(
        () -> {
          list.requestFocus();
          list.getSelectionModel().selectFirst();
        });
    push(KeyCode.RIGHT);
    assertThat(unfolded()).hasSize(2).contains("Mine");
    push(KeyCode.DOWN);
    push(KeyCode.LEFT);
    assertThat(list.getSelectionModel().getSelectedIndex()).isZero();
    push(KeyCode.LEFT);
    assertThat(unfolded()).containsExactly(BundledLessons.books().get(1).title());
    push(KeyCode.ENTER);
    assertThat(unfolded()).contains("Mine");
    interact(() -> model.soughtProperty().set("order"));
    interact(() -> model.setOwn(List.of()));
    assertThat(model.soughtProperty().get()).isEmpty();
    assertThat(unfolded()).containsExactly(BundledLessons.books().getFirst().title());
  }

  private static List<Lesson> own() {
    try {
      return LessonFile.read("mine.md", OWN).lessons();
    } catch (LessonFileException wrong) {
      throw new IllegalStateException(wrong);
    }
  }

  private List<String> unfolded() {
    return content().gallery().model().shown().stream()
        .filter(GalleryEntry.OfBook.class::isInstance)
        .map(GalleryEntry.OfBook.class::cast)
        .filter(GalleryEntry.OfBook::isOpen)
        .map(each -> each.book().title())
        .toList();
  }

  @Test
  void aLessonLinksOnceToWhereItComesFrom() {
    interact(() -> content().gallery().show());
    interact(
        () ->
            content().gallery().model().soughtProperty().set("a deployment changes its strategy"));
    interact(() -> content().gallery().model().step(1));
    assertThat(sources())
        .singleElement()
        .extracting(Hyperlink::getText)
        .isEqualTo("In the document: Add new patchStrategy");
    clickOn(sources().getFirst());
    Waiting.until(() -> visited.size() == 1);
    assertThat(visited.getFirst()).startsWith("https://github.com/").contains("#");
  }

  private List<Hyperlink> sources() {
    return lookup("#course").lookup(".hyperlink").queryAllAs(Hyperlink.class).stream()
        .filter(each -> each.getTooltip() != null)
        .toList();
  }

  @Test
  void presentingShowsLargerTextAndTheRemoteGoesFromLessonToLesson() {
    int size = content().appearance().textSizeProperty().get();
    Stage stage = (Stage) content().scene().getWindow();
    interact(() -> content().gallery().show());
    interact(() -> content().presenter().toggle());
    assertThat(content().appearance().shownTextSizeProperty().get()).isGreaterThan(size);
    assertThat(stage.isFullScreen()).isTrue();
    assertThat(lookup(".menu-bar").query().isVisible()).isFalse();
    push(KeyCode.PAGE_DOWN);
    Waiting.until(() -> content().view().isCovered());
    press(KeyCode.CONTROL);
    assertThat(lookup("#pointer").query().isVisible()).isTrue();
    release(KeyCode.CONTROL);
    assertThat(lookup("#pointer").query().isVisible()).isFalse();
    push(KeyCode.PAGE_DOWN);
    Waiting.until(() -> says("It becomes zebra"));
    push(KeyCode.ESCAPE);
    assertThat(content().presenter().presentingProperty().get()).isFalse();
    assertThat(content().appearance().shownTextSizeProperty().get()).isEqualTo(size);
    assertThat(stage.isFullScreen()).isFalse();
    assertThat(lookup(".menu-bar").query().isVisible()).isTrue();
    interact(content().course()::close);
    assertThat(lookup("#gallery").query().isVisible()).isTrue();
    assertThat(lookup("#pointer").tryQuery()).isEmpty();
  }

  @Test
  void aLinkOpensInTheBrowserAndIsCopiedWhereThereIsNone() {
    String address = "https://example.com/thread";
    interact(() -> Clipboard.getSystemClipboard().clear());
    interact(() -> content().gallery().show());
    interact(() -> content().gallery().model().openInPanes(own().getFirst()));
    Hyperlink link = from(lookup("#lesson")).lookup(".markdown-text .hyperlink").query();
    assertThat(link.getTooltip().getText()).isEqualTo(address);
    clickOn(link);
    Waiting.until(() -> visited.equals(List.of(address)));
    assertThat(status()).isEqualTo("Opened in the browser: " + address);
    assertThat(clipboard()).isNull();
    hasBrowser = false;
    clickOn(link);
    Waiting.until(() -> status().startsWith("No browser"));
    assertThat(status()).endsWith(address);
    assertThat(clipboard()).isEqualTo(address);
  }

  @Test
  void theSourceOfALessonSaysWhereItLeads() {
    Lesson lesson = BundledLessons.books().get(1).lessons().getFirst();
    interact(() -> content().gallery().show());
    interact(() -> content().gallery().model().open(lesson));
    Hyperlink source = from(lookup("#course")).lookup(".markdown-text .hyperlink").query();
    assertThat(source.getText()).startsWith("In the document");
    assertThat(source.getTooltip().getText()).isEqualTo(lesson.source().orElseThrow());
    rightClickOn(source);
    clickOn("Copy Address");
    assertThat(clipboard()).isEqualTo(source.getTooltip().getText());
    assertThat(visited).isEmpty();
  }

  private String status() {
    return lookup("#status-message").queryLabeled().getText();
  }

  private @Nullable String clipboard() {
    List<String> texts = new ArrayList<>();
    interact(
        () ->
            Optional.ofNullable(Clipboard.getSystemClipboard().getString()).ifPresent(texts::add));
    return texts.isEmpty() ? null : texts.getFirst();
  }

  private @Nullable Node focus() {
    return content().scene().getFocusOwner();
  }

  private boolean isFocusIn(String part) {
    return Stream.<Node>iterate(focus(), Objects::nonNull, Node::getParent)
        .anyMatch(lookup(part).query()::equals);
  }
}
