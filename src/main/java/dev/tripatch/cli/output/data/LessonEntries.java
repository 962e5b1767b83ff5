package dev.tripatch.cli.output.data;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonLinks;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.learn.PagePlace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Lessons for programs: what each is called, and what it is about. */
public final class LessonEntries {
  private final LessonNumbers numbers;
  private final LessonLinks links;
  private final Set<String> solved;
  private final Map<String, String> titles;

  /**
   * Entries of the lessons in these books.
   *
   * @param links the pages of the reference about each
   * @param solved the names of the exercises that are solved
   */
  public LessonEntries(List<Book> books, LessonLinks links, Set<String> solved) {
    this.titles = books.stream().collect(Collectors.toMap(Book::name, Book::title));
    this.numbers = new LessonNumbers(books);
    this.links = links;
    this.solved = Set.copyOf(solved);
  }

  /** An entry for each lesson of some of the books. */
  public List<Entry> of(List<Book> some) {
    return some.stream().flatMap(book -> book.lessons().stream()).map(this::of).toList();
  }

  Entry of(Lesson lesson) {
    boolean isExercise = lesson.isExercise();
    return new Entry(
        numbers.of(lesson),
        lesson.name(),
        lesson.title(),
        lesson.book(),
        titles.getOrDefault(lesson.book(), lesson.book()),
        isExercise,
        isExercise ? Optional.of(solved.contains(lesson.name())) : Optional.empty(),
        lesson.source(),
        // They would tell the answer.
        isExercise
            ? Optional.empty()
            : Optional.of(links.places(lesson).stream().map(PagePlace::id).toList()));
  }

  /**
   * A lesson.
   *
   * @param exercise whether the reader has to do something that is checked
   * @param solved whether that was done; empty if there is nothing to do
   * @param source the address that it comes from
   * @param about the pages of the reference about what happens in it; empty for an exercise
   */
  record Entry(
      String number,
      String name,
      String title,
      String book,
      String bookTitle,
      boolean exercise,
      Optional<Boolean> solved,
      Optional<String> source,
      Optional<List<String>> about) {

    /** The same, as long as the pages would tell the answer. */
    Entry withoutPages() {
      return new Entry(
          number, name, title, book, bookTitle, exercise, solved, source, Optional.empty());
    }
  }
}
