package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonNumbers;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds lessons by name or by words. */
public final class GivenLesson {
  private static final int MOST_SIMILAR = 5;
  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

  private GivenLesson() {}

  /**
   * The lessons with a name or a number: one, all of a book, or those whose name has it as a part.
   *
   * @throws StopException if there is none
   */
  public static List<Book> named(String name, List<Book> books) throws StopException {
    LessonNumbers numbers = new LessonNumbers(books);
    List<Predicate<Lesson>> tries =
        List.of(
            lesson -> numbers.of(lesson).equals(name),
            lesson -> numbers.of(lesson).startsWith(name + "."),
            lesson -> lesson.name().equals(name),
            lesson -> lesson.book().equals(name),
            lesson -> lesson.name().endsWith("/" + name),
            lesson -> lesson.name().contains(name.toLowerCase(Locale.ROOT)));
    for (Predicate<Lesson> each : tries) {
      List<Book> found = only(each, books);
      if (!found.isEmpty()) {
        return found;
      }
    }
    throw new StopException(
        NUMBER.matcher(name).matches()
            ? InputWording.NO_LESSON_NUMBER.text("number", name, "near", numbers.near(name))
            : InputWording.NO_LESSON.text("name", name, "similar", similar(name, books)));
  }

  /**
   * The lessons that have all of these words somewhere.
   *
   * @throws StopException if there is none
   */
  public static List<Book> with(String words, List<Book> books) throws StopException {
    List<String> all = List.of(words.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    List<Book> found = only(lesson -> all.stream().allMatch(text(lesson)::contains), books);
    if (found.isEmpty()) {
      throw new StopException(InputWording.NO_LESSON_WITH.text("words", words));
    }
    return found;
  }

  private static List<Book> only(Predicate<Lesson> wanted, List<Book> books) {
    return books.stream()
        .map(
            book ->
                new Book(
                    book.file(),
                    book.title(),
                    book.introduction(),
                    book.lessons().stream().filter(wanted).toList()))
        .filter(book -> !book.lessons().isEmpty())
        .toList();
  }

  private static String text(Lesson lesson) {
    String blocks =
        lesson.parts().stream()
            .filter(Block.class::isInstance)
            .map(part -> ((Block) part).text())
            .collect(Collectors.joining("\n"));
    return String.join("\n", lesson.name(), lesson.title(), lesson.prose(), blocks)
        .toLowerCase(Locale.ROOT);
  }

  /** Names that share a word with this one. */
  private static String similar(String name, List<Book> books) {
    List<String> words =
        Stream.of(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
            .filter(word -> word.length() > 2)
            .toList();
    List<String> near =
        books.stream()
            .flatMap(book -> book.lessons().stream())
            .map(Lesson::name)
            .filter(each -> words.stream().anyMatch(each::contains))
            .limit(MOST_SIMILAR)
            .toList();
    return near.isEmpty()
        ? InputWording.SEE_ALL_LESSONS.text()
        : InputWording.SIMILAR.text("lessons", String.join(", ", near));
  }
}
