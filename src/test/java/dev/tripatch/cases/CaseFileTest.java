package dev.tripatch.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.format.PatchFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseFileTest {

  @Test
  void headingsBeginCasesAndFencesTheirBlocks() {
    List<DocumentCase> cases =
        CaseFile.read(
            "f.md",
            """
            # Title
            ## One
            Words.
            ```json patch merge
            {}
            ```
            ```yaml result
            a: 1
            b: 2
            ```
            ## Two
            ```text error
            no
            ```
            """);
    assertThat(cases).extracting(DocumentCase::location).containsExactly("f.md:2", "f.md:11");
    assertThat(cases).extracting(DocumentCase::title).containsExactly("One", "Two");
    DocumentCase first = cases.getFirst();
    assertThat(first.format()).isEqualTo(PatchFormat.MERGE);
    assertThat(first.isCalculated()).isFalse();
    assertThat(first.required(CaseLabel.RESULT)).isEqualTo("a: 1\nb: 2\n");
    assertThat(first.blocks().get(CaseLabel.RESULT).line()).isEqualTo(7);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "## A|```yaml reslut|```                     ! f.md:2: unknown label reslut",
        "## A|```yaml|```                            ! f.md:2: a block needs a heading",
        "```yaml result|```|## A                     ! f.md:1: a block needs a heading",
        "## A|```yaml result strategic|```           ! f.md:2: unknown words behind result",
        "## A|```yaml local kubectl-apply now|```    ! f.md:2: unknown words behind local",
        "## A|```yaml live|```|```yaml live|```      ! f.md:4: a second block live",
        "## A|```yaml result|a: 1                    ! f.md:2: the block does not end",
        "## A|```yaml patch|```|## B                 ! f.md:1: nothing to check",
      })
  void mistakesAreToldWithTheirPlace(String text, String message) {
    assertThatThrownBy(() -> CaseFile.read("f.md", text.replace('|', '\n')))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(message);
  }
}
