package dev.tripatch.cli.output.data;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonLinks;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.learn.Reference.PagePlace;
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
  public List<AnswerFields> of(List<Book> some) {
    return some.stream().flatMap(book -> book.lessons().stream()).map(this::of).toList();
  }

  /**
   * With the pages of the reference about what happens in it, unless they would tell the answer.
   */
  AnswerFields of(Lesson lesson) {
    return lesson.isExercise()
        ? asked(lesson)
        : asked(lesson).with("about", links.places(lesson).stream().map(PagePlace::id).toList());
  }

  /** Without those pages. An exercise has something to do that is checked, and may be solved. */
  AnswerFields asked(Lesson lesson) {
    return new AnswerFields()
        .with("number", numbers.of(lesson))
        .with("name", lesson.name())
        .with("title", lesson.title())
        .with("book", lesson.book())
        .with("bookTitle", titles.getOrDefault(lesson.book(), lesson.book()))
        .with("exercise", lesson.isExercise())
        .with(
            "solved", Optional.of(solved.contains(lesson.name())).filter(_ -> lesson.isExercise()))
        .with("source", lesson.source());
  }
}
