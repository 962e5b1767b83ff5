package dev.tripatch.learn.exercise;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.FileWording;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Reads a folder of lessons that people wrote themselves. */
public final class LessonsFolder {
  private final LessonCheck check;
  private final List<Book> books = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  private LessonsFolder(Workbench workbench) {
    this.check = new LessonCheck(workbench);
  }

  /**
   * What a folder holds.
   *
   * @param books the books with the lessons that can be opened, in the order of their files
   * @param problems what is left out: where, why, and what to do
   */
  public record Read(List<Book> books, List<String> problems) {
    public Read {
      books = List.copyOf(books);
      problems = List.copyOf(problems);
    }
  }

  /** Reads the files of a folder that end with {@code .md}, but a {@code README.md}. */
  public static Read read(Path folder, Workbench workbench) {
    LessonsFolder reading = new LessonsFolder(workbench);
    reading.filesIn(folder).forEach(reading::read);
    return new Read(reading.books, reading.problems);
  }

  private List<Path> filesIn(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(LessonsFolder::mayHaveLessons).sorted().toList();
    } catch (NoSuchFileException | NotDirectoryException missing) {
      problems.add(FileWording.NOT_THERE.text("file", folder));
    } catch (AccessDeniedException forbidden) {
      problems.add(FileWording.NOT_ALLOWED_TO_READ.text("file", folder));
    } catch (IOException | UncheckedIOException failed) {
      problems.add(String.valueOf(failed.getMessage()));
    }
    return List.of();
  }

  /** A README is for people who look at the folder. */
  private static boolean mayHaveLessons(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return name.endsWith(".md") && !name.equals("readme.md");
  }

  private void read(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      Book book = LessonFile.read(name, TextFiles.read(file));
      if (book.lessons().stream().noneMatch(Lesson::hasDocuments)) {
        problems.add(ExerciseWording.NO_LESSON.text("file", name));
      } else {
        add(book);
      }
    } catch (LessonFileException wrong) {
      problems.add(String.valueOf(wrong.getMessage()));
    } catch (IOException failed) {
      problems.add(String.valueOf(failed.getMessage()));
    }
  }

  private void add(Book book) {
    List<Lesson> usable =
        book.lessons().stream().filter(Lesson::hasDocuments).filter(this::isUsable).toList();
    if (!usable.isEmpty()) {
      books.add(book.with(usable));
    }
  }

  private boolean isUsable(Lesson lesson) {
    try {
      check.requireUsable(lesson);
      return true;
    } catch (LessonFileException wrong) {
      problems.add(String.valueOf(wrong.getMessage()));
      return false;
    }
  }
}
