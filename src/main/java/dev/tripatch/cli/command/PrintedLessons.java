package dev.tripatch.cli.command;

import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.LessonList;
import dev.tripatch.cli.output.LessonText;
import dev.tripatch.cli.output.data.ExerciseContent;
import dev.tripatch.cli.output.data.LessonContent;
import dev.tripatch.cli.output.data.LessonEntries;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledReference;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonLinks;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.Verdict;
import dev.tripatch.learn.predict.PredictionVerdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Prints lessons in the form that is asked for.
 *
 * @param books all books, whose order gives the numbers
 * @param solved the names of the exercises that are solved; asked only when needed, as it may have
 *     something to say
 */
record PrintedLessons(
    Terminal terminal,
    AnswerForm form,
    Palette palette,
    List<Book> books,
    Supplier<Set<String>> solved) {
  void list(List<Book> some) {
    print(
        () ->
            new LessonList(terminal.width(), palette, new LessonNumbers(books), solved.get())
                .of(some),
        () -> entries(some.stream().flatMap(book -> book.lessons().stream()).toList()).of(some));
  }

  void lesson(Lesson lesson, Optional<LessonAnswer> answer) {
    print(
        () -> answer.map(each -> text().of(lesson, each)).orElseGet(() -> text().of(lesson)),
        () -> LessonContent.of(lesson, entries(List.of(lesson)), answer));
  }

  void question(Lesson lesson) {
    print(
        () -> text().question(lesson), () -> LessonContent.asked(lesson, entries(List.of(lesson))));
  }

  /** The answer, and what comes after it with its solution. */
  void revealed(Lesson lesson, Optional<LessonAnswer> answer, Exercise exercise) {
    print(
        () -> text().revealed(lesson, answer, exercise),
        () -> LessonContent.of(lesson, entries(List.of(lesson)), answer));
  }

  void predicted(Lesson lesson, PredictionVerdict verdict) {
    print(() -> text().of(lesson, verdict), () -> LessonContent.of(verdict));
  }

  void exercise(Exercise exercise, int hints) {
    print(
        () -> text().of(exercise, hints),
        () -> ExerciseContent.of(exercise, entries(List.of()), hints));
  }

  void revealed(Exercise exercise) {
    print(
        () -> text().revealed(exercise),
        () -> ExerciseContent.revealed(exercise, entries(List.of())));
  }

  void verdict(Verdict verdict) {
    print(() -> text().of(verdict), () -> ExerciseContent.of(verdict));
  }

  private void print(Supplier<String> text, Supplier<Object> data) {
    terminal.out().print(form.written(text, data));
  }

  private LessonText text() {
    return new LessonText(terminal.width(), palette, new LessonNumbers(books));
  }

  private LessonEntries entries(List<Lesson> lessons) {
    return new LessonEntries(
        books, new LessonLinks(BundledReference.read(), lessons), solved.get());
  }
}
