package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * kubectl reads a file line by line and ends each of them, so it never sees a last line without a
 * line break: real kubectl gets {@code "x\n"} from {@code a: |} and {@code x}.
 */
class LastLineTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a: |\n  x",
        "a: >\n  x",
        "a: |+\n  x",
        "a: |-\n  x",
        "a: |\n  x\n  y",
        "a: >\n  x\n  y",
        "a: |+\n  x\n  ",
        "a: |+\n  x\n\n ",
        "a: |+\n  ",
        "a: |",
        "a: |+",
        "a: | # c",
        "a: x",
        "a: 'x'",
        "a: |\n  x\n   ",
        "a: >\n  x\n   y",
        "- |\n x",
        "|\n x",
        "a: # c"
      })
  void aTextReadsAsWithALineBreakAtItsEnd(String text) {
    assertThat(value(text)).isEqualTo(value(text + "\n"));
  }

  @Test
  void aBlockAtTheEndHasItsLineBreak() {
    assertThat(value("a: |\n  x"))
        .contains(MapValue.builder().put("a", new StringValue("x\n")).build());
    assertThat(value("a: |-\n  x"))
        .contains(MapValue.builder().put("a", new StringValue("x")).build());
  }

  @Test
  void soHasOneInFrontOfTheNextDocument() {
    assertThat(value("a: |\n  x\n---\nb: 1"))
        .contains(MapValue.builder().put("a", new StringValue("x\n")).build());
  }

  @Test
  void placesStayInTheText() {
    SourceDocument read = SourceReader.read("text", "a: |\n  x", Format.YAML);
    Span root = read.root().orElseThrow().span();
    assertThat(root.end()).isEqualTo(read.text().length());
  }

  @Test
  void blanksInTheLastLineBelongToABlockThatKeepsIt() {
    SourceDocument read = SourceReader.read("text", "a: |+\n\n ", Format.YAML);
    assertThat(read.root().map(Node::value))
        .contains(MapValue.builder().put("a", new StringValue("\n\n")).build());
    assertThat(read.root().orElseThrow().span().end()).isEqualTo(read.text().length());
  }

  private static Optional<Value> value(String text) {
    return SourceReader.read("text", text, Format.YAML).root().map(Node::value);
  }
}
