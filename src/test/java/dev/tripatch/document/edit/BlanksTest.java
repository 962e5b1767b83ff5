package dev.tripatch.document.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import org.junit.jupiter.api.Test;

class BlanksTest {
  private static final String WIDE = "\u2008";

  @Test
  void onlySpacesAndLineBreaksAreLayout() {
    assertThat(Blanks.withoutIndent("  " + WIDE + "a")).isEqualTo(WIDE + "a");
    assertThat(Blanks.withoutEnd("a" + WIDE + " \n")).isEqualTo("a" + WIDE);
  }

  @Test
  void aKeyMayBeginWithWhiteSpaceThatIsNoLayout() {
    Edit edit =
        TextEdits.set(
            SourceReader.read("f", "k:\n- x # c\n"),
            FieldPath.parse("k[0]"),
            ListValue.of(MapValue.of(WIDE, new BoolValue(true))));
    assertThat(edit).isInstanceOf(Edit.Made.class);
    assertThat(((Edit.Made) edit).applyTo("k:\n- x # c\n"))
        .isEqualTo("k:\n- - " + WIDE + ": true # c\n");
  }
}
