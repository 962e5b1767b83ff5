package dev.tripatch.learn;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/** Finds lessons by their numbers, titles and words, those first that fit best. */
public final class LessonSearch {
  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d*)?");

  private static final int EXACT = 0;
  private static final int PHRASE_IN_TITLE = 1;
  private static final int WORDS_IN_TITLE = 2;
  private static final int WORDS = 3;
  private static final int NOT_FOUND = 4;

  private final List<Book> books;
  private final LessonNumbers numbers;

  /**
   * A search.
   *
   * @param books where to search
   * @param numbers the numbers of the lessons
   */
  public LessonSearch(List<Book> books, LessonNumbers numbers) {
    this.books = List.copyOf(books);
    this.numbers = numbers;
  }

  /**
   * The books with the lessons that fit; all of them if nothing is sought. A number finds its
   * lesson and those whose numbers begin with it, or all of its book; without such a lesson, it is
   * searched as a word.
   */
  public List<Book> found(String sought) {
    String text = lower(sought).strip();
    if (NUMBER.matcher(text).matches()) {
      List<Book> numbered = found(_ -> lesson -> rankOfNumber(numbers.of(lesson), text));
      if (!numbered.isEmpty()) {
        return numbered;
      }
    }
    return found(book -> lesson -> rankOfWords(book, lesson, text));
  }

  private List<Book> found(Function<Book, ToIntFunction<Lesson>> rank) {
    record Found(int best, Book book) {}
    return books.stream()
        .map(
            book -> {
              ToIntFunction<Lesson> ofLesson = rank.apply(book);
              List<Lesson> fitting =
                  book.lessons().stream()
                      .filter(lesson -> ofLesson.applyAsInt(lesson) < NOT_FOUND)
                      .sorted(Comparator.comparingInt(ofLesson))
                      .toList();
              int best = fitting.stream().mapToInt(ofLesson).findFirst().orElse(NOT_FOUND);
              return new Found(best, book.with(fitting));
            })
        .filter(found -> found.best() < NOT_FOUND)
        .sorted(Comparator.comparingInt(Found::best))
        .map(Found::book)
        .toList();
  }

  private static int rankOfNumber(String number, String sought) {
    if (number.equals(sought)) {
      return EXACT;
    }
    String start = sought.contains(".") ? sought : sought + ".";
    return number.startsWith(start) ? WORDS : NOT_FOUND;
  }

  private static int rankOfWords(Book book, Lesson lesson, String sought) {
    String title = lower(lesson.title());
    List<String> words = List.of(sought.split("\\s+"));
    if (title.equals(sought)) {
      return EXACT;
    }
    if (title.contains(sought)) {
      return PHRASE_IN_TITLE;
    }
    if (words.stream().allMatch(title::contains)) {
      return WORDS_IN_TITLE;
    }
    String all = lower(book.title() + "\n" + lesson.title() + "\n" + lesson.prose());
    return words.stream().allMatch(all::contains) ? WORDS : NOT_FOUND;
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
