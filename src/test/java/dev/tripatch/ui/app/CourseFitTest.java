package dev.tripatch.ui.app;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.feature.course.CourseViewModel;
import dev.tripatch.ui.window.StartDocuments;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What one acts on and what is said of it is in view, in small windows and before an audience. */
class CourseFitTest extends WindowFixture {

  private static final int LEAST_LINES = 7;
  private static final double LEAST_VERDICT = 45;

  private final SoftAssertions all = new SoftAssertions();

  /** The lessons with the most lines, panes, words and answers. */
  private static final List<Integer> FULLEST = List.of(3, 5, 8, 10, 11, 12);

  @Override
  public void start(Stage primary) {
    open(primary, StartDocuments.NONE);
    place(primary, 1280, 720);
  }

  private CourseViewModel model() {
    return content().course().model();
  }

  private static Book course() {
    return BundledLessons.books().getFirst();
  }

  @ParameterizedTest
  @CsvSource({"1280, 720, 24", "1280, 720, 12", "800, 600, 12"})
  void whatOneActsOnIsInView(int width, int height, int textSize) {
    size(width, height, textSize);
    for (int number : FULLEST) {
      Lesson lesson = course().lessons().get(number - 1);
      interact(
          () -> {
            content().course().open(course(), lesson);
            seesWhatIsAsked(lesson);
            check(lesson);
          });
      Waiting.until(() -> model().stageProperty().get() == CourseViewModel.Stage.SEE);
      // Without a pulse for each of them, there are many.
      interact(() -> seesTheRest(lesson));
    }
    all.assertAll();
  }

  private void size(int width, int height, int textSize) {
    interact(
        () -> {
          place((Stage) content().scene().getWindow(), width, height);
          content().appearance().setTextSize(textSize);
        });
  }

  private void seesTheRest(Lesson lesson) {
    seesAnswer(lesson, "SEE");
    if (!model().acts().isEmpty()) {
      model().goTo(model().acts().getLast());
      seesAnswer(lesson, "RESULT");
    }
    if (model().task().isPresent()) {
      model().turnTo(CourseViewModel.Stage.DO);
      seesTask(lesson);
    }
  }

  private void seesAnswer(Lesson lesson, String when) {
    layOut();
    seesVerdict(lesson, when, "#course-verdict");
    seesButtons(lesson, when, "#course-do", "#course-next", "#course-to-books");
  }

  private void layOut() {
    content().scene().getRoot().applyCss();
    content().scene().getRoot().layout();
    content().scene().getRoot().layout();
  }

  private void check(Lesson lesson) {
    if (Ask.of(lesson) instanceof Ask.OfChoice choice) {
      model().choiceProperty().set(Optional.of(choice.choices().getLast()));
    }
    model().check();
  }

  private void seesWhatIsAsked(Lesson lesson) {
    layOut();
    seesButtons(lesson, "PREDICT", "#course-check");
    if (Ask.of(lesson) instanceof Ask.OfDocument) {
      seesButtons(lesson, "PREDICT", "#course-refused");
      seesLines(lesson, "#course-prediction");
    }
  }

  private void seesTask(Lesson lesson) {
    layOut();
    seesButtons(lesson, "DO", "#course-task-check");
    lookup("#course-task-check").<Button>query().fire();
    layOut();
    seesButtons(lesson, "DONE", "#course-task-check");
    if (model().hasStep(1)) {
      seesButtons(lesson, "DONE", "#course-next", "#course-skip");
    }
    seesVerdict(lesson, "DONE", "#course-task-verdict");
  }

  /** At least one of them is there, and what is there is in view. */
  private void seesButtons(Lesson lesson, String when, String... ids) {
    List<Node> found =
        Stream.of(ids)
            .flatMap(id -> lookup(id).<Node>queryAll().stream())
            .filter(Node::isVisible)
            .toList();
    all.assertThat(found).as(lesson.title() + " " + when).isNotEmpty();
    found.forEach(
        each ->
            all.assertThat(inView().contains(boundsOf(each)))
                .as("%s %s: %s at %s", lesson.title(), when, each.getId(), boundsOf(each))
                .isTrue());
  }

  private void seesVerdict(Lesson lesson, String when, String id) {
    Node verdict = lookup(id).query();
    Bounds around = boundsOf(scrollOf(verdict));
    Bounds said = boundsOf(verdict);
    double seen =
        Math.min(said.getMaxY(), Math.min(around.getMaxY(), inView().getMaxY()))
            - Math.max(said.getMinY(), around.getMinY());
    all.assertThat(seen)
        .as("%s %s: verdict, of %s", lesson.title(), when, said.getHeight())
        .isGreaterThanOrEqualTo(Math.min(said.getHeight(), LEAST_VERDICT) - 1);
  }

  private static Node scrollOf(Node node) {
    return Stream.iterate(node, Node::getParent)
        .filter(each -> each.getStyleClass().contains("course-scroll"))
        .findFirst()
        .orElseThrow();
  }

  private void seesLines(Lesson lesson, String id) {
    Node pane = lookup(id).query();
    PaneEditor editor = from(pane).lookup(".pane-editor").query();
    double lines = editor.getHeight() / editor.visibleLines().rowHeight();
    all.assertThat(lines)
        .as("%s: lines", lesson.title())
        .isGreaterThanOrEqualTo(Math.min(LEAST_LINES, editor.text().lines().count()));
    all.assertThat(inView().contains(boundsOf(pane))).as(lesson.title() + " pane").isTrue();
  }

  private static Bounds boundsOf(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** The lesson without its steps and what is around them. */
  private Bounds inView() {
    Bounds column = boundsOf(lookup("#course-lesson").query());
    return new BoundingBox(
        column.getMinX(), column.getMinY() - 1, column.getWidth() + 1, column.getHeight() + 2);
  }

  @Test
  void whyAPredictionCannotBeReadIsInView() {
    size(1280, 720, 24);
    Lesson lesson = course().lessons().get(3);
    interact(
        () -> {
          content().course().open(course(), lesson);
          model().mark(model().sheet().typed(model().sheet().lines().size() - 1, "  - : ["));
          model().check();
        });
    Waiting.until(() -> !model().unreadableProperty().get().isEmpty());
    interact(
        () -> {
          layOut();
          seesVerdict(lesson, "UNREADABLE", "#course-verdict");
          seesWhatIsAsked(lesson);
        });
    all.assertAll();
  }

  @Test
  void checkStaysWhereItIsWhileOneTypes() {
    Lesson lesson = course().lessons().getFirst();
    interact(() -> content().course().open(course(), lesson));
    Bounds before = boundsOf(lookup("#course-check").query());
    for (int i = 0; i < 3; i++) {
      interact(
          () -> model().mark(model().sheet().typed(model().sheet().lines().size() - 1, "  a: b")));
      all.assertThat(boundsOf(lookup("#course-check").query()).getMinY())
          .as("after %d lines", i + 1)
          .isEqualTo(before.getMinY());
    }
    all.assertAll();
  }
}
