package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.GivenLesson;
import dev.tripatch.cli.input.InputFile;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.LessonList;
import dev.tripatch.cli.output.LessonText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ExerciseContent;
import dev.tripatch.cli.output.data.LessonContent;
import dev.tripatch.cli.output.data.LessonEntries;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.BundledReference;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.LessonLinks;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.Prediction;
import dev.tripatch.learn.exercise.PredictionJudge;
import dev.tripatch.learn.exercise.PredictionVerdict;
import dev.tripatch.learn.exercise.ProgressFile;
import dev.tripatch.learn.exercise.Verdict;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.SettingsFolder;
import dev.tripatch.workspace.schemas.Schemas;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch learn}. */
@Command(name = "learn")
public final class LearnCommand implements RunCommand {
  private final Terminal terminal;
  private final Schemas builtIn;
  private List<Book> books = List.of();

  @Parameters(paramLabel = "NAME", arity = "0..1", completionCandidates = LessonNames.class)
  @Nullable String name;

  @Option(names = "--search", paramLabel = "WORDS")
  @Nullable String search;

  @Option(names = "--lessons", paramLabel = "FOLDER")
  @Nullable Path folder;

  @Option(names = "--predict", paramLabel = "FILE|refused|N")
  @Nullable String predict;

  @Option(names = "--hints", paramLabel = "N")
  @Nullable Integer hints;

  @Option(names = "--reveal")
  boolean reveal;

  @Option(names = "--check", paramLabel = "FILE")
  @Nullable String check;

  @Option(names = "--forget")
  boolean forget;

  @Mixin AnswerOption output = new AnswerOption();

  @Mixin ColorOption color = new ColorOption();
  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public LearnCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.builtIn = builtIn;
  }

  @Override
  public int run() throws StopException {
    requireOneWish();
    if (forget) {
      return forget();
    }
    books = GivenLesson.books(folder, new Workbench(builtIn.source()), terminal);
    if (search != null) {
      return list(GivenLesson.with(search, books));
    }
    if (name == null) {
      return list(books);
    }
    List<Book> found = GivenLesson.named(name, books);
    List<Lesson> lessons = found.stream().flatMap(book -> book.lessons().stream()).toList();
    return lessons.size() == 1 ? print(lessons.getFirst()) : several(found);
  }

  private void requireOneWish() throws StopException {
    boolean isOfOne = predict != null || hints != null || reveal || check != null;
    StopException.when(isOfOne && name == null, CommandWording.NAME_THE_EXERCISE.text());
    StopException.when(search != null && name != null, CommandWording.SEARCH_LISTS.text());
    StopException.when(
        forget && (name != null || search != null || output.form != AnswerForm.TABLE),
        CommandWording.FORGET_ALONE.text());
    StopException.when(
        check != null && (reveal || hints != null), CommandWording.CHECK_ALONE.text());
    StopException.when(
        predict != null && (check != null || reveal || hints != null),
        CommandWording.PREDICT_ALONE.text());
    if (hints != null && hints < 0) {
      throw new StopException(CommandWording.HINTS_NUMBER.text("number", hints));
    }
  }

  private int several(List<Book> found) throws StopException {
    if (predict != null || check != null || reveal || hints != null) {
      throw new StopException(
          CommandWording.SEVERAL_LESSONS.text("name", Objects.requireNonNull(name)));
    }
    return list(found);
  }

  private int list(List<Book> some) {
    printed().list(some);
    return ExitCodes.NOTHING;
  }

  private int print(Lesson lesson) throws StopException {
    Workbench workbench = new Workbench(builtIn.source());
    if (predict != null) {
      return predict(lesson, predict, workbench);
    }
    if (isQuestion(lesson)) {
      return question(lesson, workbench);
    }
    if (lesson.isExercise()) {
      return exercise(read(lesson, workbench));
    }
    if (check != null || reveal || hints != null) {
      throw new StopException(CommandWording.LESSON_ASKS_NOTHING.text("lesson", lesson.name()));
    }
    printed().lesson(lesson, LessonAnswer.of(lesson, workbench));
    return ExitCodes.NOTHING;
  }

  /** Whether it is about the question; hints and answers are about what there is to do after it. */
  private boolean isQuestion(Lesson lesson) {
    boolean isOfTask = lesson.isExercise() && (check != null || hints != null);
    return isAsked(lesson) && !isOfTask;
  }

  private static boolean isAsked(Lesson lesson) {
    return lesson.asks() && !(Ask.of(lesson) instanceof Ask.Nothing);
  }

  private int question(Lesson lesson, Workbench workbench) throws StopException {
    if (check != null || hints != null) {
      throw new StopException(CommandWording.NOTHING_TO_DO_IN.text("lesson", lesson.name()));
    }
    if (!reveal) {
      printed().question(lesson);
      return ExitCodes.NOTHING;
    }
    Optional<LessonAnswer> answer = LessonAnswer.of(lesson, workbench);
    if (lesson.isExercise()) {
      printed().revealed(lesson, answer, read(lesson, workbench));
    } else {
      printed().lesson(lesson, answer);
    }
    return ExitCodes.NOTHING;
  }

  private int predict(Lesson lesson, String expected, Workbench workbench) throws StopException {
    if (!isAsked(lesson)) {
      throw new StopException(CommandWording.LESSON_ASKS_NO_QUESTION.text("lesson", lesson.name()));
    }
    Prediction prediction = GivenLesson.prediction(expected, Ask.of(lesson), terminal.in());
    PredictionVerdict verdict = new PredictionJudge(lesson, workbench).judge(prediction);
    printed().predicted(lesson, verdict);
    return verdict.isRight() ? ExitCodes.NOTHING : ExitCodes.PATCH;
  }

  private static Exercise read(Lesson lesson, Workbench workbench) throws StopException {
    try {
      return Exercise.of(lesson, workbench);
    } catch (LessonFileException wrong) {
      throw new StopException(String.valueOf(wrong.getMessage()));
    }
  }

  private int exercise(Exercise exercise) throws StopException {
    if (check != null) {
      return check(exercise, check);
    }
    if (reveal) {
      printed().revealed(exercise);
    } else {
      printed().exercise(exercise, hints == null ? 0 : hints);
    }
    return ExitCodes.NOTHING;
  }

  private int check(Exercise exercise, String file) throws StopException {
    String answer = InputFile.read(file, terminal.in());
    Verdict verdict = exercise.check(answer, InputFile.nameOf(file));
    printed().verdict(verdict);
    if (!verdict.isSolved()) {
      return ExitCodes.PATCH;
    }
    progress()
        .flatMap(remembered -> remembered.add(exercise.lesson().name()))
        .ifPresent(terminal::say);
    return ExitCodes.NOTHING;
  }

  private int forget() throws StopException {
    Optional<String> problem = progress().flatMap(ProgressFile::clear);
    if (problem.isPresent()) {
      throw new StopException(problem.get());
    }
    return ExitCodes.NOTHING;
  }

  private PrintedLessons printed() {
    return new PrintedLessons(terminal, output.form, color.palette(terminal), books, this::solved);
  }

  private Set<String> solved() {
    Optional<ProgressFile.Loaded> loaded = progress().map(ProgressFile::load);
    loaded.flatMap(ProgressFile.Loaded::problem).ifPresent(terminal::say);
    return loaded.map(ProgressFile.Loaded::solved).orElse(Set.of());
  }

  /** Empty where the platform names no folder for settings. */
  private Optional<ProgressFile> progress() {
    return SettingsFolder.of(terminal.environment()).map(ProgressFile::new);
  }

  /** The names of the books and their lessons, for completion. */
  static final class LessonNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return BundledLessons.books().stream()
          .flatMap(
              book ->
                  Stream.concat(Stream.of(book.name()), book.lessons().stream().map(Lesson::name)))
          .iterator();
    }
  }

  /**
   * Prints lessons in the form that is asked for.
   *
   * @param books all books, whose order gives the numbers
   * @param solved the names of the exercises that are solved; asked only when needed, as it may
   *     have something to say
   */
  private record PrintedLessons(
      Terminal terminal,
      AnswerForm form,
      Palette palette,
      List<Book> books,
      Supplier<Set<String>> solved) {
    void list(List<Book> some) {
      print(
          () ->
              new LessonList(terminal.width(), palette, new LessonNumbers(books), solved.get())
                  .of(some),
          () -> entries(some.stream().flatMap(book -> book.lessons().stream()).toList()).of(some));
    }

    void lesson(Lesson lesson, Optional<LessonAnswer> answer) {
      print(
          () -> answer.map(each -> text().of(lesson, each)).orElseGet(() -> text().of(lesson)),
          () -> LessonContent.of(lesson, entries(List.of(lesson)), answer));
    }

    void question(Lesson lesson) {
      print(
          () -> text().question(lesson),
          () -> LessonContent.asked(lesson, entries(List.of(lesson))));
    }

    /** The answer, and what comes after it with its solution. */
    void revealed(Lesson lesson, Optional<LessonAnswer> answer, Exercise exercise) {
      print(
          () -> text().revealed(lesson, answer, exercise),
          () -> LessonContent.of(lesson, entries(List.of(lesson)), answer));
    }

    void predicted(Lesson lesson, PredictionVerdict verdict) {
      print(() -> text().of(lesson, verdict), () -> LessonContent.of(verdict));
    }

    void exercise(Exercise exercise, int hints) {
      print(
          () -> text().of(exercise, hints),
          () -> ExerciseContent.of(exercise, entries(List.of()), hints));
    }

    void revealed(Exercise exercise) {
      print(
          () -> text().revealed(exercise),
          () -> ExerciseContent.revealed(exercise, entries(List.of())));
    }

    void verdict(Verdict verdict) {
      print(() -> text().of(verdict), () -> ExerciseContent.of(verdict));
    }

    private void print(Supplier<String> text, Supplier<Object> data) {
      terminal.out().print(form.written(text, data));
    }

    private LessonText text() {
      return new LessonText(terminal.width(), palette, new LessonNumbers(books));
    }

    private LessonEntries entries(List<Lesson> lessons) {
      return new LessonEntries(
          books, new LessonLinks(BundledReference.read(), lessons), solved.get());
    }
  }
}
