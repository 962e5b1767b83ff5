package dev.tripatch.learn;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Value;
import java.util.Optional;
import java.util.stream.Stream;

/** What the blocks of the built-in lessons hold, for tests. */
public final class LessonValues {
  /** What to do when a lesson quotes a sentence that has changed. */
  public static final String ACCEPT =
      "a changed sentence is taken to all that quote it by: java src/test/scripts/AcceptWords.java";

  private LessonValues() {}

  /** All built-in lessons that show something; exercises have tests of their own. */
  public static Stream<Lesson> all() {
    return bundled().filter(lesson -> !lesson.isExercise());
  }

  /** All built-in lessons that ask the reader to do something. */
  public static Stream<Lesson> exercises() {
    return bundled().filter(Lesson::isExercise);
  }

  /** The lessons of the course, which ask and have something to do. */
  public static Stream<Lesson> course() {
    return BundledLessons.books().getFirst().lessons().stream();
  }

  private static Stream<Lesson> bundled() {
    return BundledLessons.books().stream().flatMap(book -> book.lessons().stream());
  }

  /** The text of a block that the lesson needs. */
  public static String required(Lesson lesson, BlockLabel label) {
    return lesson
        .text(label)
        .orElseThrow(() -> new AssertionError(lesson + ": no " + label.word() + " block"));
  }

  /** The value in a block; empty if the lesson has none. */
  public static Optional<Value> value(Lesson lesson, BlockLabel label) {
    return lesson.text(label).map(text -> value(lesson, label, text));
  }

  private static Value value(Lesson lesson, BlockLabel label, String text) {
    return SourceReader.read(label.word(), text)
        .root()
        .orElseThrow(() -> new AssertionError(lesson + ": not to be read: " + label.word()))
        .value();
  }
}
