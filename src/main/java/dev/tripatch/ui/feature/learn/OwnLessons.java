package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.exercise.LessonsFolder;
import dev.tripatch.ui.feature.learn.LessonOfCase.Made;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Opens folders of lessons, and saves what is open as a lesson.
 *
 * @param lessons what is open, as a lesson
 */
public record OwnLessons(WindowContext window, GalleryCommands gallery, LessonOfCase lessons)
    implements Feature {

  /** So many problems fit into a dialog. */
  private static final int MOST = 6;

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("OPEN_LESSONS", LearnWording.OPEN_LESSONS.text(), this::openFolder)
            .in("FILE", 0, 70),
        Action.of("SAVE_LESSON", LearnWording.SAVE_LESSON.text(), this::save).in("FILE", 1, 50));
  }

  /** Asks for a folder, and shows its lessons in the gallery, before those of the program. */
  private void openFolder() {
    window.dialogs().openFolder(LearnWording.OPEN_LESSONS_FOLDER.text()).ifPresent(this::open);
  }

  /** Each exercise is tried while it is read, which takes its time. */
  private void open(Path folder) {
    window
        .aside()
        .execute(
            () -> {
              LessonsFolder.Read read = LessonsFolder.read(folder, window.workbench());
              window.foreground().execute(() -> show(read, folder));
            });
  }

  /** Shows the lessons of a folder; what cannot be read is told, and the rest is shown. */
  private void show(LessonsFolder.Read read, Path folder) {
    if (!read.books().isEmpty()) {
      gallery.model().setOwn(read.books());
      gallery.show();
    }
    window.say(words(read.books(), folder));
    if (!read.problems().isEmpty()) {
      window.questions().tell(LearnWording.NOT_ALL_READ.text(), told(read.problems()));
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
      case Made.Not(String sentence) -> window.say(sentence);
      case Made.Written(String text) ->
          window
              .dialogs()
              .save(FileKind.LESSON, LearnWording.SAVE_AS_LESSON.text(), "lesson.md")
              .ifPresent(file -> save(file, text));
    }
  }

  private void save(Path file, String text) {
    try {
      window.dialogs().write(file, text);
      window.say(LearnWording.LESSON_SAVED.text("file", file.getFileName()));
    } catch (IOException failed) {
      window
          .questions()
          .tell(LearnWording.LESSON_NOT_SAVED.text(), SavingFault.sentence(file, failed));
    }
  }
}
