package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenCharactersTest {

  @ParameterizedTest
  @ValueSource(
      ints = {
        0x00, 0x0D, 0x1B, 0x7F, 0x80, 0x9F, 0xA0, 0x61C, 0x200B, 0x200F, 0x2028, 0x202E, 0x2060,
        0x2064, 0x2066, 0x2069, 0xFEFF, 0xFFF9, 0xFFFB, 0xE0000, 0xE007F
      })
  void isHidden(int codePoint) {
    assertThat(HiddenCharacters.isHidden(codePoint)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        '\t', '\n', ' ', '~', 0xA1, 0x61B, 0x61D, 0x200A, 0x2010, 0x2027, 0x202F, 0x2065, 0x206A,
        0xFFF8, 0xFFFC, 0xE0080, 0x1F600
      })
  void isSeen(int codePoint) {
    assertThat(HiddenCharacters.isHidden(codePoint)).isFalse();
  }

  @Test
  void hasANumberAndAName() {
    assertThat(HiddenCharacters.nameOf(0x202E)).isEqualTo("U+202E right-to-left override");
    assertThat(HiddenCharacters.nameOf(0xE0041)).isEqualTo("U+E0041 tag latin capital letter a");
  }

  @Test
  void isWrittenAsItsNumber() {
    assertThat(HiddenCharacters.shown("a\u202Eb\tc\uDB40\uDC41"))
        .isEqualTo("a⟨U+202E⟩b\tc⟨U+E0041⟩");
  }
}
