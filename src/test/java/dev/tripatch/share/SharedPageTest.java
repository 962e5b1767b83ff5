package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pages of all built-in lessons, as files. */
class SharedPageTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final List<Lesson> LESSONS =
      BundledLessons.books().stream().flatMap(book -> book.lessons().stream()).toList();
  private static final int MOST_BYTES = 300_000;

  @Test
  void theAnswerIsOnlyInWhatTheReaderOpens() throws LessonFileException {
    for (Lesson lesson : LESSONS) {
      String page = SharedPage.of(lesson, "", WORKBENCH);
      assertThat(page.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(MOST_BYTES);
      if (!(Ask.of(lesson) instanceof Ask.Nothing)) {
        assertThat(page).contains(PageWording.ANSWER_INSIDE.text());
        assertThat(before(page))
            .as(lesson.toString())
            .contains("id=\"check\"")
            .doesNotContain("id=\"steps\"", "id=\"expected\"", "id=\"verdicts\"")
            .doesNotContain(reveal(lesson));
      }
    }
  }

  /** What of a page is not in the template that is opened at the end. */
  private static String before(String page) {
    int open = page.indexOf("<template id=\"answer\">");
    int close = page.lastIndexOf("</template>");
    assertThat(open).isPositive().isLessThan(close);
    return page.substring(0, open) + page.substring(close);
  }

  private static String reveal(Lesson lesson) {
    return lesson
        .text(BlockLabel.REVEAL)
        .flatMap(text -> text.lines().findFirst())
        .map(HtmlText::prose)
        .orElse("no answer in words");
  }

  /** Equal lessons give equal pages, and all pages have one script and one style. */
  @Test
  void itNeedsNothingElse() throws LessonFileException {
    Lesson lesson = LESSONS.getFirst();
    String page = SharedPage.of(lesson, "", WORKBENCH);
    assertThat(SharedPage.of(lesson, "", WORKBENCH)).isEqualTo(page);
    assertThat(page)
        .contains("default-src 'none'", "require-trusted-types-for 'script'")
        .doesNotContain("src=\"", "<link", "url(", "@import", "unsafe-inline", " style=\"")
        .containsOnlyOnce("<script>")
        .containsOnlyOnce("<style>");
  }
}
