package dev.tripatch.share.page;

import static dev.tripatch.share.report.HtmlText.escaped;

import dev.tripatch.json.Role;
import dev.tripatch.learn.exercise.Attempt;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.show.paint.PaneText;
import java.util.stream.Collectors;

/** What a reader is asked to do; a page cannot check it, but shows a solution when it is asked. */
final class TaskPart {

  private TaskPart() {}

  static String of(Exercise exercise) {
    return """
    <section id="task" aria-labelledby="task-title">
    <h2 id="task-title">%s</h2>
    %s%s%s<div class="buttons"><button type="button" id="solve">%s</button></div>
    <template id="solution">%s</template>
    </section>
    """
        .formatted(
            escaped(PageWording.TASK.text()),
            HtmlMarkdown.of(exercise.task()),
            QuestionForm.textArea("own", "task-title", PageWording.YOUR_ANSWER, exercise.start()),
            hints(exercise),
            escaped(PageWording.SHOW_SOLUTION.text()),
            solution(exercise));
  }

  private static String hints(Exercise exercise) {
    return exercise.hints().stream()
        .map(
            hint ->
                "<details><summary>%s</summary>\n%s</details>\n"
                    .formatted(escaped(PageWording.HINT.text()), HtmlMarkdown.of(hint)))
        .collect(Collectors.joining());
  }

  private static String solution(Exercise exercise) {
    String others = exercise.others().stream().map(TaskPart::other).collect(Collectors.joining());
    return attempt(PageWording.SOLUTION, exercise.solution())
        + (others.isEmpty()
            ? ""
            : "<h3>%s</h3>\n".formatted(escaped(PageWording.OTHERS.text())) + others);
  }

  private static String other(Attempt attempt) {
    return attempt(attempt.isRight() ? PageWording.IS_RIGHT : PageWording.IS_WRONG, attempt);
  }

  private static String attempt(PageWording title, Attempt attempt) {
    String answer =
        attempt.answer().isBlank()
            ? ""
            : LessonBody.pane(title.text(), PaneText.plain(Role.PATCH, attempt.answer()));
    return HtmlMarkdown.of(attempt.words()) + answer;
  }
}
