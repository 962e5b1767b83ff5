package dev.tripatch.cli.output.data;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.exercise.Attempt;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.ExerciseKind;
import java.util.List;
import java.util.Optional;

/**
 * An exercise for programs: as much of it as was asked for.
 *
 * @param entry what it is called
 * @param prose its words, as Markdown
 * @param documents what is given
 * @param task what to do
 * @param hints those that were asked for
 * @param hintsLeft how many more there are
 * @param revealed its solution, and what others would have done; empty if that is not asked for
 */
public record ExerciseContent(
    @JsonUnwrapped LessonEntries.Entry entry,
    String prose,
    List<LessonContent.Document> documents,
    Task task,
    List<String> hints,
    int hintsLeft,
    Optional<Revealed> revealed) {

  /** An exercise with so many hints. */
  public static ExerciseContent of(Exercise exercise, LessonEntries entries, int hints) {
    return of(exercise, entries, hints, Optional.empty());
  }

  /** An exercise with all hints, its solution, and what others would have done. */
  public static ExerciseContent revealed(Exercise exercise, LessonEntries entries) {
    return of(exercise, entries, exercise.hints().size(), Optional.of(Revealed.of(exercise)));
  }

  private static ExerciseContent of(
      Exercise exercise, LessonEntries entries, int hints, Optional<Revealed> revealed) {
    List<String> told = exercise.hints().subList(0, Math.min(hints, exercise.hints().size()));
    return new ExerciseContent(
        entries.of(exercise.lesson()),
        exercise.lesson().prose(),
        LessonContent.Document.in(exercise.lesson()),
        Task.of(exercise),
        told,
        exercise.hints().size() - told.size(),
        revealed);
  }

  record Task(ExerciseKind kind, String title, String text, Optional<List<Rule>> choices) {
    static Task of(Exercise exercise) {
      return new Task(
          exercise.kind(),
          exercise.kind().title(),
          exercise.task(),
          Optional.of(exercise.choices().stream().map(Rule::of).toList())
              .filter(rules -> !rules.isEmpty()));
    }
  }

  record Rule(String answer, String rule) {
    static Rule of(Choice choice) {
      return new Rule(choice.answer(), choice.rule());
    }
  }

  record Revealed(Answer solution, List<Answer> others, Optional<MapValue> result) {
    static Revealed of(Exercise exercise) {
      return new Revealed(
          Answer.of(exercise.solution()),
          exercise.others().stream().map(other -> Answer.judged(exercise, other)).toList(),
          exercise
              .lesson()
              .text(BlockLabel.RESULT)
              .flatMap(text -> SourceReader.read(BlockLabel.RESULT.word(), text).decodedObject()));
    }
  }

  record Answer(String words, String answer, boolean right, Optional<List<String>> sentences) {

    static Answer of(Attempt attempt) {
      return new Answer(attempt.words(), attempt.answer(), attempt.isRight(), Optional.empty());
    }

    static Answer judged(Exercise exercise, Attempt attempt) {
      return new Answer(
          attempt.words(),
          attempt.answer(),
          attempt.isRight(),
          Optional.of(VerdictSentences.of(exercise.check(attempt.answer())).sentences()));
    }
  }
}
