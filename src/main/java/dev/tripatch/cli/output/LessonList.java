package dev.tripatch.cli.output;

import dev.tripatch.cli.output.TextTable.Column;
import dev.tripatch.cli.output.TextTable.Fit;
import dev.tripatch.lesson.Book;
import dev.tripatch.lesson.Lesson;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Books with their lessons, a line for each. */
public final class LessonList {
  private static final String SOLVED = "✓";
  private static final String EXERCISE = "?";

  private final Palette palette;
  private final Set<String> solved;

  /**
   * Lists in these colours.
   *
   * @param solved the names of the exercises that are solved
   */
  public LessonList(Palette palette, Set<String> solved) {
    this.palette = palette;
    this.solved = solved;
  }

  /** The lists, and below them what the marks say. */
  public String of(List<Book> books) {
    StringBuilder out = new StringBuilder();
    books.forEach(book -> out.append(of(book)).append('\n'));
    List<Lesson> exercises =
        books.stream().flatMap(book -> book.lessons().stream()).filter(Lesson::isExercise).toList();
    long done = exercises.stream().filter(each -> solved.contains(each.name())).count();
    return exercises.isEmpty()
        ? out.toString()
        : out.append(EXERCISE + " exercise, " + SOLVED + " solved: ")
            .append(done + " of " + exercises.size() + "\n")
            .toString();
  }

  private String of(Book book) {
    TextTable table =
        new TextTable(
            List.of(
                new Column("", Fit.WHOLE, 1),
                new Column("", Fit.WHOLE, 0),
                new Column("", Fit.WHOLE, 0)));
    book.lessons()
        .forEach(
            lesson ->
                table.add(Stream.of(mark(lesson), lesson.name(), lesson.title()), cell -> cell));
    return palette.heading(PlainText.line(book.title()))
        + "\n"
        + table.write(Integer.MAX_VALUE, palette::heading);
  }

  private String mark(Lesson lesson) {
    return !lesson.isExercise() ? " " : solved.contains(lesson.name()) ? SOLVED : EXERCISE;
  }
}
