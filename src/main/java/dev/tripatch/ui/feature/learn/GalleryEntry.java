package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.LessonProgress;

/** A line of the gallery's list. */
public sealed interface GalleryEntry {

  /**
   * A book, above its lessons.
   *
   * @param book the book
   * @param number its number; empty for a person's own
   * @param count what is said beside its title
   * @param isOpen whether its lessons follow
   */
  record OfBook(Book book, String number, String count, boolean isOpen) implements GalleryEntry {}

  /**
   * A lesson.
   *
   * @param lesson the lesson
   * @param number its number; empty for a person's own
   * @param mark whether the person has read or solved it
   */
  record OfLesson(Lesson lesson, String number, LessonProgress.Mark mark) implements GalleryEntry {}
}
