package dev.tripatch.ui.start;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The lesson whose steps are to be drawn: one of the program, or the first of a file. */
final class RenderedLesson {
  private static final String FILE = ".md";

  private RenderedLesson() {}

  /**
   * The lesson that the options name; empty if they name none.
   *
   * @throws IOException with a sentence for people, if there is no such lesson or only a lesson
   *     could be written
   */
  static Optional<Lesson> of(RenderOptions options) throws IOException {
    String name = options.lesson;
    if (name == null) {
      if (options.isPage()) {
        throw new IOException(StartWords.PAGE_OF_LESSON.text());
      }
      return Optional.empty();
    }
    boolean isFile = name.endsWith(FILE);
    List<Book> books = isFile ? List.of(read(name)) : BundledLessons.books();
    return Optional.of(
        books.stream()
            .flatMap(book -> book.lessons().stream())
            .filter(lesson -> isFile || lesson.name().equals(name))
            .filter(Lesson::hasDocuments)
            .findFirst()
            .orElseThrow(() -> new IOException(none(name, isFile))));
  }

  private static Book read(String file) throws IOException {
    try {
      return LessonFile.read(file, TextFiles.readNamed(Path.of(file)));
    } catch (LessonFileException wrong) {
      throw new IOException(wrong.getMessage(), wrong);
    }
  }

  private static String none(String name, boolean isFile) {
    return isFile
        ? StartWords.FILE_WITHOUT_LESSON.text("file", name)
        : StartWords.NO_LESSON.text("lesson", name);
  }
}
