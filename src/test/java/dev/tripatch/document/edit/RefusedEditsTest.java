package dev.tripatch.document.edit;

import static dev.tripatch.document.edit.EditCases.path;
import static dev.tripatch.document.edit.EditCases.refusal;
import static dev.tripatch.document.edit.EditCases.remove;
import static dev.tripatch.document.edit.EditCases.set;
import static dev.tripatch.document.edit.EditCases.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusedEditsTest {

  private static final String SHARED =
      """
      base: &base
        image: nginx
        list: [a]
      word: &word x
      one:
        <<: *base
        own: 1
      two: *base
      three: *word
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one.image|image is merged in by << from line 2; change it there.",
        "two.image|It comes from the anchor &base at line 1; change it there.",
        "two.new|It comes from the anchor &base at line 1; change it there.",
        "base.image|The anchor &base at line 1 is used elsewhere; the edit would change that, too.",
        "word|The anchor &word at line 4 is used elsewhere; the edit would change that, too.",
        "one.own.x|A single value above it cannot hold the key x; change that first."
      })
  void sharedValuesAreRefusedWithTheirPlace(String path, String why) {
    assertThat(refusal(TextEdits.set(SourceReader.read("f", SHARED), path(path), value("z"))))
        .isEqualTo(why);
  }

  @Test
  void whatStandsBesideSharedValuesCanChange() {
    assertThat(set(SHARED, "one.own", "2")).isEqualTo(SHARED.replace("own: 1", "own: 2"));
    assertThat(set(SHARED, "three", "u")).isEqualTo(SHARED.replace("*word", "u"));
    assertThat(remove(SHARED, "two")).isEqualTo(SHARED.replace("two: *base\n", ""));
    assertThat(remove(SHARED, "one.own")).isEqualTo(SHARED.replace("  own: 1\n", ""));
    assertThat(set(SHARED, "one.more", "2"))
        .isEqualTo(SHARED.replace("own: 1\n", "own: 1\n  more: 2\n"));
  }

  @Test
  void anchorsAndTagsStayIfTheyCan() {
    assertThat(set("a: &x 1\n", "a", "2")).isEqualTo("a: &x 2\n");
    assertThat(set("a: !!str 1\n", "a", "u")).isEqualTo("a: !!str u\n");
    assertThat(set("a: !!str 1\n", "a", "2")).isEqualTo("a: 2\n");
    assertThat(remove("a: &x\n  b: 1\nc: 1\n", "a.b")).isEqualTo("a: &x {}\nc: 1\n");
  }

  @Test
  void brokenTextsAreRefusedWithTheirError() {
    assertThat(refusal(TextEdits.remove(SourceReader.read("f", "a: [\n"), path("a"))))
        .startsWith("f:1:4: ")
        .endsWith("Correct this first; then you can change the field.");
  }

  @Test
  void keysThatStandTwiceAreNamed() {
    assertThat(refusal(TextEdits.remove(SourceReader.read("f", "a: 1\na: 2\n"), path("a"))))
        .contains("f:1:1: The key a is here and on line 2");
  }

  @Test
  void valuesThatYamlCannotSayAreRefused() {
    assertThat(
            refusal(
                TextEdits.set(
                    SourceReader.read("f", "a: 1\n"),
                    path("a"),
                    SourceReader.read("v", "[2.0]").root().orElseThrow().value())))
        .isEqualTo("kubectl cannot read this number from YAML: 2.0 would become 2.");
  }

  @Test
  void otherDocumentsOfTheTextStay() {
    String text = "a: 1\n---\nb: 2\n";
    assertThat(set(text, "c", "3")).isEqualTo("a: 1\nc: 3\n---\nb: 2\n");
    assertThat(remove("---\na: 1\nb: 2\n...\n", "b")).isEqualTo("---\na: 1\n...\n");
  }

  @Test
  void whatIsThereAlreadyNeedsNoChange() {
    assertThat(TextEdits.set(SourceReader.read("f", SHARED), path("one.own"), value("1")))
        .isEqualTo(new Edit.Made(List.of()));
    assertThat(TextEdits.remove(SourceReader.read("f", SHARED), path("one.none")))
        .isEqualTo(new Edit.Made(List.of()));
  }
}
