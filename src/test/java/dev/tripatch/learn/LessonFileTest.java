package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.engine.format.PatchFormat;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonFileTest {
  /** The blocks with what the engine gives, too. */
  private static final Set<BlockLabel> ANSWERS =
      EnumSet.of(
          BlockLabel.RESULT,
          BlockLabel.EXPLAIN,
          BlockLabel.WINDOW,
          BlockLabel.HAZARD,
          BlockLabel.ERROR);

  @Test
  void headingsBeginLessonsAndFencesTheirBlocks() throws LessonFileException {
    Book book =
        LessonFile.read(
            "folder/f.md",
            """
            # Title

            What it is about.
            ## One
            Words, [from here](https://example.org/a).
            ```json patch merge
            {}
            ```
            More words.

            ```yaml result
            a: 1
            b: 2
            ```
            ## Two, at last
            ```text error
            no
            ```
            """);
    assertThat(book.title()).isEqualTo("Title");
    assertThat(book.introduction()).isEqualTo("What it is about.");
    assertThat(book.lessons())
        .extracting(Lesson::location)
        .containsExactly("folder/f.md:4", "folder/f.md:15");
    assertThat(book.lessons()).extracting(Lesson::name).containsExactly("f/one", "f/two-at-last");
    Lesson first = book.lessons().getFirst();
    assertThat(first.format()).isEqualTo(PatchFormat.MERGE);
    assertThat(first.isCalculated()).isFalse();
    assertThat(first.source()).contains("https://example.org/a");
    assertThat(first.prose())
        .isEqualTo("Words, [from here](https://example.org/a).\n\nMore words.");
    assertThat(first.block(BlockLabel.RESULT))
        .contains(new Block(BlockLabel.RESULT, "", "a: 1\nb: 2\n", 11));
    assertThat(first.parts()).hasSize(4);
  }

  @Test
  void thereMayBeSeveralHints() throws LessonFileException {
    String text = "## A\n```text hint\none\n```\n```text hint\ntwo\n```\n";
    assertThat(LessonFile.read("f.md", text).lessons().getFirst().blocks(BlockLabel.HINT))
        .extracting(Block::text)
        .containsExactly("one\n", "two\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "## A|```yaml reslut|```                  ! f.md:2: No block is called reslut. Write one"
            + " of",
        "## A|```yaml|```                         ! f.md:2: This block has no word",
        "```yaml result|```|## A                  ! f.md:1: This block belongs to no lesson",
        "## A|```yaml result strategic|```        ! f.md:2: strategic cannot follow result",
        "## A|```yaml patch strange|```           ! f.md:2: strange cannot follow patch.",
        "## A|```yaml local kubectl-apply now|``` ! f.md:2: kubectl-apply now cannot follow",
        "## A|```yaml live|```|```yaml live|```   ! f.md:4: This is a second live block",
        "## A|```yaml result|a: 1                 ! f.md:2: This block does not end",
      })
  void mistakesAreToldWithTheirPlace(String text, String message) {
    assertThatThrownBy(() -> LessonFile.read("f.md", text.replace('|', '\n')))
        .isInstanceOf(LessonFileException.class)
        .hasMessageContaining(message);
  }

  @Test
  void everyBuiltInLessonHasANameOfItsOwn() {
    List<String> names =
        Stream.concat(LessonValues.all(), LessonValues.exercises()).map(Lesson::name).toList();
    assertThat(names).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void everyBuiltInLessonHasAnAnswerToCheck() {
    assertThat(LessonValues.all())
        .allMatch(
            lesson -> lesson.parts().stream().anyMatch(LessonFileTest::isAnswer), "has an answer");
  }

  private static boolean isAnswer(LessonPart part) {
    return part instanceof Block block && ANSWERS.contains(block.label());
  }
}
