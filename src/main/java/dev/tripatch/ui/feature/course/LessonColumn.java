package dev.tripatch.ui.feature.course;

import dev.tripatch.engine.format.Phase;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.PredictionSheet;
import dev.tripatch.learn.exercise.PredictionVerdict;
import dev.tripatch.ui.feature.course.CourseViewModel.OpenPage;
import dev.tripatch.ui.feature.course.CourseViewModel.Shown;
import dev.tripatch.ui.feature.course.CourseViewModel.Stage;
import dev.tripatch.ui.feature.course.ShrinkingText.PageSizes;
import dev.tripatch.ui.panes.MarkdownView;
import dev.tripatch.ui.panes.RadioList;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The lesson itself: its words, what is asked, the panes that it needs, and the next thing to do.
 */
final class LessonColumn extends ScrollPane {

  private final CourseViewModel model;
  private final PageSizes sizes;
  private final CoursePage.Ways ways;
  private final StepRow steps;
  private final Hyperlink place = Styles.named(new Hyperlink(), "course-place", "course-place");
  private final Label title = Styles.named(new Label(), "course-title", "course-title");
  private final Region space = Styles.space();
  private final Hyperlink close = new Hyperlink(CourseWords.CLOSE.text() + "  ×");
  private final HBox head = new HBox();
  private boolean isLow;
  private final VBox column = Styles.styled(new VBox(), "course-lesson");
  private final PaneRow panes = new PaneRow();
  private final Label marks = Styles.named(new Label(), "course-marks", "course-quiet");
  private MarkdownView trouble;
  private Optional<PredictionEditor> prediction = Optional.empty();
  private Optional<Node> first = Optional.empty();

  LessonColumn(
      CourseViewModel model,
      PageSizes sizes,
      CoursePage.Ways ways,
      StepRow steps,
      Runnable togglePath) {
    this.model = model;
    this.sizes = sizes;
    this.ways = ways;
    this.steps = steps;
    trouble = new MarkdownView(ways.link());
    fillHead(togglePath);
    setContent(column);
    setFitToWidth(true);
    setFitToHeight(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    Styles.named(this, "course-lesson", "course-scroll");
    VBox.setVgrow(panes, Priority.ALWAYS);
    marks.setMinWidth(0);
    model.openProperty().subscribe(open -> show());
    model.stageProperty().subscribe((before, now) -> turn(before, now));
    model.stepProperty().subscribe(step -> showStep());
    model.unreadableProperty().subscribe(this::sayTrouble);
    model.sheets().nowProperty().subscribe(this::count);
  }

  private void fillHead(Runnable togglePath) {
    place.setMinWidth(Region.USE_PREF_SIZE);
    place.setOnAction(
        event -> {
          place.setVisited(false);
          togglePath.run();
        });
    Styles.named(close, "course-close", "course-close");
    close.setAccessibleText(CourseWords.CLOSE.text());
    close.setMinWidth(Region.USE_PREF_SIZE);
    close.setOnAction(event -> ways.close().run());
    head.getStyleClass().add("course-head");
    head.setMinHeight(USE_PREF_SIZE);
  }

  /** Where the path has no room, its place in words leads to it. */
  void offerPath(boolean isHidden) {
    place.setDisable(!isHidden);
  }

  /** Where there is little height, the title is in the line over it. */
  void setLow(boolean now) {
    if (isLow != now) {
      isLow = now;
      column.getChildren().remove(title);
      putTitle();
    }
  }

  private void putTitle() {
    title.setWrapText(!isLow);
    title.setMinHeight(USE_PREF_SIZE);
    title.setMinWidth(0);
    head.getChildren()
        .setAll(isLow ? List.of(place, title, space, close) : List.of(place, space, close));
    if (!isLow) {
      column.getChildren().add(Math.min(1, column.getChildren().size()), title);
    }
  }

  private void turn(Stage before, Stage now) {
    show();
    if (before == Stage.PREDICT && now == Stage.SEE) {
      steps.play();
    }
  }

  private void show() {
    model.openProperty().get().ifPresent(this::show);
  }

  private void show(OpenPage page) {
    Stage stage = model.stageProperty().get();
    boolean isSamePlace = page.lesson().equals(column.getUserData());
    column.setUserData(page.lesson());
    place.setText(
        CourseWords.LESSON_OF.text(
            "place", page.place() + 1, "count", page.book().lessons().size()));
    title.setText(page.lesson().title());
    List<Node> parts = new ArrayList<>(List.of(head));
    parts.addAll(
        switch (stage) {
          case PREDICT -> predicting(page);
          case SEE -> seeing(page);
          case DO -> model.task().map(this::doing).orElse(List.of());
        });
    column.getChildren().setAll(parts);
    putTitle();
    if (!isSamePlace) {
      setVvalue(0);
    }
    focusFirst();
  }

  // Before: what the lesson says, the question, the panes that it gives.

  private List<Node> predicting(OpenPage page) {
    steps.pause();
    MarkdownView question = markdown(LessonWords.question(page));
    question.getStyleClass().add("course-question");
    List<Node> parts = new ArrayList<>();
    parts.add(ShrinkingText.of(sizes, markdown(LessonWords.before(page.lesson()))));
    parts.add(question);
    if (page.ask() instanceof Ask.OfChoice choice) {
      parts.add(new ShrinkingText(sizes, List.of(choices(choice.choices()))));
    }
    fillPanes(page);
    trouble = said("", "unreadable");
    parts.addAll(List.of(panes, ShrinkingText.of(sizes, trouble), predictButtons(page.ask())));
    return parts;
  }

  private void sayTrouble(List<String> sentences) {
    trouble.show(String.join("\n\n", sentences));
    Styles.setShown(trouble, !sentences.isEmpty());
  }

  private VBox choices(List<Choice> choices) {
    RadioList<Choice> all =
        new RadioList<>(
            choices,
            each -> each.name().replace("`", ""),
            each -> model.choiceProperty().set(Optional.of(each)));
    model.choiceProperty().get().ifPresent(all::choose);
    all.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            model.check();
          }
        });
    Styles.named(all, "course-choices", "course-choices");
    first = Optional.of(all.getChildren().getFirst());
    return all;
  }

  private void fillPanes(OpenPage page) {
    Lesson lesson = page.lesson();
    List<LessonPane> shown = new ArrayList<>();
    boolean isMarked = page.ask() instanceof Ask.OfDocument;
    prediction = Optional.empty();
    if (isMarked) {
      LessonPane marked =
          Styles.named(new LessonPane(Role.LIVE.title(), sizes.ofDocuments()), "course-prediction");
      marked.fill(
          () ->
              prediction =
                  Optional.of(PredictionEditor.in(marked.editor(), model, this::focusCheck)));
      marked.active().saying(CourseWords.PREDICTION.text());
      first = Optional.of(marked);
      shown.add(marked);
    }
    Ask.panes(lesson).stream()
        .filter(role -> !isMarked || role != Role.LIVE)
        .forEach(role -> shown.add(given(lesson, role)));
    panes.show(shown);
  }

  private LessonPane given(Lesson lesson, Role role) {
    return LessonPane.reading(
            role, lesson.text(BlockLabel.of(role)).orElse(""), sizes.ofDocuments())
        .endingWith(CourseWords.READ_ONLY.text());
  }

  private void focusCheck() {
    Optional.ofNullable(lookup("#course-check")).ifPresent(Node::requestFocus);
  }

  private HBox predictButtons(Ask ask) {
    Button check = PageParts.primary("course-check", CourseWords.CHECK, model::check);
    if (ask instanceof Ask.OfChoice) {
      check.disableProperty().bind(model.choiceProperty().map(Optional::isEmpty));
    }
    List<Node> all = new ArrayList<>(List.of(check));
    if (ask instanceof Ask.OfDocument) {
      all.add(PageParts.button("course-refused", CourseWords.IS_REFUSED, model::refuse));
      all.add(marks);
      all.add(Styles.space());
      all.add(PageParts.link("course-clear", CourseWords.CLEAR_MARKS, model::clearMarks));
    }
    return PageParts.row(all);
  }

  private void count(PredictionSheet sheet) {
    prediction.ifPresent(PredictionEditor::refresh);
    marks.setText(
        sheet.struck() == 0 && sheet.typed() == 0
            ? CourseWords.HOW_TO_MARK.text()
            : CourseWords.MARKS.text("struck", sheet.struck(), "typed", sheet.typed()));
  }

  // After: the verdict, the steps in the panes, what the lesson says then.

  private List<Node> seeing(OpenPage page) {
    List<Node> words = new ArrayList<>();
    boolean isAsked = !(page.ask() instanceof Ask.Nothing);
    if (!isAsked) {
      words.add(markdown(LessonWords.before(page.lesson())));
    }
    model.shownProperty().get().filter(each -> isAsked).map(this::verdict).ifPresent(words::add);
    words.add(markdown(LessonWords.afterwards(page.lesson())));
    showStep();
    return List.of(new ShrinkingText(sizes, words), panes, seeButtons(page, isAsked));
  }

  private MarkdownView verdict(Shown shown) {
    boolean isRight = shown.verdict().filter(PredictionVerdict::isRight).isPresent();
    return said(LessonWords.verdict(shown), isRight ? "right" : "other");
  }

  private void showStep() {
    Optional<OpenPage> page = model.openProperty().get();
    if (page.isEmpty() || model.stageProperty().get() != Stage.SEE) {
      return;
    }
    Lesson lesson = page.get().lesson();
    panes.show(
        model
            .stepProperty()
            .get()
            .map(step -> ofStep(lesson, step))
            .orElseGet(() -> Ask.panes(lesson).stream().map(role -> given(lesson, role)).toList()));
  }

  private List<LessonPane> ofStep(Lesson lesson, SeenStep step) {
    List<Role> given = Ask.panes(lesson);
    return step.panes().stream()
        .filter(role -> role == Role.PATCH || role == Role.RESULT || given.contains(role))
        .map(role -> ofStep(role, step))
        .toList();
  }

  /** At the end, what comes out is beside what the reader expected. */
  private LessonPane ofStep(Role role, SeenStep step) {
    boolean isPredicted =
        role == Role.LIVE
            && step.act().phase() == Phase.RESULT
            && model.shownProperty().get().flatMap(Shown::verdict).isPresent()
            && !model.sheet().isUntouched();
    return isPredicted
        ? LessonPane.of(role, PaintedSheet.of(model.sheet()), sizes.ofDocuments())
            .saying(CourseWords.PREDICTION.text())
        : LessonPane.of(role, step.picture().pane(role), sizes.ofDocuments());
  }

  private HBox seeButtons(OpenPage page, boolean isAsked) {
    List<Node> all = new ArrayList<>();
    if (model.task().isPresent()) {
      all.add(PageParts.primary("course-do", CourseWords.NOW_DO_IT, () -> model.turnTo(Stage.DO)));
    } else {
      all.add(nextLesson());
    }
    first = Optional.of(all.getFirst());
    all.add(
        PageParts.button(
            "course-open", CourseWords.OPEN_IN_WINDOW, () -> ways.window().accept(page)));
    all.add(Styles.space());
    if (isAsked) {
      all.add(PageParts.link("course-again", CourseWords.START_OVER, model::startOver));
    }
    return PageParts.row(all);
  }

  private Button nextLesson() {
    return model.hasStep(1)
        ? PageParts.primary("course-next", CourseWords.NEXT_LESSON, () -> model.step(1))
        : PageParts.primary("course-to-books", CourseWords.TO_BOOKS, ways.books());
  }

  // Then: what there is to do.

  private List<Node> doing(TaskViewModel task) {
    steps.pause();
    TaskView view = new TaskView(task, ways.link());
    List<Node> words = new ArrayList<>();
    view.words().getStyleClass().addAll("course-prose", "course-question");
    words.add(view.words());
    Lesson lesson = model.openProperty().get().orElseThrow().lesson();
    List<LessonPane> shown = new ArrayList<>();
    if (task.choices().isEmpty()) {
      Role role = task.isOfLocal() ? Role.LOCAL : Role.PATCH;
      LessonPane answer =
          Styles.named(new LessonPane(role.title(), sizes.ofDocuments()), "course-answer");
      answer.saying(CourseWords.YOUR_ANSWER.text());
      view.writeIn(answer);
      first = Optional.of(answer);
      shown.add(answer);
    } else {
      VBox choices = view.choices();
      words.add(choices);
      first = Optional.of(choices.getChildren().getFirst());
    }
    Ask.panes(lesson).stream()
        .filter(role -> isForTask(task, role))
        .forEach(role -> shown.add(given(lesson, role)));
    panes.show(shown);
    List<Node> parts = new ArrayList<>(List.of(new ShrinkingText(sizes, words), panes));
    parts.add(taskButtons(view, task));
    view.below().forEach(each -> parts.add(ShrinkingText.of(sizes, each)));
    return parts;
  }

  /** A patch is written for live; what is in local or which rule decides depends on more. */
  private static boolean isForTask(TaskViewModel task, Role role) {
    return switch (role) {
      case LIVE -> true;
      case LAST_APPLIED -> task.isOfLocal() || !task.choices().isEmpty();
      case LOCAL -> !task.choices().isEmpty();
      case PATCH, RESULT -> false;
    };
  }

  private HBox taskButtons(TaskView view, TaskViewModel task) {
    HBox buttons = view.buttons();
    Button next = nextLesson();
    Styles.showWhile(next, task.verdictProperty().map(each -> task.isSolved()));
    task.verdictProperty()
        .subscribe(
            (before, now) -> {
              if (task.isSolved()) {
                next.requestFocus();
              }
            });
    Button skip =
        model.hasStep(1)
            ? PageParts.button("course-skip", CourseWords.NEXT_LESSON, () -> model.step(1))
            : PageParts.button("course-leave", CourseWords.TO_BOOKS, ways.books());
    Styles.showWhile(skip, next.visibleProperty().not());
    buttons
        .getChildren()
        .addAll(
            next,
            Styles.space(),
            PageParts.link(
                "course-steps-again", CourseWords.BACK_TO_STEPS, () -> model.turnTo(Stage.SEE)),
            skip);
    return buttons;
  }

  // Parts of all three.

  private MarkdownView markdown(String words) {
    MarkdownView view = new MarkdownView(ways.link());
    view.show(words);
    boolean isThere = !words.isBlank();
    Styles.setShown(view, isThere);
    view.getStyleClass().add("course-prose");
    view.setMinHeight(USE_PREF_SIZE);
    return view;
  }

  private MarkdownView said(String words, String style) {
    MarkdownView view = markdown(words);
    Styles.named(view, "course-verdict", "course-verdict", style);
    return view;
  }

  /** Gives the keyboard to what the reader is to act in. */
  void focusFirst() {
    first.ifPresent(
        node -> {
          if (node instanceof LessonPane pane) {
            pane.editor().caret().focus();
          } else {
            node.requestFocus();
          }
        });
  }

  /** What the page says of a lesson at each of its stages, as Markdown. */
  static final class LessonWords {

    private LessonWords() {}

    /** What is said before the question, or all of it if the lesson asks nothing. */
    static String before(Lesson lesson) {
      return lesson.proseBefore();
    }

    /** What the lesson asks; empty if it asks nothing. */
    static String question(OpenPage page) {
      Lesson lesson = page.lesson();
      String question =
          lesson.text(BlockLabel.QUESTION).or(() -> lesson.text(BlockLabel.TASK)).orElse("");
      return page.ask() instanceof Ask.Nothing
          ? ""
          : CourseWords.PREDICT.text("question", question.strip());
    }

    /** What is said once the reader sees what happens. */
    static String afterwards(Lesson lesson) {
      return (lesson.text(BlockLabel.REVEAL).orElse("") + "\n\n" + lesson.proseAfter()).strip();
    }

    /** What is said of the prediction, or that there was none. */
    static String verdict(Shown shown) {
      return shown
          .verdict()
          .map(LessonWords::verdict)
          .orElseGet(() -> CourseWords.SEEN.text() + refusal(shown));
    }

    /** A right prediction is said to be right in its first sentence. */
    private static String verdict(PredictionVerdict verdict) {
      List<String> sentences = verdict.sentences();
      boolean isOneText = verdict.isRight() || sentences.size() == 1;
      String first = isOneText ? sentences.getFirst() : "";
      String head =
          (verdict.isRight() ? CourseWords.RIGHT : CourseWords.NOT_RIGHT).text("first", first);
      return sentences.stream()
          .skip(isOneText ? 1 : 0)
          .map(each -> "- " + each)
          .collect(Collectors.joining("\n", head.strip() + "\n\n", ""));
    }

    private static String refusal(Shown shown) {
      return shown.answer().filter(LessonAnswer.Refused.class::isInstance).stream()
          .map(each -> " " + ((LessonAnswer.Refused) each).sentence())
          .collect(Collectors.joining());
    }
  }
}
