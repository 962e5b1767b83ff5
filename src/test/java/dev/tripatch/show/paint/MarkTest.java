package dev.tripatch.show.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MarkTest {

  /** Who sees no colours tells them apart by these. */
  @Test
  void everyMarkHasASignAndANameOfItsOwn() {
    assertThat(Stream.of(Mark.values()).map(Mark::glyph))
        .doesNotHaveDuplicates()
        .allMatch(sign -> sign.length() == 1);
    assertThat(Stream.of(Mark.values()).map(Mark::word))
        .doesNotHaveDuplicates()
        .noneMatch(String::isBlank);
  }
}
