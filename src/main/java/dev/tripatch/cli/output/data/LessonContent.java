package dev.tripatch.cli.output.data;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonPart;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.predict.Ask;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import java.util.List;
import java.util.Optional;

/**
 * A lesson for programs.
 *
 * @param entry what it is called
 * @param prose its words, as Markdown
 * @param documents what is given, in the order of the lesson
 * @param question what the reader is asked
 * @param choices the answers to choose from; empty if a document is to be predicted
 * @param answer what comes of the documents; empty if nothing does
 * @param why the answer to the question, in words
 */
public record LessonContent(
    @JsonUnwrapped LessonEntries.Entry entry,
    String prose,
    List<Document> documents,
    Optional<String> question,
    Optional<List<String>> choices,
    Optional<Answer> answer,
    Optional<String> why) {

  /** A lesson, and what comes of it. */
  public static LessonContent of(
      Lesson lesson, LessonEntries entries, Optional<LessonAnswer> answer) {
    return new LessonContent(
        entries.of(lesson),
        lesson.prose(),
        Document.in(lesson, lesson.parts()),
        lesson.text(BlockLabel.QUESTION).map(String::strip),
        choices(lesson),
        answer.map(Answer::of),
        lesson.text(BlockLabel.REVEAL).map(String::strip));
  }

  /** A lesson up to its question, and nothing that would tell the answer. */
  public static LessonContent asked(Lesson lesson, LessonEntries entries) {
    return new LessonContent(
        entries.of(lesson).withoutPages(),
        lesson.proseBefore(),
        Document.in(lesson, lesson.given()),
        lesson.text(BlockLabel.QUESTION).map(String::strip),
        choices(lesson),
        Optional.empty(),
        Optional.empty());
  }

  private static Optional<List<String>> choices(Lesson lesson) {
    return Ask.of(lesson) instanceof Ask.OfChoice(List<Choice> choices)
        ? Optional.of(choices.stream().map(Choice::name).toList())
        : Optional.empty();
  }

  record Document(String document, Optional<String> form, String text) {

    static List<Document> in(Lesson lesson) {
      return in(lesson, lesson.parts());
    }

    static List<Document> in(Lesson lesson, List<LessonPart> parts) {
      return parts.stream()
          .filter(part -> part instanceof Block block && isDocument(lesson, block))
          .map(part -> of((Block) part))
          .toList();
    }

    private static boolean isDocument(Lesson lesson, Block block) {
      return lesson.isGiven(block) && block.label() != BlockLabel.QUESTION;
    }

    private static Document of(Block block) {
      return new Document(
          block.label().word(),
          Optional.of(block.option()).filter(option -> !option.isEmpty()),
          block.text());
    }
  }

  record Refusal(String sentence, String remedy) {}

  record Answer(
      Optional<Refusal> refused,
      Optional<List<ReasonList.Entry>> fields,
      Optional<MapValue> patch,
      Optional<MapValue> result) {

    static Answer of(LessonAnswer answer) {
      return switch (answer) {
        case LessonAnswer.Refused(String sentence, String remedy) ->
            new Answer(
                Optional.of(new Refusal(sentence, remedy)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        case LessonAnswer.Shown(ComparisonView view, boolean ignored) ->
            new Answer(
                Optional.empty(),
                explanation(view).map(each -> ReasonList.of(view, each)),
                view.computed().map(ThreeWayOutcome.Computed::patch),
                Optional.of(view.result()));
      };
    }

    private static Optional<Explanation> explanation(ComparisonView view) {
      return view instanceof Composition composed
          ? Optional.of(composed.explanation())
          : view.computed().map(ThreeWayOutcome.Computed::explanation);
    }
  }
}
