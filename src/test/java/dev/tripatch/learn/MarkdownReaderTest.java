package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.MarkdownBlock.Code;
import dev.tripatch.learn.MarkdownBlock.Heading;
import dev.tripatch.learn.MarkdownBlock.Item;
import dev.tripatch.learn.MarkdownBlock.Items;
import dev.tripatch.learn.MarkdownBlock.Paragraph;
import dev.tripatch.learn.MarkdownBlock.Quotation;
import dev.tripatch.learn.MarkdownBlock.Table;
import dev.tripatch.time.Effort;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Markdown is read as far as our pages use it. */
class MarkdownReaderTest {

  private static MarkdownSpan words(String letters) {
    return new MarkdownSpan.Words(letters);
  }

  private static List<MarkdownSpan> only(String letters) {
    return List.of(words(letters));
  }

  @Test
  void blocksInTheirOrder() {
    assertThat(
            MarkdownReader.read(
                """
                # Title

                Some words
                that run on.
                ## A *section*, `with $code`
                - first
                  goes on
                - second
                  1. inner
                > said
                > by others

                ```yaml live kubectl-apply
                a: 1

                # b
                ```
                """))
        .containsExactly(
            new Heading(1, only("Title")),
            new Paragraph(only("Some words that run on.")),
            new Heading(
                2,
                List.of(
                    words("A "),
                    new MarkdownSpan.Emphasis(only("section")),
                    words(", "),
                    new MarkdownSpan.Code("with $code"))),
            new Items(
                List.of(
                    new Item(0, "•", only("first goes on")),
                    new Item(0, "•", only("second")),
                    new Item(1, "1.", only("inner")))),
            new Quotation(List.of(new Paragraph(only("said by others")))),
            new Code("yaml", "live kubectl-apply", "a: 1\n\n# b\n"));
  }

  @Test
  void aTableHasAsManyCellsInEachRowAsInItsHeading() {
    assertThat(
            MarkdownReader.read(
                """
                | a | `b\\|c` |
                |---|:-:|
                | 1 |
                | 2 | 3 | 4 |
                after\
                """))
        .containsExactly(
            new Table(
                List.of(
                    List.of(only("a"), List.of(new MarkdownSpan.Code("b|c"))),
                    List.of(only("1"), List.of()),
                    List.of(only("2"), only("3")))),
            new Paragraph(only("after")));
  }

  @Test
  void linksAndBoldWords() {
    assertThat(
            MarkdownReader.read(
                "See **the [page of `$patch`](directive/patch)** at <https://k8s.io>."))
        .containsExactly(
            new Paragraph(
                List.of(
                    words("See "),
                    new MarkdownSpan.Strong(
                        List.of(
                            words("the "),
                            new MarkdownSpan.Link(
                                List.of(words("page of "), new MarkdownSpan.Code("$patch")),
                                "directive/patch"))),
                    words(" at "),
                    new MarkdownSpan.Link(only("https://k8s.io"), "https://k8s.io"),
                    words("."))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 * 3 * 4",
        "a ** b",
        "`open",
        "[no link]",
        "a_b_c",
        "[x](y",
        "<b>",
        "*",
        "[a](",
        "**bold"
      })
  void aMarkWithoutItsPartnerIsText(String text) {
    assertThat(MarkdownReader.read(text)).containsExactly(new Paragraph(only(text)));
  }

  @Test
  void aBackslashTakesAMarkItsMeaning() {
    assertThat(MarkdownReader.read("\\*no\\* \\`code\\` c:\\dir"))
        .containsExactly(new Paragraph(only("*no* `code` c:\\dir")));
  }

  @Test
  void aFenceThatDoesNotEndHoldsTheRest() {
    assertThat(MarkdownReader.read("```\na\n# b")).containsExactly(new Code("", "", "a\n# b\n"));
  }

  @Test
  void anAnchorIsAsOnTheWeb() {
    assertThat(new Heading(2, SpanReader.read("Two of `one` kind: $patch!")).anchor())
        .isEqualTo("two-of-one-kind-patch");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"> ", "[", "[a](", "[a]", "`", "` a", "*", "**a ", "<https://a", "\\", "- "})
  void signsByTheHundredThousandAreRead(String sign) {
    String text = "# A\n\n" + sign.repeat(300_000) + "](b\n";
    assertThat(Effort.within(20, () -> MarkdownReader.read(text))).hasSize(2);
  }
}
