package dev.tripatch.ui.feature.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.app.WindowFixture;
import dev.tripatch.ui.editor.EditorCaret;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other documents in the panes for a while, with real keys, files and clicks. */
class VisitingTest extends WindowFixture {

  private static final String MAP =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: %s}\ndata: {key: %s}\n";
  private static final Visited LESSON =
      new Visited(
          Visited.Kind.LESSON,
          "A lesson",
          Map.of(
              Role.LOCAL, MAP.formatted("lesson", "new"),
              Role.LIVE, MAP.formatted("lesson", "old")),
          Optional.empty(),
          Optional.empty());

  @TempDir Path folder;

  @Override
  public void start(Stage stage) {
    open(stage, services(folder), new NoFileDialogs(), StartDocuments.NONE);
  }

  private DocumentViewModel local() {
    return content().documents().local();
  }

  private EditorCaret caret() {
    return content().view().panes().view(Role.LOCAL).editor().caret();
  }

  private boolean isKept(String text) {
    try (Stream<Path> all = Files.walk(folder.resolve("unsaved"))) {
      return all.filter(file -> file.toString().endsWith(".kept"))
          .anyMatch(file -> read(file).contains(text));
    } catch (IOException | UncheckedIOException changing) {
      return false;
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException replaced) {
      return "";
    }
  }

  private void visit() {
    interact(() -> content().visit().open(LESSON));
    Waiting.until(() -> lookup("#visit").tryQuery().isPresent());
  }

  private String shown() {
    return content().view().panes().view(Role.LOCAL).editor().text();
  }

  private void openMine(Path mine) {
    interact(() -> content().files().open(Role.LOCAL, mine));
    interact(() -> content().documents().live().type(MAP.formatted("mine", "theirs")));
    Waiting.until(() -> content().comparison().getView().isPresent());
    clickOn(content().view().panes().view(Role.LOCAL).editor());
    push(KeyCode.CONTROL, KeyCode.END);
    write("# typed");
    Waiting.until(() -> isKept("# typed"));
  }

  @Test
  void whatWasTypedItsUndoAndItsSelectionAreAsTheyWere() throws IOException {
    Path mine = Files.writeString(folder.resolve("mine.yaml"), MAP.formatted("mine", "mine"));
    openMine(mine);
    push(KeyCode.SHIFT, KeyCode.LEFT);
    push(KeyCode.SHIFT, KeyCode.LEFT);
    int place = caret().offset();
    visit();
    assertThat(lookup("#visit-words").queryLabeled().getText()).isEqualTo("Lesson: A lesson");
    push(KeyCode.CONTROL, KeyCode.END);
    write("# tried");
    assertThat(shown()).endsWith("# tried");
    push(KeyCode.CONTROL, KeyCode.S);
    undoUntil(MAP.formatted("lesson", "new"));
    push(KeyCode.ESCAPE);
    assertThat(content().visit().isVisiting()).isTrue();
    Waiting.until(() -> !isKept("# tried"));
    assertThat(isKept("# typed")).isTrue();
    assertThat(mine).hasContent(MAP.formatted("mine", "mine"));
    clickOn("#visit-back");
    assertThat(lookup("#visit").tryQuery()).isEmpty();
    assertThat(shown()).endsWith("# typed");
    assertThat(caret().offset()).isEqualTo(place);
    push(KeyCode.CONTROL, KeyCode.C);
    List<String> copied = new ArrayList<>();
    interact(() -> copied.add(Clipboard.getSystemClipboard().getString()));
    assertThat(copied).containsExactly("ed");
    int undone = undoUntil(MAP.formatted("mine", "mine"));
    for (int i = 0; i < undone; i++) {
      push(KeyCode.CONTROL, KeyCode.Y);
    }
    push(KeyCode.CONTROL, KeyCode.S);
    assertThat(mine).hasContent(MAP.formatted("mine", "mine") + "# typed");
  }

  /** A slow machine pauses between two keys; what was typed before is then undone by itself. */
  private int undoUntil(String text) {
    int undone = 0;
    while (undone < 7 && !shown().equals(text)) {
      push(KeyCode.CONTROL, KeyCode.Z);
      undone++;
    }
    assertThat(shown()).isEqualTo(text);
    return undone;
  }

  @Test
  void tabsAndTheSelectedFieldComeBack() throws IOException {
    Path mine = Files.writeString(folder.resolve("mine.yaml"), MAP.formatted("mine", "mine"));
    openMine(mine);
    FieldPath key = FieldPath.of("data", "key");
    // So narrow that the documents are tabs.
    interact(() -> content().scene().getWindow().setWidth(700));
    Waiting.until(() -> content().scene().getWidth() <= 700);
    interact(
        () -> {
          content().selection().select(key);
          content().view().tables().choose("conflicts");
          content().view().arrangement().uncover(Role.RESULT);
          content().view().arrangement().uncover(Role.LAST_APPLIED);
          content().view().arrangement().uncover(Role.LIVE);
          content().view().panes().focus(Role.LIVE);
        });
    Waiting.until(() -> isSeen(Role.LIVE));
    List<Role> seen = seen();
    assertThat(seen).contains(Role.LIVE, Role.RESULT).doesNotContain(Role.LOCAL);
    visit();
    interact(
        () -> {
          content().selection().select(FieldPath.of("metadata", "name"));
          content().view().tables().choose("rules");
          content().view().arrangement().uncover(Role.PATCH);
          content().view().arrangement().uncover(Role.LOCAL);
          content().view().panes().focus(Role.LOCAL);
        });
    Waiting.until(() -> isSeen(Role.LOCAL));
    clickOn("#visit-back");
    Waiting.until(() -> seen().equals(seen));
    assertThat(content().view().tables().isChosen("conflicts")).isTrue();
    Waiting.until(() -> content().comparison().getView().isPresent());
    assertThat(content().selection().getPath()).contains(key);
    assertThat(content().view().panes().activeProperty().get()).isEqualTo(Role.LIVE);
  }

  private boolean isSeen(Role pane) {
    return content().view().panes().view(pane).isVisible();
  }

  private List<Role> seen() {
    return Stream.of(Role.values()).filter(this::isSeen).toList();
  }

  @Test
  void anOpenedFileEndsTheVisitAndClosingAsksAboutWhatWasOpen() throws IOException {
    Path mine = Files.writeString(folder.resolve("mine.yaml"), MAP.formatted("mine", "mine"));
    Path other = Files.writeString(folder.resolve("other.yaml"), MAP.formatted("other", "new"));
    openMine(mine);
    visit();
    interact(() -> content().files().open(Role.LAST_APPLIED, other));
    assertThat(content().visit().isVisiting()).isFalse();
    assertThat(shown()).endsWith("# typed");
    visit();
    Platform.runLater(() -> window().close());
    Waiting.until(() -> lookup(".dialog-pane").tryQuery().isPresent());
    assertThat(shown()).endsWith("# typed");
    push(KeyCode.ESCAPE);
    assertThat(local().isModified()).isTrue();
  }

  @Test
  void closingAsksAboutWhatWasTypedIntoALesson() {
    visit();
    clickOn(content().view().panes().view(Role.LOCAL).editor());
    push(KeyCode.CONTROL, KeyCode.END);
    write("# tried");
    Platform.runLater(() -> window().close());
    Waiting.until(() -> lookup(".dialog-pane").tryQuery().isPresent());
    assertThat(lookup(".dialog-pane").lookup(".label").queryAllAs(Labeled.class))
        .anySatisfy(label -> assertThat(label.getText()).startsWith("Lesson: A lesson\n"));
    push(KeyCode.ESCAPE);
    visit();
    assertThat(shown()).endsWith("# tried");
  }
}
