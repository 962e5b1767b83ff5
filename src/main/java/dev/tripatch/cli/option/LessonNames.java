package dev.tripatch.cli.option;

import dev.tripatch.learn.lesson.BundledLessons;
import dev.tripatch.learn.lesson.Lesson;
import java.util.Iterator;
import java.util.stream.Stream;

/** The names of the books and their lessons, for completion. */
public final class LessonNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return BundledLessons.books().stream()
        .flatMap(
            book ->
                Stream.concat(Stream.of(book.name()), book.lessons().stream().map(Lesson::name)))
        .iterator();
  }
}
