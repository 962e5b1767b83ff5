package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;

/** A line of the gallery's list. */
public sealed interface GalleryEntry {

  /**
   * A book, above its lessons.
   *
   * @param book the book
   * @param count what is said beside its title
   */
  record OfBook(Book book, String count) implements GalleryEntry {}

  /**
   * A lesson.
   *
   * @param lesson the lesson
   * @param isSolved whether it is an exercise that the person has solved
   */
  record OfLesson(Lesson lesson, boolean isSolved) implements GalleryEntry {}
}
