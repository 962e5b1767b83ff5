package dev.tripatch.ui.start;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.FoundLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.learn.exercise.LessonsFolder;
import dev.tripatch.share.SharedPage;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The lesson that is to be drawn or written as a page: one of the program or of a folder, or the
 * first of a file.
 *
 * @param lesson the lesson
 * @param book the title of its book
 * @param number its number; empty for the lesson of a file
 * @param workbench computes what it asks
 */
record RenderedLesson(Lesson lesson, String book, String number, Workbench workbench) {
  private static final String FILE = ".md";

  /**
   * The lesson that the options name; empty if they name none.
   *
   * @param say says what of a folder cannot be used
   * @throws IOException with a sentence for people, if there is no such lesson or only a lesson
   *     could be written
   */
  static Optional<RenderedLesson> of(
      RenderOptions options, Workbench workbench, Consumer<String> say) throws IOException {
    String name = options.lesson;
    if (name == null) {
      if (options.isPage()) {
        throw new IOException(StartWords.PAGE_OF_LESSON.text());
      }
      return Optional.empty();
    }
    return Optional.of(
        name.endsWith(FILE)
            ? ofFile(name, workbench)
            : named(name, books(options.lessons, workbench, say), workbench));
  }

  private static List<Book> books(
      @Nullable Path folder, Workbench workbench, Consumer<String> say) {
    if (folder == null) {
      return BundledLessons.books();
    }
    LessonsFolder.Read read = LessonsFolder.read(folder, workbench);
    read.problems().forEach(say);
    return read.books();
  }

  private static RenderedLesson ofFile(String file, Workbench workbench) throws IOException {
    Book book = read(file);
    return book.lessons().stream()
        .filter(Lesson::hasDocuments)
        .findFirst()
        .map(lesson -> new RenderedLesson(lesson, book.title(), "", workbench))
        .orElseThrow(() -> new IOException(StartWords.FILE_WITHOUT_LESSON.text("file", file)));
  }

  private static Book read(String file) throws IOException {
    try {
      return LessonFile.read(file, TextFiles.readNamed(Path.of(file)));
    } catch (LessonFileException wrong) {
      throw new IOException(wrong.getMessage(), wrong);
    }
  }

  private static RenderedLesson named(String name, List<Book> books, Workbench workbench)
      throws IOException {
    return switch (FoundLessons.named(name, books)) {
      case FoundLessons.Missing(String sentence) -> throw new IOException(sentence);
      case FoundLessons.Some some when some.lessons().size() > 1 ->
          throw new IOException(
              StartWords.SEVERAL_LESSONS.text("lesson", name, "lessons", names(some)));
      case FoundLessons.Some some -> {
        Lesson lesson = some.lessons().getFirst();
        String number = new LessonNumbers(books).of(lesson);
        yield new RenderedLesson(lesson, some.books().getFirst().title(), number, workbench);
      }
    };
  }

  private static String names(FoundLessons.Some some) {
    return some.lessons().stream()
        .map(Lesson::name)
        .limit(FoundLessons.MOST_SIMILAR)
        .collect(Collectors.joining(", "));
  }

  /** It as one HTML page. */
  String page() throws IOException {
    try {
      return SharedPage.of(lesson, (number + " " + book).strip(), workbench);
    } catch (LessonFileException wrong) {
      throw new IOException(wrong.getMessage(), wrong);
    }
  }
}
