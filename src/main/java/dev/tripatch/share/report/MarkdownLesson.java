package dev.tripatch.share.report;

import static dev.tripatch.share.report.MarkdownText.fenced;
import static dev.tripatch.share.report.MarkdownText.plain;
import static dev.tripatch.share.report.MarkdownText.prose;

import dev.tripatch.learn.Block;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonPart;
import java.util.List;

/** Writes a lesson as Markdown for people; its own file is for the program. */
final class MarkdownLesson {
  private final Lesson lesson;
  private final List<PicturedStep> steps;
  private final StringBuilder out = new StringBuilder();

  MarkdownLesson(Lesson lesson, List<PicturedStep> steps) {
    this.lesson = lesson;
    this.steps = steps;
  }

  String write() {
    out.append("# ").append(plain(lesson.title())).append("\n\n");
    for (LessonPart part : lesson.parts()) {
      switch (part) {
        case LessonPart.Prose(String markdown, int ignored) -> out.append(markdown).append("\n\n");
        case Block block -> block(block);
      }
    }
    steps();
    return out.toString();
  }

  private void block(Block block) {
    String title = BlockTitle.of(lesson, block.label());
    boolean isAnswer = BlockTitle.isAnswer(lesson, block.label());
    out.append(
        isAnswer ? "<details><summary>" + title + "</summary>\n\n" : "**" + title + "**\n\n");
    out.append(
        BlockTitle.isWords(block.label())
            ? prose(block.text().strip()) + "\n"
            : fenced(block.text(), "yaml"));
    out.append(isAnswer ? "\n</details>\n\n" : "\n");
  }

  private void steps() {
    if (steps.isEmpty()) {
      return;
    }
    out.append("## Step by step\n\n");
    for (int i = 0; i < steps.size(); i++) {
      PicturedStep pictured = steps.get(i);
      String title = pictured.step().phase().title() + ": " + pictured.step().rule().title();
      out.append("**").append(i + 1).append(". ").append(prose(title)).append("**  \n");
      out.append(prose(pictured.step().sentence())).append("\n\n");
      out.append("![Step ").append(i + 1).append("](").append(pictured.source()).append(")\n\n");
    }
  }
}
