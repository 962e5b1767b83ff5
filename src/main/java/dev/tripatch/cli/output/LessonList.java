package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Books with their lessons, each with its number.
 *
 * @param numbers the numbers of all lessons, also where only some are listed
 * @param solved the names of the exercises that are solved
 */
public record LessonList(int width, Palette palette, LessonNumbers numbers, Set<String> solved) {
  private static final String SOLVED = "✓";
  private static final String EXERCISE = "?";

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
    String heading = numbers.of(book) + " " + book.name() + ": " + book.title();
    List<Column<Lesson>> columns =
        List.of(
            Column.words("", this::mark),
            Column.words("", numbers::of),
            new Column<>("", Fit.LINES, 1, Lesson::title));
    return Wrapping.lines(PlainText.line(heading), width).stream()
            .map(palette::heading)
            .collect(Collectors.joining("\n", "", "\n"))
        + new TextTable<>(columns).of(book.lessons()).write(width, palette::heading);
  }

  private String mark(Lesson lesson) {
    return !lesson.isExercise() ? " " : solved.contains(lesson.name()) ? SOLVED : EXERCISE;
  }
}
