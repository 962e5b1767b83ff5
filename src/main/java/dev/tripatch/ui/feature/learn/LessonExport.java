package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.ui.feature.learn.LessonOfCase.Made;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Writes a lesson as a page with a picture of each step: the one in the panes, or what is open. */
public final class LessonExport implements Feature {

  private final Supplier<Optional<Lesson>> shown;
  private final LessonOfCase open;
  private final FileQuestions dialogs;
  private final Questions questions;
  private final CommandQueue queue;
  private final Executor aside;
  private final Executor foreground;
  private final Consumer<String> say;
  private final Drawing drawing;

  /** Draws the steps of a lesson and writes its page; called on a thread that may wait. */
  @FunctionalInterface
  public interface Drawing {
    /** Its ending says whether the page is HTML or Markdown. */
    void write(Path file, Lesson lesson) throws IOException;
  }

  /**
   * Exports of this window.
   *
   * @param shown the lesson in the panes; empty if they show the person's documents
   * @param open what is open, as a lesson
   * @param aside where to draw
   * @param foreground runs what it is given on the UI thread
   * @param drawing draws the steps
   * @param say says what was done
   */
  public LessonExport(
      Supplier<Optional<Lesson>> shown,
      LessonOfCase open,
      FileQuestions dialogs,
      Questions questions,
      CommandQueue queue,
      Executor aside,
      Executor foreground,
      Drawing drawing,
      Consumer<String> say) {
    this.shown = shown;
    this.open = open;
    this.dialogs = dialogs;
    this.questions = questions;
    this.queue = queue;
    this.aside = aside;
    this.foreground = foreground;
    this.drawing = drawing;
    this.say = say;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of(
                "SAVE_STEPS",
                LearnWording.SAVE_STEPS_WITH_PICTURES.text(),
                () -> queue.whenCompared(this::export))
            .in("EXPORT", 3, 30));
  }

  /** Asks where to, and writes the page. */
  private void export() {
    lesson()
        .ifPresent(
            lesson ->
                dialogs
                    .save(FileKind.REPORT, LearnWording.EXPORT_STEPS.text(), "lesson.html")
                    .ifPresent(file -> export(file, lesson)));
  }

  private Optional<Lesson> lesson() {
    Optional<Lesson> visited = shown.get();
    return visited.isPresent() ? visited : ofCase();
  }

  private Optional<Lesson> ofCase() {
    return switch (open.write()) {
      case Made.Not(String sentence) -> {
        say.accept(sentence);
        yield Optional.empty();
      }
      case Made.Written(String text) -> read(text);
    };
  }

  private Optional<Lesson> read(String text) {
    try {
      return LessonFile.read(LearnWording.WHAT_IS_OPEN.text(), text).lessons().stream().findFirst();
    } catch (LessonFileException wrong) {
      say.accept(String.valueOf(wrong.getMessage()));
      return Optional.empty();
    }
  }

  private void export(Path file, Lesson lesson) {
    say.accept(LearnWording.DRAWING.text());
    aside.execute(() -> write(file, lesson));
  }

  private void write(Path file, Lesson lesson) {
    try {
      drawing.write(file, lesson);
      foreground.execute(
          () -> say.accept(LearnWording.STEPS_SAVED.text("file", file.getFileName())));
    } catch (IOException failed) {
      foreground.execute(
          () ->
              questions.tell(
                  LearnWording.STEPS_NOT_SAVED.text(), SavingFault.sentence(file, failed)));
    }
  }
}
