package dev.tripatch.learn;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What of some books a person means by a name, a number or words. */
public sealed interface FoundLessons {
  /** So many names that are like one are told. */
  int MOST_SIMILAR = 5;

  /** How the number of a book or lesson is written. */
  Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

  /**
   * There are such lessons.
   *
   * @param books the books that have some, with only these
   */
  record Some(List<Book> books) implements FoundLessons {
    public Some {
      books = List.copyOf(books);
    }

    /** The lessons themselves. */
    public List<Lesson> lessons() {
      return books.stream().flatMap(book -> book.lessons().stream()).toList();
    }
  }

  /** There are none, for a reason that this sentence says. */
  record Missing(String sentence) implements FoundLessons {}

  /**
   * The lessons with a name or a number: one, all of a book, or those whose name has it as a part.
   * The name may be one of an earlier release; a present name is preferred.
   */
  static FoundLessons named(String name, List<Book> books) {
    LessonNumbers numbers = new LessonNumbers(books);
    Map<String, String> renamed = BundledLessons.renamed();
    String part = name.toLowerCase(Locale.ROOT);
    List<Predicate<Lesson>> tries =
        List.of(
            lesson -> numbers.of(lesson).equals(name),
            lesson -> numbers.of(lesson).startsWith(name + "."),
            lesson -> lesson.name().equals(name),
            lesson -> lesson.book().equals(name),
            formerly(renamed, each -> each.equals(name)),
            lesson -> lesson.name().endsWith("/" + name),
            formerly(renamed, each -> each.endsWith("/" + name)),
            lesson -> lesson.name().contains(part),
            formerly(renamed, each -> each.contains(part)));
    for (Predicate<Lesson> each : tries) {
      List<Book> found = only(each, books);
      if (!found.isEmpty()) {
        return new Some(found);
      }
    }
    return new Missing(
        NUMBER.matcher(name).matches()
            ? LessonWording.NO_LESSON_NUMBER.text("number", name, "near", numbers.near(name))
            : LessonWording.NO_LESSON.text("name", name, "similar", similar(name, books)));
  }

  private static Predicate<Lesson> formerly(Map<String, String> renamed, Predicate<String> name) {
    Set<String> found =
        renamed.entrySet().stream()
            .filter(each -> name.test(each.getKey()))
            .map(Map.Entry::getValue)
            .collect(Collectors.toSet());
    return lesson -> found.contains(lesson.name());
  }

  /** The lessons that have all of these words somewhere. */
  static FoundLessons with(String words, List<Book> books) {
    List<String> all = List.of(words.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    List<Book> found = only(lesson -> all.stream().allMatch(text(lesson)::contains), books);
    return found.isEmpty()
        ? new Missing(LessonWording.NO_LESSON_WITH.text("words", words))
        : new Some(found);
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
        ? LessonWording.SEE_ALL_LESSONS.text()
        : LessonWording.SIMILAR_LESSONS.text("lessons", String.join(", ", near));
  }
}
