package dev.tripatch.learn.exercise;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares a prediction with what the engine makes of a lesson's documents. */
public final class PredictionJudge {
  /** More than these would be another lesson. */
  private static final int MOST_REASONS = 3;

  private final Lesson lesson;
  private final Workbench workbench;
  private final Optional<LessonAnswer> answer;

  /** Computes the lesson's answer, which takes its time: not on the UI thread. */
  public PredictionJudge(Lesson lesson, Workbench workbench) {
    this.lesson = lesson;
    this.workbench = workbench;
    this.answer = LessonAnswer.of(lesson, workbench);
  }

  /** What is said of a prediction. */
  public PredictionVerdict judge(Prediction prediction) {
    return switch (prediction) {
      case Prediction.OfDocument(String yaml) -> document(yaml);
      case Prediction.Refused _ -> refused();
      case Prediction.Chosen(Choice choice) -> chosen(choice);
    };
  }

  private PredictionVerdict document(String yaml) {
    SourceDocument document = SourceReader.read(lesson.title(), yaml);
    Optional<MapValue> predicted = document.decodedObject();
    return predicted.isEmpty()
        ? unreadable(document)
        : answer
            .map(given -> compared(predicted.get(), given))
            .orElseGet(() -> wrong(List.of(PredictionWording.NOT_REFUSED.text())));
  }

  private PredictionVerdict compared(MapValue predicted, LessonAnswer given) {
    return switch (given) {
      case LessonAnswer.Shown(ComparisonView view, boolean _) -> compared(predicted, view);
      case LessonAnswer.Refused(String sentence, String remedy) ->
          isKubernetesResult(predicted)
              ? right(PredictionWording.RIGHT_AS_KUBERNETES.text("sentence", sentence))
              : wrong(
                  Stream.of(PredictionWording.REFUSED.text("sentence", sentence), remedy)
                      .filter(each -> !each.isEmpty())
                      .toList());
    };
  }

  private PredictionVerdict compared(MapValue predicted, ComparisonView view) {
    PredictedResult result = new PredictedResult(view);
    List<String> differences = result.differences(predicted);
    return differences.isEmpty()
        ? new PredictionVerdict.Judged(
            true,
            Stream.of(
                    Stream.of(PredictionWording.RIGHT.text()),
                    reasons(view),
                    result.leftEmpty(predicted))
                .flatMap(each -> each)
                .toList(),
            answer)
        : wrong(differences);
  }

  /** Tripatch refuses some JSON patches as their RFC does; kubectl applies them. */
  private boolean isKubernetesResult(MapValue predicted) {
    return lesson
        .text(BlockLabel.KUBERNETES_RESULT)
        .flatMap(
            text -> SourceReader.read(BlockLabel.KUBERNETES_RESULT.word(), text).decodedObject())
        .filter(predicted::equals)
        .isPresent();
  }

  private PredictionVerdict refused() {
    return answer
        .map(this::refused)
        .orElseGet(() -> wrong(List.of(PredictionWording.NOT_REFUSED.text())));
  }

  private PredictionVerdict refused(LessonAnswer given) {
    return switch (given) {
      case LessonAnswer.Refused(String sentence, String _) ->
          right(PredictionWording.RIGHT_REFUSED.text("sentence", sentence));
      case LessonAnswer.Shown(ComparisonView view, boolean _) ->
          wrong(
              Stream.concat(Stream.of(PredictionWording.NOT_REFUSED.text()), reasons(view))
                  .toList());
    };
  }

  private PredictionVerdict chosen(Choice choice) {
    return OfferedAnswer.in(lesson).stream()
        .filter(each -> each.choice().equals(choice))
        .findFirst()
        .map(each -> each.isRight() ? right(each.said()) : wrong(List.of(each.said())))
        .orElseGet(() -> rule(choice));
  }

  /** The judge of exercises knows which rule decides. */
  private PredictionVerdict rule(Choice choice) {
    try {
      Verdict verdict = Exercise.of(lesson, workbench).check(choice.answer());
      return new PredictionVerdict.Judged(verdict.isSolved(), verdict.sentences(), answer);
    } catch (LessonFileException wrong) {
      return new PredictionVerdict.Unreadable(1, List.of(String.valueOf(wrong.getMessage())));
    }
  }

  private static PredictionVerdict unreadable(SourceDocument document) {
    return document
        .error()
        .map(error -> unreadable(document, error))
        .orElseGet(
            () ->
                new PredictionVerdict.Unreadable(
                    1, List.of(PredictionWording.WRITE_OBJECT.text())));
  }

  private static PredictionVerdict unreadable(SourceDocument document, Diagnostic error) {
    int line = document.lines().positionOf(error.span().start()).line();
    String text = document.text().lines().skip(line - 1L).findFirst().orElse("").strip();
    return new PredictionVerdict.Unreadable(
        line,
        List.of(
            PredictionWording.NO_OBJECT.text("line", text, "fault", error.message()),
            error.remedy()));
  }

  /** What happens, in the words of the fields that it happens to. */
  private static Stream<String> reasons(ComparisonView view) {
    return view.rows().stream()
        .filter(row -> !row.mark().isKept())
        .map(FieldRow::path)
        .map(
            path ->
                PredictionWording.OF_FIELD.text("field", path, "reason", view.why(path).sentence()))
        .limit(MOST_REASONS);
  }

  private PredictionVerdict right(String sentence) {
    return new PredictionVerdict.Judged(true, List.of(sentence), answer);
  }

  private PredictionVerdict wrong(List<String> sentences) {
    return new PredictionVerdict.Judged(false, sentences, answer);
  }
}
