package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.ui.feature.course.CourseCommands;
import dev.tripatch.ui.settings.Settings;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.ui.settings.ThemeChoice;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The window before an audience: what is enlarged for it is never what the person chose. */
class PresenterTest extends WindowFixture {

  @TempDir Path folder;

  @Override
  public void start(Stage stage) {
    open(stage, services(folder), new NoFileDialogs(), example());
    place(stage, 1000, 700);
  }

  private void present() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> content().appearance().setTextSize(13));
    interact(() -> content().presenter().toggle());
    Waiting.until(stage()::isFullScreen);
    assertThat(shownSize()).isGreaterThan(15);
  }

  private int shownSize() {
    return content().appearance().shownTextSizeProperty().get();
  }

  private int keptSize() {
    return sizeIn(new SettingsFile(folder).load().settings());
  }

  private static int sizeIn(Settings settings) {
    return Integer.parseInt(Objects.requireNonNull(settings.choices().get("textSize")));
  }

  @Test
  void theEnlargedSizeIsNeverKept() {
    present();
    assertThat(keptSize()).isEqualTo(13);
    int enlarged = shownSize();
    push(KeyCode.CONTROL, KeyCode.MINUS);
    assertThat(shownSize()).isEqualTo(enlarged - 1);
    push(KeyCode.CONTROL, KeyCode.DIGIT0);
    assertThat(shownSize()).isEqualTo(enlarged);
    interact(() -> content().appearance().choiceProperty().set(ThemeChoice.DARK));
    assertThat(keptSize()).isEqualTo(13);
    push(KeyCode.ESCAPE);
    assertThat(shownSize()).isEqualTo(13);
    assertThat(keptSize()).isEqualTo(13);
  }

  @Test
  void aWindowThatIsClosedBeforeItsAudienceOpensAsItWas() {
    double width = stage().getWidth();
    double height = stage().getHeight();
    present();
    interact(() -> content().view().tables().choose("dialects"));
    interact(window()::close);
    Waiting.until(() -> !stage().isShowing());
    SettingsFile.Loaded kept = new SettingsFile(folder).load();
    assertThat(sizeIn(kept.settings())).isEqualTo(13);
    assertThat(kept.settings().table()).isEqualTo("fields");
    assertThat(kept.settings().window().width()).isEqualTo(width);
    assertThat(kept.settings().window().height()).isEqualTo(height);
  }

  @Test
  void tabsAndBarsComeBack() {
    interact(() -> content().view().arrangement().toggleMaximized(Role.LIVE));
    present();
    assertThat(lookup("#status-message").query().getParent().isVisible()).isFalse();
    interact(() -> content().view().arrangement().toggleMaximized(Role.LIVE));
    interact(() -> content().view().tables().choose("problems"));
    push(KeyCode.ESCAPE);
    assertThat(content().view().tables().isChosen("fields")).isTrue();
    Waiting.until(
        () ->
            !content().view().panes().view(Role.PATCH).isVisible()
                || content().view().panes().view(Role.PATCH).getScene() == null);
    assertThat(content().view().panes().view(Role.LIVE).isVisible()).isTrue();
    assertThat(lookup(".menu-bar").query().isVisible()).isTrue();
    assertThat(content().view().getBottom().isVisible()).isTrue();
  }

  /** The books come back for whoever asks for them, and afterwards. */
  @Test
  void aLessonIsReadBesideThePanesInThePlaceOfTheBooks() {
    List<Lesson> beside =
        BundledLessons.books().stream()
            .flatMap(book -> book.lessons().stream())
            .filter(lesson -> !CourseCommands.isPage(lesson))
            .toList();
    push(KeyCode.CONTROL, KeyCode.L);
    Waiting.until(() -> lookup("#gallery-list").tryQuery().isPresent());
    interact(() -> content().gallery().model().open(beside.get(0)));
    Waiting.until(() -> content().visit().isVisiting());
    present();
    assertThat(lookup("#gallery").query().isVisible()).isTrue();
    assertThat(lookup("#gallery-list").tryQuery()).isEmpty();
    push(KeyCode.CONTROL, KeyCode.L);
    Waiting.until(() -> lookup("#gallery-list").tryQuery().isPresent());
    interact(() -> content().gallery().model().open(beside.get(1)));
    Waiting.until(() -> lookup("#gallery-list").tryQuery().isEmpty());
    push(KeyCode.F11);
    Waiting.until(() -> lookup("#gallery-list").tryQuery().isPresent());
    assertThat(content().presenter().presentingProperty().get()).isFalse();
  }

  @Test
  void whoLeavesTheFullScreenLeaves() {
    present();
    interact(() -> stage().setFullScreen(false));
    assertThat(content().presenter().presentingProperty().get()).isFalse();
    assertThat(lookup(".menu-bar").query().isVisible()).isTrue();
  }

  @Test
  void afterTheLastStepComesALesson() {
    present();
    push(KeyCode.F4);
    untilStep(1);
    push(KeyCode.RIGHT);
    untilStep(2);
    push(KeyCode.PAGE_UP);
    untilStep(1);
    push(KeyCode.PAGE_UP);
    assertThat(content().visit().isVisiting()).isFalse();
    push(KeyCode.END);
    untilStep(5);
    push(KeyCode.PAGE_DOWN);
    Waiting.until(() -> content().view().isCovered());
    push(KeyCode.ESCAPE);
    assertThat(content().presenter().presentingProperty().get()).isFalse();
    assertThat(content().view().isCovered()).isTrue();
  }

  private void untilStep(int wanted) {
    Waiting.until(
        () ->
            content()
                .stepper()
                .shownProperty()
                .get()
                .filter(step -> step.counted().startsWith("Step " + wanted + " "))
                .isPresent());
  }
}
