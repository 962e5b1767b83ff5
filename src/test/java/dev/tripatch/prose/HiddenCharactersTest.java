package dev.tripatch.prose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenCharactersTest {
  private static final String OVERRIDE = "a\u202Eb";

  @Test
  void eachIsShownAsWhatItIs() {
    assertThat(VisibleText.of("a\u202Eb\u001b[2J\tc\n\uDB40\uDC41"))
        .isEqualTo("a⟨U+202E⟩b⟨U+001B⟩[2J\tc\n⟨U+E0041⟩");
    assertThat(VisibleText.of("täglich 👍 ع")).isEqualTo("täglich 👍 ع");
  }

  @Test
  void eachHasItsName() {
    assertThat(HiddenCharacters.nameOf(0x202E)).isEqualTo("U+202E right-to-left override");
    assertThat(HiddenCharacters.nameOf(0x200B)).isEqualTo("U+200B zero width space");
  }

  /** All that Unicode calls control or format, but for what is drawn or never alone. */
  @Test
  void noControlIsForgotten() {
    assertThat(
            IntStream.range(0, 0x3000)
                .filter(c -> Character.getType(c) == Character.CONTROL)
                .filter(c -> c != '\n' && c != '\t'))
        .allMatch(HiddenCharacters::isHidden);
    assertThat(IntStream.rangeClosed(' ', '~')).noneMatch(HiddenCharacters::isHidden);
  }

  /** A terminal never gets them raw, and a program gets the same value. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        OVERRIDE,
        "\u001b]0;title\u0007",
        "x\u200b",
        "\u009b31m",
        "one\ntwo\u2066\n",
        "\r",
        "\uDB40\uDC41"
      })
  void writersEscapeThem(String text) {
    MapValue value = MapValue.of(text, new StringValue(text));
    for (SourceDocument written :
        new SourceDocument[] {YamlWriter.render("a", value), JsonWriter.render("a", value)}) {
      assertThat(written.text().codePoints()).noneMatch(HiddenCharacters::isHidden);
      assertThat(SourceReader.read("a", written.text(), written.format()).object()).contains(value);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"👨\u200d👩\u200d👧", "می\u200cخواهم", "क\u094d\u200dष", "10\u00a0%"})
  void writersKeepWhatWritingNeeds(String text) {
    assertThat(YamlWriter.write(MapValue.of("a", new StringValue(text))))
        .isEqualTo("a: " + text + "\n");
  }

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
}
