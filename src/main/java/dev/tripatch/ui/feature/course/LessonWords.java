package dev.tripatch.ui.feature.course;

import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.predict.Ask;
import dev.tripatch.learn.predict.PredictionVerdict;
import dev.tripatch.ui.feature.course.CourseViewModel.OpenPage;
import dev.tripatch.ui.feature.course.CourseViewModel.Shown;
import java.util.List;
import java.util.stream.Collectors;

/** What the page says of a lesson at each of its stages, as Markdown. */
final class LessonWords {

  private LessonWords() {}

  /** What is said before the question, or all of it if the lesson asks nothing. */
  static String before(Lesson lesson) {
    return lesson.proseBefore();
  }

  /** What the lesson asks; empty if it asks nothing. */
  static String question(OpenPage page) {
    Lesson lesson = page.lesson();
    String question =
        lesson.text(BlockLabel.QUESTION).or(() -> lesson.text(BlockLabel.TASK)).orElse("");
    return page.ask() instanceof Ask.Nothing
        ? ""
        : CourseWords.PREDICT.text("question", question.strip());
  }

  /** What is said once the reader sees what happens. */
  static String afterwards(Lesson lesson) {
    return (lesson.text(BlockLabel.REVEAL).orElse("") + "\n\n" + lesson.proseAfter()).strip();
  }

  /** What is said of the prediction, or that there was none. */
  static String verdict(Shown shown) {
    return shown
        .verdict()
        .map(LessonWords::verdict)
        .orElseGet(() -> CourseWords.SEEN.text() + refusal(shown));
  }

  /** A right prediction is said to be right in its first sentence. */
  private static String verdict(PredictionVerdict verdict) {
    List<String> sentences = verdict.sentences();
    boolean isOneText = verdict.isRight() || sentences.size() == 1;
    String first = isOneText ? sentences.getFirst() : "";
    String head =
        (verdict.isRight() ? CourseWords.RIGHT : CourseWords.NOT_RIGHT).text("first", first);
    return sentences.stream()
        .skip(isOneText ? 1 : 0)
        .map(each -> "- " + each)
        .collect(Collectors.joining("\n", head.strip() + "\n\n", ""));
  }

  private static String refusal(Shown shown) {
    return shown.answer().filter(LessonAnswer.Refused.class::isInstance).stream()
        .map(each -> " " + ((LessonAnswer.Refused) each).sentence())
        .collect(Collectors.joining());
  }
}
