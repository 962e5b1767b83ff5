package dev.tripatch.learn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The numbers of books and lessons, from 1: {@code 3}, and {@code 3.4} for its fourth lesson. */
public final class LessonNumbers {
  private final List<Book> books;
  private final Map<String, String> numbers = new HashMap<>();

  /** The numbers in these books. */
  public LessonNumbers(List<Book> books) {
    this.books = List.copyOf(books);
    for (int i = 0; i < books.size(); i++) {
      Book book = books.get(i);
      numbers.put(book.file(), "" + (i + 1));
      for (int j = 0; j < book.lessons().size(); j++) {
        numbers.put(book.lessons().get(j).location(), (i + 1) + "." + (j + 1));
      }
    }
  }

  /**
   * A book's number, also of one that has only some of its lessons; empty if it is none of them.
   */
  public String of(Book book) {
    return numbers.getOrDefault(book.file(), "");
  }

  /** A lesson's number; empty if it is in none of the books. */
  public String of(Lesson lesson) {
    return numbers.getOrDefault(lesson.location(), "");
  }

  /**
   * Which numbers there are where one is missing, in words: those of the book that it names, or of
   * all books.
   */
  public String near(String number) {
    return books.stream()
        .filter(book -> number.startsWith(of(book) + "."))
        .findFirst()
        .map(
            book ->
                LessonWording.LESSONS_OF_BOOK.text(
                    "book",
                    of(book),
                    "first",
                    of(book.lessons().getFirst()),
                    "last",
                    of(book.lessons().getLast())))
        .orElseGet(() -> LessonWording.ALL_BOOKS.text("count", books.size()));
  }
}
