package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.exercise.LessonsFolder;
import dev.tripatch.ui.feature.learn.LessonOfCase.Made;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Opens folders of lessons, and saves what is open as a lesson. */
public final class OwnLessons implements Feature {

  /** So many problems fit into a dialog. */
  private static final int MOST = 6;

  private final GalleryCommands gallery;
  private final LessonOfCase lessons;
  private final Workbench workbench;
  private final FileQuestions dialogs;
  private final Questions questions;
  private final Executor aside;
  private final Executor foreground;
  private final Consumer<String> say;

  /**
   * Lessons of this window.
   *
   * @param lessons what is open, as a lesson
   * @param workbench computes what exercises ask for
   * @param aside where to read folders
   * @param foreground runs what it is given on the UI thread
   * @param say says what was done
   */
  public OwnLessons(
      GalleryCommands gallery,
      LessonOfCase lessons,
      Workbench workbench,
      FileQuestions dialogs,
      Questions questions,
      Executor aside,
      Executor foreground,
      Consumer<String> say) {
    this.gallery = gallery;
    this.lessons = lessons;
    this.workbench = workbench;
    this.dialogs = dialogs;
    this.questions = questions;
    this.aside = aside;
    this.foreground = foreground;
    this.say = say;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("OPEN_LESSONS", LearnWording.OPEN_LESSONS.text(), this::openFolder)
            .in("FILE", 0, 70),
        Action.of("SAVE_LESSON", LearnWording.SAVE_LESSON.text(), this::save).in("FILE", 1, 50));
  }

  /** Asks for a folder, and shows its lessons in the gallery, before those of the program. */
  private void openFolder() {
    dialogs.openFolder(LearnWording.OPEN_LESSONS_FOLDER.text()).ifPresent(this::open);
  }

  /** Each exercise is tried while it is read, which takes its time. */
  private void open(Path folder) {
    aside.execute(
        () -> {
          LessonsFolder.Read read = LessonsFolder.read(folder, workbench);
          foreground.execute(() -> show(read, folder));
        });
  }

  /** Shows the lessons of a folder; what cannot be read is told, and the rest is shown. */
  private void show(LessonsFolder.Read read, Path folder) {
    if (!read.books().isEmpty()) {
      gallery.model().setOwn(read.books());
      gallery.show();
    }
    say.accept(words(read.books(), folder));
    if (!read.problems().isEmpty()) {
      questions.tell(LearnWording.NOT_ALL_READ.text(), told(read.problems()));
    }
  }

  private static String told(List<String> problems) {
    List<String> told = new ArrayList<>(problems.subList(0, Math.min(MOST, problems.size())));
    int more = problems.size() - told.size();
    if (more > 0) {
      told.add(LearnWording.MORE_PROBLEMS.text("count", more));
    }
    return String.join("\n\n", told);
  }

  private static String words(List<Book> books, Path folder) {
    int count = books.stream().mapToInt(book -> book.lessons().size()).sum();
    return switch (count) {
      case 0 -> LearnWording.NONE_OPENED.text("folder", folder);
      default -> LearnWording.SEVERAL_OPENED.text("count", count, "folder", folder);
    };
  }

  /** Asks where to, and saves what is open as a lesson. */
  private void save() {
    switch (lessons.write()) {
      case Made.Not(String sentence) -> say.accept(sentence);
      case Made.Written(String text) ->
          dialogs
              .save(FileKind.LESSON, LearnWording.SAVE_AS_LESSON.text(), "lesson.md")
              .ifPresent(file -> save(file, text));
    }
  }

  private void save(Path file, String text) {
    try {
      dialogs.write(file, text);
      say.accept(LearnWording.LESSON_SAVED.text("file", file.getFileName()));
    } catch (IOException failed) {
      questions.tell(LearnWording.LESSON_NOT_SAVED.text(), SavingFault.sentence(file, failed));
    }
  }
}
