package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.escaped;
import static dev.tripatch.share.HtmlText.line;
import static dev.tripatch.share.HtmlText.paragraph;
import static dev.tripatch.share.HtmlText.prose;

import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.prose.Prose;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.Workbench;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

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

  /** What is around the content of every page. */
  private static final class PageFrame {
    private static final String STYLE =
        ReportFrame.withColours(Prose.file(PageFrame.class, "page.css"));
    private static final String SCRIPT = Prose.file(PageFrame.class, "page.js");

    /** No text becomes markup or code while the page is read, not even by a slip of its script. */
    private static final String POLICY =
        "default-src 'none'; script-src "
            + hash(SCRIPT)
            + "; style-src "
            + hash(STYLE)
            + "; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";

    private PageFrame() {}

    /**
     * The whole page.
     *
     * @param where what is above its title; empty for nothing
     * @param main its content, as HTML
     * @param last what is below it, for people
     */
    static String of(String title, String where, String main, String last) {
      String shown = line(title);
      StringBuilder out = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n");
      out.append(
          "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"");
      out.append(POLICY).append("\">\n");
      out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
      out.append("<meta name=\"color-scheme\" content=\"light dark\">\n");
      out.append("<meta name=\"referrer\" content=\"no-referrer\">\n<title>").append(shown);
      out.append("</title>\n<style>").append(STYLE).append("</style>\n</head>\n<body>\n<header>\n");
      out.append(where.isEmpty() ? "" : paragraph("where", line(where)));
      out.append("<h1>").append(shown).append("</h1>\n</header>\n<main>\n").append(main);
      out.append("</main>\n<footer>\n<noscript><p>").append(escaped(PageWording.NO_SCRIPT.text()));
      out.append("</p></noscript>\n<p>").append(escaped(last)).append("</p>\n</footer>\n<script>");
      return out.append(SCRIPT).append("</script>\n</body>\n</html>\n").toString();
    }

    private static String hash(String text) {
      try {
        byte[] digest =
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
      } catch (NoSuchAlgorithmException everyPlatformHasIt) {
        throw new IllegalStateException(everyPlatformHasIt);
      }
    }
  }
}
