package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.laws.Sample;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.ui.feature.course.CourseViewModel;
import dev.tripatch.ui.feature.course.CourseViewModel.OpenPage;
import dev.tripatch.ui.feature.course.CourseViewModel.Stage;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The page of a lesson: it tells nothing before its reader has, and then all. */
class CoursePageTest extends WindowFixture {

  private static final Workbench WORKBENCH = services().workbench();

  @Override
  public void start(javafx.stage.Stage stage) {
    open(stage, example());
    place(stage, 1280, 800);
  }

  private CourseViewModel model() {
    return content().course().model();
  }

  private void openLesson(Book book, Lesson lesson) {
    interact(() -> content().course().open(book, lesson));
  }

  private static List<Book> books() {
    return BundledLessons.books();
  }

  private static OpenPage page(Book book, Lesson lesson) {
    return new OpenPage(book, lesson, Ask.of(lesson));
  }

  /** Whatever can be read in the window, and whatever a screen reader says of it. */
  private String readable() {
    AtomicReference<String> found = new AtomicReference<>("");
    interact(() -> found.set(readableNow()));
    return found.get();
  }

  private String readableNow() {
    List<String> found = new ArrayList<>();
    collect(content().scene().getRoot(), found);
    return plain(String.join("\n", found));
  }

  private static void collect(Node node, List<String> into) {
    if (!node.isVisible()) {
      return;
    }
    into.add(Objects.requireNonNullElse(node.getAccessibleText(), ""));
    if (node instanceof Text text) {
      into.add(text.getText());
    }
    if (node instanceof Labeled labeled) {
      into.add(Objects.requireNonNullElse(labeled.getText(), ""));
    }
    if (node instanceof Control control && control.getTooltip() != null) {
      into.add(control.getTooltip().getText());
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
    }
  }

  private static String plain(String words) {
    return words.replaceAll("[`*]", "").replaceAll("\\s+", " ");
  }

  /** What only the answer says: lines of the result, sentences of steps, the words after it. */
  private static List<String> answers(Lesson lesson) {
    String given =
        plain(
            lesson.prose()
                + Ask.panes(lesson).stream()
                    .map(role -> lesson.text(label(role)).orElse(""))
                    .collect(Collectors.joining("\n"))
                + lesson.text(BlockLabel.QUESTION).orElse("")
                + lesson.text(BlockLabel.CHOICES).orElse("")
                + lesson.text(BlockLabel.TASK).orElse(""));
    Stream<String> computed =
        LessonAnswer.of(lesson, WORKBENCH).stream().flatMap(CoursePageTest::answers);
    return Stream.concat(computed, lesson.text(BlockLabel.REVEAL).stream().flatMap(String::lines))
        .map(line -> plain(line).strip())
        .filter(line -> line.length() > 8 && !given.contains(line))
        .distinct()
        .toList();
  }

  private static Stream<String> answers(LessonAnswer answer) {
    return switch (answer) {
      case LessonAnswer.Refused(String sentence, String remedy) -> Stream.of(sentence, remedy);
      case LessonAnswer.Shown shown ->
          Stream.concat(
              shown.view().resultYaml().lines(),
              shown.view().stepPictures().map(StepPictures::steps).orElse(List.of()).stream()
                  .map(step -> step.sentence()));
    };
  }

  private static BlockLabel label(Role role) {
    return BlockLabel.valueOf(role.name());
  }

  @Test
  void nothingTellsTheAnswerBeforeTheReaderHasPredicted() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    String local = content().documents().local().getText();
    SoftAssertions all = new SoftAssertions();
    List<OpenPage> asked =
        books().stream()
            .flatMap(book -> book.lessons().stream().map(each -> page(book, each)))
            .filter(page -> page.lesson().hasDocuments() && !(page.ask() instanceof Ask.Nothing))
            .toList();
    assertThat(asked).hasSizeGreaterThan(100);
    openLesson(books().getFirst(), books().getFirst().lessons().getFirst());
    // Without a pulse for each of them, there are many.
    interact(
        () ->
            Sample.of(asked)
                .forEach(page -> all.assertThat(told(page)).as("%s", page.lesson()).isEmpty()));
    all.assertAll();
    assertThat(content().documents().local().getText()).isEqualTo(local);
    assertThat(content().visit().isVisiting()).isFalse();
  }

  /** What the page tells of the answer to a lesson that was just opened. */
  private List<String> told(OpenPage page) {
    model().open(page.book(), page.lesson());
    String seen = readableNow();
    List<String> told =
        new ArrayList<>(answers(page.lesson()).stream().filter(seen::contains).toList());
    model().acts().forEach(act -> told.add(act.title()));
    model().shownProperty().get().ifPresent(shown -> told.add(shown.toString()));
    return told;
  }

  /** Places where an answer is told; all of them show the documents of the window. */
  @Test
  void noPlaceThatTellsAnswersIsInThePage() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    Book book = books().getFirst();
    openLesson(book, book.lessons().getFirst());
    List<Node> places =
        Stream.concat(
                Stream.of(Role.values()).map(content().view().panes()::view),
                Stream.of(
                    content().view().tables(),
                    content().view().why(),
                    content().view().status(),
                    content().view().arrangement()))
            .map(Node.class::cast)
            .toList();
    assertThat(places).noneMatch(CoursePageTest::isSeen);
  }

  private static boolean isSeen(Node node) {
    return node.getScene() != null
        && Stream.<Node>iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
  }

  /** Reports, exports, steps and whatever else acts on documents: only these are offered. */
  @Test
  void onlyWhatIsNotAboutDocumentsIsOffered() {
    Book book = books().getFirst();
    openLesson(book, book.lessons().getFirst());
    assertThat(content().actions().all().stream().filter(Action::isPossible).map(Action::id))
        .filteredOn(id -> !id.startsWith("THEME_") && !id.equals("NEW_WINDOW"))
        .containsExactlyInAnyOrder(
            "QUIT",
            "GUIDE",
            "GUIDE_FILES",
            "NEXT_PANE",
            "PREVIOUS_PANE",
            "LARGER",
            "SMALLER",
            "USUAL_SIZE",
            "PRESENTER",
            "SETTINGS",
            "FIND_ACTION",
            "SHORTCUTS",
            "ABOUT",
            "COURSE",
            "SAVE_STEPS",
            "GALLERY",
            "PAGES");
    String before = content().documents().local().getText();
    interact(
        () ->
            content().actions().all().stream()
                .filter(each -> !each.isPossible() && !each.id().equals("NEW_WINDOW"))
                .forEach(each -> each.run().run()));
    assertThat(content().documents().local().getText()).isEqualTo(before);
  }

  @Test
  void whatWasMarkedStaysUntilTheReaderStartsOver() {
    Book course = books().getFirst();
    openLesson(course, course.lessons().getFirst());
    interact(model()::startOver);
    interact(() -> model().mark(model().sheet().strike(lineOf("  LOG_LEVEL: info"))));
    interact(() -> model().step(1));
    assertThat(struck()).isEmpty();
    interact(() -> model().step(-1));
    assertThat(struck()).containsExactly("  LOG_LEVEL: info");
    interact(content().course()::start);
    assertThat(struck()).containsExactly("  LOG_LEVEL: info");
    interact(model()::startOver);
    assertThat(struck()).isEmpty();
  }

  @Test
  void anItemMovesAndAnAnswerIsChosenByKeys() {
    Book course = books().getFirst();
    openLesson(course, course.lessons().get(8));
    push(KeyCode.CONTROL, KeyCode.HOME);
    int first = lineOf("        - name: URL");
    for (int i = 0; i < first; i++) {
      push(KeyCode.DOWN);
    }
    push(KeyCode.ALT, KeyCode.DOWN);
    assertThat(lineOf("        - name: DEBUG")).isEqualTo(first);
    openLesson(course, course.lessons().get(10));
    push(KeyCode.DOWN);
    push(KeyCode.DOWN);
    push(KeyCode.SPACE);
    assertThat(model().choiceProperty().get().map(each -> each.name()))
        .hasValue("It refuses the request, and sets neither field.");
    push(KeyCode.CONTROL, KeyCode.ENTER);
    Waiting.until(() -> model().stageProperty().get() == Stage.SEE);
    assertThat(readable()).contains("✓ Right.");
  }

  @Test
  void theFirstLessonIsPredictedCheckedSeenAndDoneByKeys() {
    interact(content().course()::start);
    assertThat(lookup("#course-title").queryLabeled().getText()).isEqualTo("A map is merged");
    push(KeyCode.CONTROL, KeyCode.END);
    push(KeyCode.UP);
    push(KeyCode.DELETE);
    assertThat(struck()).containsExactly("  LOG_LEVEL: info");
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(struck()).isEmpty();
    push(KeyCode.END);
    push(KeyCode.BACK_SPACE);
    Waiting.until(() -> struck().equals(List.of("  LOG_LEVEL: info")));
    assertThat(typed()).containsExactly("  LOG_LEVEL: inf");
    for (int i = 0; i < 3; i++) {
      push(KeyCode.BACK_SPACE);
    }
    write("debug");
    push(KeyCode.ENTER);
    write("TRACE: \"on");
    Waiting.until(() -> typed().contains("  TRACE: \"on\""));
    interact(
        () -> model().mark(model().sheet().rewrite(lineOf("    tier: front"), "    tier: back")));
    push(KeyCode.CONTROL, KeyCode.ENTER);
    Waiting.until(() -> model().stageProperty().get() == Stage.SEE);
    assertThat(readable()).contains("✓ Right.");
    assertThat(model().acts()).isNotEmpty();
    assertThat(model().isPassed(books().getFirst().lessons().getFirst())).isFalse();
    clickOn("#course-act-5");
    assertThat(readable()).contains("Result");
    clickOn("#course-do");
    push(KeyCode.CONTROL, KeyCode.A);
    write("data: {REGION: us}");
    clickOn("#course-task-check");
    assertThat(model().isPassed(books().getFirst().lessons().getFirst())).isTrue();
    clickOn("#course-next");
    assertThat(lookup("#course-title").queryLabeled().getText()).isEqualTo("Null deletes");
    clickOn("#course-close");
    assertThat(content().view().isCovered()).isFalse();
    assertThat(content().view().status().getScene()).isNotNull();
  }

  private int lineOf(String text) {
    return model().sheet().lines().stream().map(line -> line.text()).toList().indexOf(text);
  }

  private List<String> struck() {
    return marked("STRUCK");
  }

  private List<String> typed() {
    return marked("TYPED");
  }

  private List<String> marked(String mark) {
    return model().sheet().lines().stream()
        .filter(line -> line.mark().name().equals(mark.toUpperCase(Locale.ROOT)))
        .map(line -> line.text())
        .toList();
  }

  @Test
  void aRefusalAndAChoiceArePredictionsToo() {
    Optional<Lesson> choice =
        books().getFirst().lessons().stream()
            .filter(lesson -> Ask.of(lesson) instanceof Ask.OfChoice)
            .findFirst();
    openLesson(books().getFirst(), choice.orElseThrow());
    assertThat(lookup("#course-check").queryButton().isDisabled()).isTrue();
    clickOn(
        from(lookup("#course-choices")).lookup(".radio-button").<Node>queryAll().iterator().next());
    clickOn("#course-check");
    Waiting.until(() -> model().stageProperty().get() == Stage.SEE);
    openLesson(books().getFirst(), books().getFirst().lessons().getFirst());
    clickOn("#course-refused");
    Waiting.until(() -> model().stageProperty().get() == Stage.SEE);
    assertThat(readable()).contains("Not quite.");
  }

  @Test
  void whatIsSaidIsSeenOnThePageUntilTheNextKey() {
    push(KeyCode.CONTROL, KeyCode.B);
    assertThat(content().view().isCovered()).isTrue();
    assertThat(lookup("#course-message").<Node>query().isVisible()).isFalse();
    interact(() -> content().view().status().say("Saved steps.html."));
    Labeled said = lookup("#course-message").queryLabeled();
    assertThat(said.isVisible()).isTrue();
    assertThat(said.getText()).isEqualTo("Saved steps.html.");
    push(KeyCode.DOWN);
    assertThat(said.isVisible()).isFalse();
  }

  @Test
  void theGalleryLeadsToTheCourse() {
    interact(content().gallery()::show);
    clickOn("#gallery-course");
    assertThat(lookup("#course-title").queryLabeled().getText()).isEqualTo("A map is merged");
  }
}
