package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.escaped;

import dev.tripatch.json.Role;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.LessonPart;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.Attempt;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is on the page of a lesson, in its order. */
final class LessonBody {
  private final Lesson lesson;
  private final Workbench workbench;
  private final Optional<Exercise> exercise;
  private final Ask ask;

  LessonBody(Lesson lesson, Workbench workbench) throws LessonFileException {
    this.lesson = lesson;
    this.workbench = workbench;
    this.exercise =
        lesson.isExercise() ? Optional.of(Exercise.of(lesson, workbench)) : Optional.empty();
    this.ask = Ask.of(lesson);
  }

  /** What is said at the end of the page. */
  String last() {
    boolean hasAnswer = !(ask instanceof Ask.Nothing) || lesson.isExercise();
    return (hasAnswer ? PageWording.ANSWER_INSIDE : PageWording.MADE).text();
  }

  String write() {
    int question = placeOfQuestion();
    String before = prose(lesson.parts().subList(0, question)) + given();
    String after = prose(lesson.parts().subList(question, lesson.parts().size()));
    Optional<String> task = isAskedByTask() ? Optional.empty() : exercise.map(TaskPart::of);
    AnswerPart answer = new AnswerPart(lesson, ask, workbench);
    return switch (ask) {
      case Ask.Nothing _ -> before + after + answer.write() + task.orElse("");
      case Ask.OfDocument _, Ask.OfChoice _ ->
          before
              + QuestionForm.of(ask, question())
              + "<div id=\"after\"></div>\n<template id=\"answer\">\n"
              + answer.write()
              + after
              + task.orElse("")
              + "</template>\n";
    };
  }

  /** Whether it asks nothing but to choose a rule, which is its task. */
  private boolean isAskedByTask() {
    return ask instanceof Ask.OfChoice && !lesson.has(BlockLabel.QUESTION);
  }

  private String question() {
    return isAskedByTask()
        ? exercise.map(Exercise::task).orElse("")
        : lesson.text(BlockLabel.QUESTION).orElse("");
  }

  private int placeOfQuestion() {
    BlockLabel asks = isAskedByTask() ? BlockLabel.TASK : BlockLabel.QUESTION;
    List<LessonPart> parts = lesson.parts();
    return lesson.block(asks).map(parts::indexOf).orElse(parts.size());
  }

  private static String prose(List<LessonPart> parts) {
    return parts.stream()
        .map(
            part ->
                switch (part) {
                  case LessonPart.Prose(String markdown, int _) -> HtmlMarkdown.of(markdown);
                  case Block _ -> "";
                })
        .collect(Collectors.joining());
  }

  private String given() {
    String panes =
        Ask.panes(lesson).stream()
            .map(role -> lesson.text(BlockLabel.of(role)).map(text -> pane(role, text)).orElse(""))
            .collect(Collectors.joining());
    return panes.isEmpty()
        ? ""
        : "<section id=\"given\" class=\"panes\" aria-label=\"%s\">\n%s</section>\n"
            .formatted(escaped(PageWording.DOCUMENTS.text()), panes);
  }

  private static String pane(Role role, String text) {
    return pane(role.title(), PaneText.plain(role, text));
  }

  /** A text that no step changes. */
  static String pane(String title, PaneText text) {
    return """
    <figure><figcaption>%1$s</figcaption>
    <pre class="text" tabindex="0" role="region" aria-label="%1$s">%2$s</pre></figure>
    """
        .formatted(escaped(title), String.join("", PageLines.htmlOf(text)));
  }

  /**
   * What a reader is asked to do; a page cannot check it, but shows a solution when it is asked.
   */
  private static final class TaskPart {

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
}
