package dev.tripatch.ui.panes.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "a\n",
        "a\r\nb",
        "a\r\nb\nc\rd\r\n",
        "\uFEFFa: 1\r\n",
        "\uFEFF",
        "\n\n",
        "\r\n\n\r"
      })
  void anUnchangedTextIsStoredByteForByte(String exact) {
    StoredText stored = new StoredText(exact);
    assertThat(stored.text()).doesNotContain("\r", "\uFEFF");
    assertThat(stored.with(stored.text()).exact()).isEqualTo(exact);
  }

  @Test
  void linesKeepTheirEndsAndNewOnesEndAsTheLineBefore() {
    StoredText stored = new StoredText("\uFEFFa\r\nb\nc\r\nd\r\ne");
    assertThat(stored.lineEnding()).isEqualTo(LineEnding.MIXED);
    assertThat(stored.with("a\nx\nb\nc\nd\ne\n").exact())
        .isEqualTo("\uFEFFa\r\nx\r\nb\nc\r\nd\r\ne\r\n");
    assertThat(stored.with("b\nd\nE").exact()).isEqualTo("\uFEFFb\nd\r\nE");
    assertThat(stored.with("a\nB\nx\nc\nd\ne").exact()).isEqualTo("\uFEFFa\r\nB\nx\nc\r\nd\r\ne");
    assertThat(stored.with("").exact()).isEqualTo("\uFEFF");
  }

  @Test
  void aFileWithOneKindOfEndsKeepsIt() {
    assertThat(new StoredText("a\r\n").with("a\nb\n").exact()).isEqualTo("a\r\nb\r\n");
    assertThat(new StoredText("a\rb\r").with("a\nc\n").exact()).isEqualTo("a\rc\r");
    assertThat(new StoredText("a").with("a\nb").exact()).isEqualTo("a\nb");
  }
}
