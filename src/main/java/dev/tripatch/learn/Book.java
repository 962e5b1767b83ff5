package dev.tripatch.learn;

import java.util.List;

/**
 * A file of lessons.
 *
 * @param file its name, as it was given
 * @param title its heading of the first level; the file's name if it has none
 * @param introduction the prose before the first lesson, as Markdown
 * @param lessons its lessons, in its order
 */
public record Book(String file, String title, String introduction, List<Lesson> lessons) {

  public Book {
    lessons = List.copyOf(lessons);
  }

  /** The file's name without folder and ending: {@code retain-keys}. */
  public String name() {
    String base = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    return base.endsWith(".md") ? base.substring(0, base.length() - ".md".length()) : base;
  }

  /** The same book with only some of its lessons. */
  public Book with(List<Lesson> some) {
    return new Book(file, title, introduction, some);
  }
}
