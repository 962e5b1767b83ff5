package dev.tripatch.share.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.step.Phase;
import dev.tripatch.engine.step.Step;
import dev.tripatch.engine.step.StepRule;
import dev.tripatch.json.FieldPath;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.LessonValues;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class LessonPageTest {
  private static final String TEXT =
      """
      ## A <b>bold</b> title
      Words with [a link](https://example.org/?a=1&b=2), [another](javascript:alert), **strong**.

      ```yaml live
      a: <script>
      ```

      ```text question
      What does `a` hold?
      ```

      ```text reveal
      A text.
      ```
      """;

  private static final PicturedStep STEP =
      new PicturedStep(
          new Step(
              Phase.APPLY,
              StepRule.VALUE_SET,
              FieldPath.of("a"),
              "The patch sets `a`.",
              List.of(),
              List.of()),
          "data:image/png;base64,AAAA");

  @Test
  void asHtmlWithPictures() throws LessonFileException {
    String page = LessonPage.html(lesson(), List.of(STEP));
    assertThat(page)
        .contains("<h1>A &lt;b&gt;bold&lt;/b&gt; title</h1>")
        .contains("<a href=\"https://example.org/?a=1&amp;b=2\">a link</a>, another, <strong>")
        .contains("a: &lt;script&gt;")
        .contains("<p>What does <code>a</code> hold?</p>")
        .contains("<details><summary>Answer</summary>\n<p>A text.</p>")
        .contains("<b>1. Apply to live: Value set</b>")
        .contains("<img src=\"data:image/png;base64,AAAA\"")
        .contains("img-src data:")
        .doesNotContain("javascript:");
  }

  @Test
  void asMarkdownWithPictures() throws LessonFileException {
    assertThat(LessonPage.markdown(lesson(), List.of(STEP)))
        .contains("# A &lt;b&gt;bold&lt;/b&gt; title\n")
        .contains("**Live**\n\n```yaml\na: <script>\n```\n")
        .contains("<details><summary>Answer</summary>\n\nA text.\n")
        .contains("![Step 1](data:image/png;base64,AAAA)");
  }

  @Test
  void everyBuiltInLessonIsAPageThatCanBeRead()
      throws ParserConfigurationException, IOException, SAXException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    for (Lesson lesson : LessonValues.all().toList()) {
      String page = LessonPage.html(lesson, List.of());
      assertThat(
              factory
                  .newDocumentBuilder()
                  .parse(new InputSource(new StringReader(page)))
                  .getElementsByTagName("h1")
                  .getLength())
          .as(lesson.toString())
          .isEqualTo(1);
    }
  }

  private static Lesson lesson() throws LessonFileException {
    return LessonFile.read("f.md", TEXT).lessons().getFirst();
  }
}
