package dev.tripatch.show.pane;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Lines;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Which lines hang under a line. */
class IndentedBlocksTest {

  private static IndentedBlocks blocks(String text) {
    return IndentedBlocks.of(text, Lines.of(text));
  }

  @Test
  void deeperLinesHangUnderALine() {
    IndentedBlocks blocks = blocks("a:\n  b: 1\n  c:\n    d: 2\ne: 3\n");
    assertThat(blocks.lastUnder(0)).isEqualTo(3);
    assertThat(blocks.lastUnder(2)).isEqualTo(3);
    assertThat(blocks.isHeader(1)).isFalse();
    assertThat(blocks.isHeader(4)).isFalse();
  }

  @Test
  void itemsHangUnderTheirListThoughTheyAreNoDeeper() {
    IndentedBlocks blocks = blocks("list:\n- name: a\n  x: 1\n- name: b\nnext: 1");
    assertThat(blocks.lastUnder(0)).isEqualTo(3);
    assertThat(blocks.lastUnder(1)).isEqualTo(2);
    assertThat(blocks.isHeader(3)).isFalse();
  }

  @Test
  void emptyLinesAndCommentsFurtherLeftDoNotEndABlock() {
    IndentedBlocks blocks = blocks("a:\n  b: 1\n\n# a remark\n  c: 2\n\nd: 3");
    assertThat(blocks.lastUnder(0)).isEqualTo(4);
  }

  @Test
  void aRemarkAboveTheNextFieldIsNotPartOfTheBlock() {
    IndentedBlocks blocks = blocks("a:\n  b: 1\n# about c\nc: 2");
    assertThat(blocks.lastUnder(0)).isEqualTo(1);
  }

  @Test
  void bracketsOfJsonStayWhenTheirInsideIsFolded() {
    IndentedBlocks blocks = blocks("{\n  \"a\": {\n    \"b\": 1\n  },\n  \"c\": 2\n}\n");
    assertThat(blocks.lastUnder(1)).isEqualTo(2);
    assertThat(blocks.lastUnder(0)).isEqualTo(4);
  }

  @Test
  void theInnermostBlockOfALineIsFound() {
    IndentedBlocks blocks = blocks("a:\n  b:\n    c: 1\n  d: 2\ne: 3");
    assertThat(blocks.headerOf(2)).isEqualTo(OptionalInt.of(1));
    assertThat(blocks.headerOf(1)).isEqualTo(OptionalInt.of(1));
    assertThat(blocks.headerOf(3)).isEqualTo(OptionalInt.of(0));
    assertThat(blocks.headerOf(4)).isEmpty();
  }

  @Test
  void noTextHasNoBlocks() {
    assertThat(blocks("").headerOf(0)).isEmpty();
    assertThat(blocks("\n\n  ").isHeader(1)).isFalse();
  }
}
