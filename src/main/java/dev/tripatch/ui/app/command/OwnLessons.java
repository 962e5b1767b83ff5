package dev.tripatch.ui.app.command;

import dev.tripatch.lesson.Book;
import dev.tripatch.lesson.LessonFile;
import dev.tripatch.lesson.LessonFileException;
import dev.tripatch.ui.app.dialog.FileKind;
import dev.tripatch.ui.app.dialog.FileQuestions;
import dev.tripatch.ui.app.dialog.Questions;
import dev.tripatch.ui.model.learn.LessonOfCase;
import dev.tripatch.ui.model.learn.LessonOfCase.Made;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Opens folders of lessons, and saves what is open as a lesson. */
public final class OwnLessons {

  private final GalleryCommands gallery;
  private final LessonOfCase lessons;
  private final FileQuestions dialogs;
  private final Questions questions;
  private final Consumer<String> say;

  /** Lessons of this window; {@code say} says what was done. */
  public OwnLessons(
      GalleryCommands gallery,
      LessonOfCase lessons,
      FileQuestions dialogs,
      Questions questions,
      Consumer<String> say) {
    this.gallery = gallery;
    this.lessons = lessons;
    this.dialogs = dialogs;
    this.questions = questions;
    this.say = say;
  }

  /** Asks for a folder, and shows its lessons in the gallery, before those of the program. */
  void openFolder() {
    dialogs.openFolder("Open Lessons Folder").ifPresent(this::open);
  }

  /** Shows the lessons of a folder; what cannot be read is told, and the rest is shown. */
  public void open(Path folder) {
    List<Book> books = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    try {
      for (Path file : filesIn(folder)) {
        read(file, books, problems);
      }
    } catch (IOException failed) {
      problems.add(String.valueOf(failed.getMessage()));
    }
    if (!books.isEmpty()) {
      gallery.model().setOwn(books);
      gallery.show();
    }
    say.accept(words(books, folder));
    if (!problems.isEmpty()) {
      questions.tell("Not all lessons could be read.", String.join("\n", problems));
    }
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  private static void read(Path file, List<Book> books, List<String> problems) {
    String name = String.valueOf(file.getFileName());
    try {
      Book book = LessonFile.read(name, TextFiles.read(file));
      if (book.lessons().isEmpty()) {
        problems.add(name + " holds no lesson: each begins with a heading such as ## Title.");
      } else {
        books.add(book);
      }
    } catch (LessonFileException wrong) {
      problems.add(String.valueOf(wrong.getMessage()));
    } catch (IOException failed) {
      problems.add(name + ": " + failed.getMessage());
    }
  }

  private static String words(List<Book> books, Path folder) {
    int count = books.stream().mapToInt(book -> book.lessons().size()).sum();
    return switch (count) {
      case 0 -> "There are no lessons in " + folder + ": they are files that end with .md.";
      case 1 -> "One lesson opened from " + folder;
      default -> count + " lessons opened from " + folder;
    };
  }

  /** Asks where to, and saves what is open as a lesson. */
  void save() {
    switch (lessons.write()) {
      case Made.Not(String sentence) -> say.accept(sentence);
      case Made.Written(String text) ->
          dialogs
              .save(FileKind.LESSON, "Save as Lesson", "lesson.md")
              .ifPresent(file -> save(file, text));
    }
  }

  private void save(Path file, String text) {
    try {
      TextFiles.write(file, text);
      say.accept("Saved the lesson as " + file.getFileName());
    } catch (IOException failed) {
      questions.tell("The lesson could not be saved.", String.valueOf(failed.getMessage()));
    }
  }
}
