package dev.tripatch.share.report;

import dev.tripatch.learn.Lesson;
import java.util.List;

/** A lesson to be read without the program. */
public final class LessonPage {

  private LessonPage() {}

  /** As one HTML file, if the pictures are in their addresses. */
  public static String html(Lesson lesson, List<PicturedStep> steps) {
    return new HtmlLesson(lesson, steps).write();
  }

  /** As GitHub Flavored Markdown. */
  public static String markdown(Lesson lesson, List<PicturedStep> steps) {
    return new MarkdownLesson(lesson, steps).write();
  }
}
