package dev.tripatch.cli.output.data;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonPart;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.PredictionVerdict;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import java.util.List;
import java.util.Optional;

/** A lesson for programs. */
public final class LessonContent {
  private LessonContent() {}

  /** A lesson, and what comes of it. */
  public static AnswerFields of(
      Lesson lesson, LessonEntries entries, Optional<LessonAnswer> answer) {
    return content(entries.of(lesson), lesson, lesson.prose(), lesson.parts())
        .with("answer", answer.map(LessonContent::answer))
        .with("why", lesson.text(BlockLabel.REVEAL).map(String::strip));
  }

  /** A lesson up to its question, and nothing that would tell the answer. */
  public static AnswerFields asked(Lesson lesson, LessonEntries entries) {
    return content(entries.asked(lesson), lesson, lesson.proseBefore(), lesson.given());
  }

  /** What is said of a prediction: whether it is right, and why, or why not. */
  public static AnswerFields of(PredictionVerdict verdict) {
    return new AnswerFields()
        .with("judged", verdict.isJudged())
        .with("right", verdict.isRight())
        .with("sentences", verdict.sentences().stream().map(AnswerFields::plain).toList());
  }

  private static AnswerFields content(
      AnswerFields entry, Lesson lesson, String prose, List<LessonPart> given) {
    return entry
        .with("prose", prose)
        .with("documents", documents(lesson, given))
        .with("question", lesson.text(BlockLabel.QUESTION).map(String::strip))
        .with("choices", choices(lesson));
  }

  /** The answers to choose from; empty if a document is to be predicted. */
  private static Optional<List<String>> choices(Lesson lesson) {
    return Ask.of(lesson) instanceof Ask.OfChoice(List<Choice> choices)
        ? Optional.of(choices.stream().map(Choice::name).toList())
        : Optional.empty();
  }

  /** What is given, in the order of the lesson. */
  static List<AnswerFields> documents(Lesson lesson, List<LessonPart> parts) {
    return parts.stream()
        .filter(part -> part instanceof Block block && isDocument(lesson, block))
        .map(part -> document((Block) part))
        .toList();
  }

  private static boolean isDocument(Lesson lesson, Block block) {
    return lesson.isGiven(block) && block.label() != BlockLabel.QUESTION;
  }

  private static AnswerFields document(Block block) {
    return new AnswerFields()
        .with("document", block.label().word())
        .withText("form", block.option())
        .with("text", block.text());
  }

  private static AnswerFields answer(LessonAnswer answer) {
    return switch (answer) {
      case LessonAnswer.Refused(String sentence, String remedy) ->
          new AnswerFields()
              .with(
                  "refused", new AnswerFields().with("sentence", sentence).with("remedy", remedy));
      case LessonAnswer.Shown(ComparisonView view, boolean ignored) ->
          new AnswerFields()
              .with("fields", explanation(view).map(each -> ReasonList.of(view, each)))
              .with("patch", view.computed().map(ThreeWayOutcome.Computed::patch))
              .with("result", view.result());
    };
  }

  private static Optional<Explanation> explanation(ComparisonView view) {
    return view instanceof Composition composed
        ? Optional.of(composed.explanation())
        : view.computed().map(ThreeWayOutcome.Computed::explanation);
  }
}
