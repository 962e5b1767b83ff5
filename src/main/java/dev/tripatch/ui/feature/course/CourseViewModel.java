package dev.tripatch.ui.feature.course;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.learn.exercise.Prediction;
import dev.tripatch.learn.exercise.PredictionJudge;
import dev.tripatch.learn.exercise.PredictionSheet;
import dev.tripatch.learn.exercise.PredictionVerdict;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.workspace.Workbench;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/**
 * The lesson that is open and how far its reader is. Its stage is the one thing that decides
 * whether what happens may be seen: before {@link Stage#SEE} it is not even computed.
 */
public final class CourseViewModel {

  /** How far the reader of a lesson is. */
  public enum Stage {
    /** They have not said yet what they expect. */
    PREDICT,
    /** They see what happens. */
    SEE,
    /** They do it themselves. */
    DO
  }

  /**
   * What happens, once it may be seen.
   *
   * @param verdict what is said of the prediction; empty if there was none
   * @param answer what happens; empty if nothing is computed for the lesson
   * @param pictures the steps; empty if there are none
   */
  public record Shown(
      Optional<PredictionVerdict> verdict,
      Optional<LessonAnswer> answer,
      Optional<StepPictures> pictures) {}

  private final Workbench workbench;
  private final LessonProgress progress;
  private final Executor aside;
  private final Executor foreground;
  private final Consumer<String> say;
  private final ReadOnlyIntegerWrapper passedCount = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<Optional<OpenPage>> open =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.PREDICT);
  private final SheetHistory sheets = new SheetHistory();
  private final ObjectProperty<Optional<Choice>> choice =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Shown>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<String>> unreadable =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Optional<SeenStep>> step =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Map<Lesson, PredictionSheet> marked = new HashMap<>();
  private final Map<Lesson, TaskViewModel> tasks = new HashMap<>();
  private Optional<TaskViewModel> task = Optional.empty();
  private boolean isChecked;

  /**
   * A lesson that is open.
   *
   * @param book its book
   * @param ask what its reader is to predict
   */
  public record OpenPage(Book book, Lesson lesson, Ask ask) {

    /** The place of its lesson among those of its book, from 0. */
    public int place() {
      return book.lessons().indexOf(lesson);
    }
  }

  /**
   * No lesson yet.
   *
   * @param progress which lessons were passed
   * @param aside computes what happens
   * @param foreground runs what it is given on the UI thread
   * @param say says what went wrong
   */
  public CourseViewModel(
      Workbench workbench,
      LessonProgress progress,
      Executor aside,
      Executor foreground,
      Consumer<String> say) {
    this.workbench = workbench;
    this.progress = progress;
    this.aside = aside;
    this.foreground = foreground;
    this.say = say;
  }

  /**
   * Opens a lesson before its answer, with what its reader marked and wrote last time; one that
   * asks nothing shows at once what happens.
   */
  public void open(Book book, Lesson lesson) {
    keepMarks();
    Ask ask = Ask.of(lesson);
    isChecked = false;
    progress.read(lesson);
    shown.set(Optional.empty());
    step.set(Optional.empty());
    unreadable.set(List.of());
    choice.set(Optional.empty());
    stage.set(Stage.PREDICT);
    task = Optional.empty();
    sheets.begin(
        ask instanceof Ask.OfDocument document
            ? marked.getOrDefault(lesson, document.start())
            : PredictionSheet.of(""));
    open.set(Optional.of(new OpenPage(book, lesson, ask)));
    passedCount.set(passedIn(book));
    if (ask instanceof Ask.Nothing) {
      reveal();
    }
  }

  private void keepMarks() {
    open.get()
        .filter(page -> page.ask() instanceof Ask.OfDocument)
        .ifPresent(page -> marked.put(page.lesson(), sheets.now()));
  }

  /**
   * What there is to do after the answer, which tries its own solution first; empty if nothing is,
   * or if the lesson asks for it at once, as for a rule to name.
   */
  private Optional<Exercise> exercise(Lesson lesson, Ask ask) {
    boolean isAsked = ask instanceof Ask.OfChoice && !lesson.has(BlockLabel.QUESTION);
    if (!lesson.isExercise() || isAsked) {
      return Optional.empty();
    }
    try {
      return Optional.of(Exercise.of(lesson, workbench));
    } catch (LessonFileException wrong) {
      foreground.execute(() -> say.accept(wrong.getMessage()));
      return Optional.empty();
    }
  }

  private TaskViewModel task(Lesson lesson, Exercise exercise) {
    return tasks.computeIfAbsent(
        lesson, unseen -> new TaskViewModel(exercise, () -> passIfDone(lesson)));
  }

  /** Opens the lesson so many further in its book; says whether there is one. */
  public boolean step(int by) {
    Optional<OpenPage> page = open.get().filter(each -> hasStep(by));
    page.ifPresent(each -> open(each.book(), each.book().lessons().get(each.place() + by)));
    return page.isPresent();
  }

  /** Whether there is a lesson so many further in its book. */
  public boolean hasStep(int by) {
    return open.get()
        .filter(page -> page.place() + by >= 0 && page.place() + by < page.book().lessons().size())
        .isPresent();
  }

  /** Begins the lesson again: nothing is shown, nothing is predicted. */
  public void startOver() {
    open.get()
        .ifPresent(
            page -> {
              if (page.ask() instanceof Ask.OfDocument(PredictionSheet start)) {
                sheets.begin(start);
              }
              open(page.book(), page.lesson());
            });
  }

  /** Takes every mark back, as one step that can be undone. */
  public void clearMarks() {
    open.get()
        .map(OpenPage::ask)
        .filter(Ask.OfDocument.class::isInstance)
        .ifPresent(ask -> mark(((Ask.OfDocument) ask).start()));
    choice.set(Optional.empty());
  }

  /** Marks the document otherwise. */
  public void mark(PredictionSheet next) {
    if (stage.get() == Stage.PREDICT) {
      unreadable.set(List.of());
      sheets.add(next);
    }
  }

  /** The document with the reader's marks. */
  public PredictionSheet sheet() {
    return sheets.now();
  }

  /** The same with what was before. */
  SheetHistory sheets() {
    return sheets;
  }

  /** Says what the reader expects: what they marked or chose. */
  public void check() {
    open.get()
        .flatMap(page -> prediction(page.ask()))
        .ifPresent(prediction -> answer(Optional.of(prediction)));
  }

  private Optional<Prediction> prediction(Ask ask) {
    return switch (ask) {
      case Ask.OfDocument _ -> Optional.of(new Prediction.OfDocument(sheets.now().text()));
      case Ask.OfChoice _ -> choice.get().map(Prediction.Chosen::new);
      case Ask.Nothing _ -> Optional.empty();
    };
  }

  /** Says that the reader expects a refusal. */
  public void refuse() {
    answer(Optional.of(new Prediction.Refused()));
  }

  /**
   * Shows what happens to whoever predicts nothing: before an audience, or where nothing is asked.
   */
  public void reveal() {
    answer(Optional.empty());
  }

  private void answer(Optional<Prediction> prediction) {
    Optional<OpenPage> page = open.get();
    if (page.isPresent() && stage.get() == Stage.PREDICT) {
      Lesson lesson = page.get().lesson();
      aside.execute(
          () -> {
            Shown found = found(lesson, prediction);
            Optional<Exercise> then = exercise(lesson, page.get().ask());
            foreground.execute(
                () -> {
                  if (page.equals(open.get()) && stage.get() == Stage.PREDICT) {
                    task = then.map(each -> task(lesson, each));
                    show(found);
                  }
                });
          });
    }
  }

  private Shown found(Lesson lesson, Optional<Prediction> prediction) {
    Optional<PredictionVerdict> verdict =
        prediction.map(each -> new PredictionJudge(lesson, workbench).judge(each));
    Optional<LessonAnswer> answer =
        verdict.isPresent() ? verdict.get().answer() : LessonAnswer.of(lesson, workbench);
    return new Shown(verdict, answer, answer.flatMap(CourseViewModel::pictures));
  }

  private static Optional<StepPictures> pictures(LessonAnswer answer) {
    return switch (answer) {
      case LessonAnswer.Shown found -> found.view().stepPictures();
      case LessonAnswer.Refused _ -> Optional.empty();
    };
  }

  /** A prediction that cannot be read is not judged, and nothing is told. */
  private void show(Shown found) {
    Optional<PredictionVerdict> unread = found.verdict().filter(each -> !each.isJudged());
    if (unread.isPresent()) {
      unreadable.set(unread.get().sentences());
      return;
    }
    unreadable.set(List.of());
    shown.set(Optional.of(found));
    stage.set(Stage.SEE);
    acts().stream().findFirst().ifPresent(this::goTo);
    isChecked = true;
    open.get().map(OpenPage::lesson).ifPresent(this::passIfDone);
  }

  /** Passed: what happens was seen, and what there is to do is solved. */
  private void passIfDone(Lesson lesson) {
    boolean isDone = isChecked && task.map(TaskViewModel::isSolved).orElse(true);
    if (isDone) {
      progress.solved(lesson);
      open.get().map(OpenPage::book).ifPresent(book -> passedCount.set(passedIn(book)));
    }
  }

  private int passedIn(Book book) {
    return Math.toIntExact(book.lessons().stream().filter(this::isPassed).count());
  }

  /** Whether a lesson was passed. */
  public boolean isPassed(Lesson lesson) {
    return progress.of(lesson) == LessonProgress.Mark.SOLVED;
  }

  /** How many lessons of the open book were passed. */
  public ReadOnlyIntegerProperty passedCountProperty() {
    return passedCount.getReadOnlyProperty();
  }

  /** The coarse steps; none before they may be seen. */
  public List<CoarseStep> acts() {
    return shown.get().flatMap(Shown::pictures).map(StepPictures::coarse).orElse(List.of());
  }

  /** Shows a coarse step. */
  public void goTo(CoarseStep act) {
    shown
        .get()
        .flatMap(Shown::pictures)
        .ifPresent(all -> step.set(Optional.of(SeenStep.of(all, act))));
  }

  /** Shows a fine step, by its place among all. */
  void goTo(int place) {
    shown
        .get()
        .flatMap(Shown::pictures)
        .ifPresent(all -> step.set(Optional.of(SeenStep.of(all, place))));
  }

  /** Shows the coarse step so many further; says whether there is one. */
  boolean goOn(int by) {
    List<CoarseStep> acts = acts();
    int at = step.get().map(seen -> acts.indexOf(seen.act())).orElse(-1) + by;
    boolean isThere = at >= 0 && at < acts.size();
    if (isThere) {
      goTo(acts.get(at));
    }
    return isThere;
  }

  /** Goes to what is to be done, or back to what happens. */
  public void turnTo(Stage wanted) {
    if (stage.get() != Stage.PREDICT && (wanted != Stage.DO || task.isPresent())) {
      stage.set(wanted);
    }
  }

  /** What is to be done in the open lesson; empty if nothing is, and before the answer. */
  public Optional<TaskViewModel> task() {
    return task;
  }

  /** The lesson that is open; empty if none is. */
  public ReadOnlyObjectProperty<Optional<OpenPage>> openProperty() {
    return open.getReadOnlyProperty();
  }

  /** How far the reader is. */
  public ReadOnlyObjectProperty<Stage> stageProperty() {
    return stage.getReadOnlyProperty();
  }

  /** The answer that the reader has chosen; empty if none. */
  public ObjectProperty<Optional<Choice>> choiceProperty() {
    return choice;
  }

  /** What happens; empty while it may not be seen. */
  public ReadOnlyObjectProperty<Optional<Shown>> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Why the prediction cannot be read, in sentences; none if it can. */
  public ReadOnlyObjectProperty<List<String>> unreadableProperty() {
    return unreadable.getReadOnlyProperty();
  }

  /** The step that is shown; empty while none may be seen. */
  ReadOnlyObjectProperty<Optional<SeenStep>> stepProperty() {
    return step.getReadOnlyProperty();
  }
}
