package dev.tripatch.learn;

import dev.tripatch.prose.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The lessons in the program, in the order of {@code books.txt}, and their former names. */
public final class BundledLessons {
  private static final String INDEX = "books.txt";
  private static final String RENAMED = "renamed.txt";

  private BundledLessons() {}

  /**
   * All books, read again with each call.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public static List<Book> books() {
    List<Book> books = new ArrayList<>();
    for (String name : text(INDEX).lines().filter(line -> !line.isBlank()).toList()) {
      try {
        books.add(LessonFile.read(name, text(name)));
      } catch (LessonFileException damaged) {
        throw new IllegalStateException(damaged);
      }
    }
    return List.copyOf(books);
  }

  /**
   * The present names of lessons by the names that they had in earlier releases, read again with
   * each call. Commands and files that people saved may still have the former names.
   */
  public static Map<String, String> renamed() {
    return text(RENAMED)
        .lines()
        .map(line -> line.split(" = ", 2))
        .collect(Collectors.toUnmodifiableMap(names -> names[0], names -> names[1]));
  }

  private static String text(String name) {
    return Prose.file(BundledLessons.class, "lesson/" + name);
  }
}
