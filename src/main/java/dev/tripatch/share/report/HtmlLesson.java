package dev.tripatch.share.report;

import static dev.tripatch.share.report.HtmlText.escaped;
import static dev.tripatch.share.report.HtmlText.prose;

import dev.tripatch.learn.Block;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonPart;
import java.util.List;

/** Writes a lesson as an HTML page, which is well-formed XML too. */
final class HtmlLesson {
  private final Lesson lesson;
  private final List<PicturedStep> steps;
  private final StringBuilder out = new StringBuilder();

  HtmlLesson(Lesson lesson, List<PicturedStep> steps) {
    this.lesson = lesson;
    this.steps = steps;
  }

  String write() {
    out.append("<header>\n<h1>").append(escaped(lesson.title())).append("</h1>\n</header>\n");
    for (LessonPart part : lesson.parts()) {
      switch (part) {
        case LessonPart.Prose(String markdown, int ignored) ->
            out.append(HtmlMarkdown.of(markdown));
        case Block block -> block(block);
      }
    }
    steps();
    return HtmlReport.page(lesson.title(), out.toString(), "; img-src data: 'self'");
  }

  private void block(Block block) {
    String title = BlockTitle.of(lesson, block.label());
    boolean isAnswer = BlockTitle.isAnswer(lesson, block.label());
    out.append(isAnswer ? "<details><summary>" : "<h3>").append(escaped(title));
    out.append(isAnswer ? "</summary>\n" : "</h3>\n");
    if (BlockTitle.isWords(block.label())) {
      out.append("<p>").append(prose(block.text().strip())).append("</p>\n");
    } else {
      out.append("<pre class=\"words\">").append(escaped(block.text())).append("</pre>\n");
    }
    out.append(isAnswer ? "</details>\n" : "");
  }

  private void steps() {
    if (steps.isEmpty()) {
      return;
    }
    out.append("<h2>Step by step</h2>\n");
    for (int i = 0; i < steps.size(); i++) {
      PicturedStep pictured = steps.get(i);
      String title = pictured.step().phase().title() + ": " + pictured.step().rule().title();
      out.append("<figure>\n<figcaption><b>").append(i + 1).append(". ").append(prose(title));
      out.append("</b><br/>").append(prose(pictured.step().sentence())).append("</figcaption>\n");
      out.append("<img src=\"").append(escaped(pictured.source()));
      out.append("\" alt=\"").append(escaped("Step " + (i + 1))).append("\"/>\n</figure>\n");
    }
  }
}
