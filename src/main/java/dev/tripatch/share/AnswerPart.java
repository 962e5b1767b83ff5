package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.escaped;

import dev.tripatch.engine.patch.Replay;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.Prediction;
import dev.tripatch.learn.exercise.PredictionJudge;
import dev.tripatch.learn.exercise.PredictionVerdict;
import dev.tripatch.learn.exercise.StoredForm;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a page shows once its reader has committed. */
final class AnswerPart {
  private final Lesson lesson;
  private final Ask ask;
  private final Workbench workbench;
  private final PageLines lines = new PageLines();

  AnswerPart(Lesson lesson, Ask ask, Workbench workbench) {
    this.lesson = lesson;
    this.ask = ask;
    this.workbench = workbench;
  }

  String write() {
    String computed =
        LessonAnswer.of(lesson, workbench)
            .map(
                answer ->
                    switch (answer) {
                      case LessonAnswer.Shown(ComparisonView view, boolean _) ->
                          StepSection.of(view, lines) + expected(view);
                      case LessonAnswer.Refused(String sentence, String remedy) ->
                          refused(sentence, remedy);
                    })
            .orElse("");
    return words(PageWording.ANSWER, BlockLabel.REVEAL)
        + computed
        + pane(PageWording.KUBERNETES_RESULT, BlockLabel.KUBERNETES_RESULT)
        + pane(PageWording.DOCUMENT_SAYS_PATCH, BlockLabel.DOCUMENT_SAYS_PATCH)
        + pane(PageWording.DOCUMENT_SAYS_RESULT, BlockLabel.DOCUMENT_SAYS_RESULT)
        + hazards()
        + verdicts()
        + lines.templates();
  }

  private static String heading(PageWording title) {
    return "<h2>%s</h2>\n".formatted(escaped(title.text()));
  }

  private String words(PageWording title, BlockLabel label) {
    return lesson.text(label).map(text -> heading(title) + HtmlMarkdown.of(text)).orElse("");
  }

  private String pane(PageWording title, BlockLabel label) {
    return lesson
        .text(label)
        .map(text -> LessonBody.pane(title.text(), PaneText.plain(Role.RESULT, text)))
        .orElse("");
  }

  /** Each begins with its name, which is for programs, and the field. */
  private String hazards() {
    return lesson
        .text(BlockLabel.HAZARD)
        .map(
            text ->
                heading(PageWording.HAZARDS)
                    + text.lines()
                        .map(line -> line.substring(line.indexOf(' ') + 1))
                        .map(HtmlMarkdown::of)
                        .collect(Collectors.joining()))
        .orElse("");
  }

  private String refused(String sentence, String remedy) {
    String words =
        lesson
            .text(BlockLabel.ERROR)
            .map(HtmlText::words)
            .orElseGet(() -> HtmlMarkdown.of(sentence) + HtmlMarkdown.of(remedy));
    return heading(PageWording.REFUSED) + words;
  }

  /** What the engine says of each answer that can be chosen, in the order of the form. */
  private String verdicts() {
    PredictionJudge judge = new PredictionJudge(lesson, workbench);
    Stream<Prediction> predictions =
        switch (ask) {
          case Ask.Nothing _ -> Stream.empty();
          case Ask.OfDocument _ -> Stream.of(new Prediction.Refused());
          case Ask.OfChoice(var choices) -> choices.stream().map(Prediction.Chosen::new);
        };
    return "<template id=\"verdicts\">"
        + predictions.map(judge::judge).map(AnswerPart::verdict).collect(Collectors.joining())
        + "</template>\n";
  }

  private static String verdict(PredictionVerdict verdict) {
    return "<div%s>%s</div>"
        .formatted(
            verdict.isRight() ? " data-right" : "",
            verdict.sentences().stream().map(HtmlMarkdown::of).collect(Collectors.joining()));
  }

  /** The result with what is removed, why each line is as it is, and which lines mean nothing. */
  private String expected(ComparisonView view) {
    if (!(ask instanceof Ask.OfDocument)) {
      return "";
    }
    PaneText result = view.pane(Role.RESULT);
    Map<String, Integer> reasons = new LinkedHashMap<>();
    List<Integer> why = new ArrayList<>();
    List<Integer> none = new ArrayList<>();
    MapValue meant = StoredForm.inOrder(view.result(), view.schema().type());
    for (int line = 1; line <= PageLines.count(result); line++) {
      Optional<FieldPath> field = fieldOf(result, line);
      if (field.filter(path -> Replay.at(meant, path).isEmpty()).isPresent()) {
        none.add(line - 1);
      }
      why.add(
          PageLines.number(
              "<div>"
                  + HtmlMarkdown.of(field.map(path -> view.why(path).sentence()).orElse(""))
                  + "</div>",
              reasons));
    }
    return """
    <template id="expected" title="%s" data-lines="%s" data-why="%s" data-none="%s"></template>
    <template id="reasons">%s</template>
    """
        .formatted(
            escaped(Role.RESULT.title()),
            lines.allRanges(result),
            PageLines.ranges(why),
            none.isEmpty() ? "" : PageLines.ranges(none),
            String.join("", reasons.keySet()));
  }

  private static Optional<FieldPath> fieldOf(PaneText result, int line) {
    int start = result.lines().startOf(line);
    while (start < result.text().length() && result.text().charAt(start) == ' ') {
      start++;
    }
    return result.fields().fieldAt(start);
  }
}
