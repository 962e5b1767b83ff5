package dev.tripatch.share.page;

import static dev.tripatch.share.report.HtmlText.paragraph;
import static dev.tripatch.share.report.HtmlText.prose;

import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.share.report.Heading;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.Workbench;

/** Pages to be read without the program. */
public final class SharedPage {

  private SharedPage() {}

  /**
   * A lesson: what it asks, and once the reader has committed, how its answer comes about.
   *
   * @param where its place among all, for people; empty for none
   * @throws LessonFileException if it has a task that cannot be used
   */
  public static String of(Lesson lesson, String where, Workbench workbench)
      throws LessonFileException {
    LessonBody body = new LessonBody(lesson, workbench);
    return PageFrame.of(lesson.title(), where, body.write(), body.last());
  }

  /** How patch and result of a comparison come about; to keep secrets out, give a masked one. */
  public static String of(ComparisonView view, Heading heading) {
    StringBuilder out = new StringBuilder();
    heading.title().ifPresent(_ -> out.append(paragraph("where", prose(view.subject()))));
    heading.remarks().forEach(remark -> out.append(paragraph("remark", prose(remark))));
    view.refusal()
        .ifPresent(
            refusal -> {
              out.append("<h2>").append(prose(PageWording.REFUSED.text())).append("</h2>\n");
              out.append(paragraph(prose(refusal.cause())))
                  .append(paragraph(prose(refusal.remedy())));
            });
    PageLines lines = new PageLines();
    out.append(StepSection.of(view, lines)).append(lines.templates());
    return PageFrame.of(
        heading.title().orElse(view.subject()), "", out.toString(), PageWording.MADE.text());
  }
}
