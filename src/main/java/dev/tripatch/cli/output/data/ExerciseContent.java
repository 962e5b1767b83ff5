package dev.tripatch.cli.output.data;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.exercise.Attempt;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.Verdict;
import java.util.List;

/** An exercise for programs: as much of it as was asked for. */
public final class ExerciseContent {
  private ExerciseContent() {}

  /** An exercise with so many hints. */
  public static AnswerFields of(Exercise exercise, LessonEntries entries, int hints) {
    List<String> told = exercise.hints().subList(0, Math.min(hints, exercise.hints().size()));
    return entries
        .of(exercise.lesson())
        .with("prose", exercise.lesson().prose())
        .with("documents", LessonContent.documents(exercise.lesson(), exercise.lesson().parts()))
        .with("task", task(exercise))
        .with("hints", told)
        .with("hintsLeft", exercise.hints().size() - told.size());
  }

  /** An exercise with all hints, its solution, and what others would have done. */
  public static AnswerFields revealed(Exercise exercise, LessonEntries entries) {
    return of(exercise, entries, exercise.hints().size()).with("revealed", revealed(exercise));
  }

  /** What is said of an answer: whether it solves the exercise, and why, or why not. */
  public static AnswerFields of(Verdict verdict) {
    return new AnswerFields()
        .with("solved", verdict.isSolved())
        .with("sentences", sentences(verdict));
  }

  private static List<String> sentences(Verdict verdict) {
    return verdict.sentences().stream().map(AnswerFields::plain).toList();
  }

  private static AnswerFields task(Exercise exercise) {
    return new AnswerFields()
        .with("kind", exercise.kind())
        .with("title", exercise.kind().title())
        .with("text", exercise.task())
        .withSome("choices", exercise.choices().stream().map(ExerciseContent::rule).toList());
  }

  private static AnswerFields rule(Choice choice) {
    return new AnswerFields().with("answer", choice.answer()).with("rule", choice.rule());
  }

  private static AnswerFields revealed(Exercise exercise) {
    return new AnswerFields()
        .with("solution", answer(exercise.solution()))
        .with(
            "others",
            exercise.others().stream()
                .map(
                    other ->
                        answer(other).with("sentences", sentences(exercise.check(other.answer()))))
                .toList())
        .with(
            "result",
            exercise
                .lesson()
                .text(BlockLabel.RESULT)
                .flatMap(
                    text -> SourceReader.read(BlockLabel.RESULT.word(), text).decodedObject()));
  }

  private static AnswerFields answer(Attempt attempt) {
    return new AnswerFields()
        .with("words", attempt.words())
        .with("answer", attempt.answer())
        .with("right", attempt.isRight());
  }
}
