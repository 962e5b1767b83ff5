package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonPart;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Verdict;
import dev.tripatch.ui.feature.learn.GalleryViewModel.OpenLesson;
import dev.tripatch.ui.panes.MarkdownView;
import dev.tripatch.ui.panes.RadioList;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The open lesson: its words, its question and answer or its task, and the way to the next. */
final class LessonView extends VBox {

  private final GalleryViewModel model;
  private final Consumer<String> links;
  private final Function<Lesson, String> further;
  private final MarkdownView text;
  private final ScrollPane scroll;
  private final Button previous = new Button(LearnWording.PREVIOUS.text());
  private final Button next = Styles.named(new Button(LearnWording.NEXT.text()), "lesson-next");

  LessonView(GalleryViewModel model, Consumer<String> links, Function<Lesson, String> further) {
    this.model = model;
    this.links = links;
    this.further = further;
    text = new MarkdownView(links);
    text.setPadding(new Insets(8, 12, 12, 12));
    scroll = new ScrollPane(text);
    scroll.setFitToWidth(true);
    Styles.named(scroll, "lesson", "lesson");
    scroll.setAccessibleText(LearnWording.LESSON.text());
    VBox.setVgrow(scroll, Priority.ALWAYS);
    setMinHeight(0);
    getChildren().addAll(scroll, foot());
    model.currentProperty().subscribe(this::show);
    model.shown().subscribe(this::showSteps);
  }

  private HBox foot() {
    previous.setId("lesson-previous");
    previous.setOnAction(event -> model.step(-1));
    next.setOnAction(event -> model.step(1));
    Button again = Styles.named(new Button(LearnWording.SHOW_IN_PANES.text()), "lesson-show");
    again.setOnAction(event -> model.showAgain());
    again.disableProperty().bind(model.currentProperty().map(Optional::isEmpty));
    return Styles.styled(new HBox(6, again, Styles.space(), previous, next), "lesson-foot");
  }

  private void show(Optional<OpenLesson> open) {
    text.show("");
    open.ifPresentOrElse(this::show, () -> text.add(LearnWording.WELCOME.text()));
    showSteps();
    scroll.setVvalue(0);
  }

  /** Another search leaves other lessons around this one. */
  private void showSteps() {
    previous.setDisable(!model.hasStep(-1));
    next.setDisable(!model.hasStep(1));
  }

  private void show(OpenLesson open) {
    Lesson lesson = open.lesson();
    text.add("## " + lesson.title());
    show(lesson.given());
    open.exercise().ifPresent(exercise -> text.add(new ExerciseView(exercise, links)));
    lesson.text(BlockLabel.QUESTION).ifPresent(question -> ask(question, lesson));
    text.add(further.apply(lesson));
  }

  private void show(List<LessonPart> parts) {
    for (LessonPart part : parts) {
      switch (part) {
        case LessonPart.Prose prose -> text.add(prose.markdown());
        case Block block -> show(block);
      }
    }
  }

  /** What the panes show is not said again. */
  private void show(Block block) {
    switch (block.label()) {
      case DOCUMENT_SAYS_PATCH -> said(LearnWording.DOCUMENT_SAYS_PATCH.text(), block);
      case DOCUMENT_SAYS_RESULT -> said(LearnWording.DOCUMENT_SAYS_RESULT.text(), block);
      case KUBERNETES_RESULT -> said(LearnWording.KUBERNETES_RESULT.text(), block);
      case LAST_APPLIED,
          LOCAL,
          LIVE,
          PATCH,
          RESULT,
          EXPLAIN,
          WINDOW,
          HAZARD,
          ERROR,
          QUESTION,
          CHOICES,
          REVEAL,
          TASK,
          TASK_RESULT,
          HINT,
          SOLUTION,
          OTHERS,
          OTHER_LIVE,
          OTHER_RESULT -> {}
    }
  }

  private void said(String words, Block block) {
    text.add("*" + words + ":*\n\n```yaml\n" + block.text() + "```");
  }

  private void ask(String question, Lesson lesson) {
    text.add(LearnWording.QUESTION_QUESTION.text("question", question));
    lesson.text(BlockLabel.REVEAL).ifPresent(answer -> offerAnswer(answer, lesson.answer()));
  }

  /** What the lesson says after its question is part of the answer. */
  private void offerAnswer(String answer, List<LessonPart> more) {
    Button reveal = Styles.named(new Button(LearnWording.REVEAL.text()), "lesson-reveal");
    reveal.setOnAction(
        event -> {
          text.getChildren().remove(reveal);
          text.add(LearnWording.ANSWER_ANSWER.text("answer", answer));
          show(more);
        });
    text.add(reveal);
  }

  /** A task, what comes of the answer, hints one by one, and the solution. */
  private static final class ExerciseView extends VBox {

    private final ExerciseViewModel model;
    private final MarkdownView verdict;
    private final MarkdownView hints;
    private final MarkdownView solution;
    private final Button hint = Styles.named(new Button(LearnWording.HINT.text()), "exercise-hint");
    private final Button solve = new Button(LearnWording.SHOW_THE_SMALLEST_SOLUTION.text());

    ExerciseView(ExerciseViewModel model, Consumer<String> links) {
      super(8);
      this.model = model;
      verdict = new MarkdownView(links);
      Styles.named(verdict, "exercise-verdict", "exercise-verdict");
      hints = new MarkdownView(links);
      solution = new MarkdownView(links);
      MarkdownView task = new MarkdownView(links);
      task.show("### " + model.title() + "\n\n" + model.task());
      getChildren().add(task);
      getChildren().add(choices(model));
      getChildren().addAll(buttons(), verdict, hints, solution);
      model.verdictProperty().subscribe(this::show);
      model.hintsProperty().subscribe(this::showHints);
    }

    private static RadioList<Choice> choices(ExerciseViewModel model) {
      RadioList<Choice> all =
          new RadioList<>(
              model.choices(), Choice::name, each -> model.choiceProperty().set(Optional.of(each)));
      all.setSpacing(8);
      return all;
    }

    private FlowPane buttons() {
      Button check = Styles.named(new Button(LearnWording.CHECK.text()), "exercise-check");
      check.setDefaultButton(false);
      check.setOnAction(event -> model.check());
      hint.setOnAction(event -> model.hint());
      solve.setId("exercise-solution");
      solve.setOnAction(
          event -> {
            solution.show(model.solution());
            solve.setDisable(true);
          });
      return new FlowPane(6, 6, check, hint, solve);
    }

    private void show(Optional<Verdict> now) {
      Styles.setShown(verdict, now.isPresent());
      now.map(Verdict::markdown).ifPresent(verdict::show);
    }

    private void showHints() {
      hints.showQuoted(model.hints());
      hint.setDisable(!model.hasHint());
    }
  }
}
