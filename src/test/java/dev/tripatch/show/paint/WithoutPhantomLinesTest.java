package dev.tripatch.show.paint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.sample.SamplePane;
import org.junit.jupiter.api.Test;

class WithoutPhantomLinesTest {

  private final PaneText full =
      SamplePane.of(
          Role.RESULT,
          Format.YAML,
          """
          a: 1
          gone: 2 | −x gone
          b: 3 | ~ b | ← was 4
          gone2: 5 | ✂x gone2
          """);
  private final PaneText real = full.withoutPhantomLines();

  @Test
  void theTextIsTheRealOne() {
    assertThat(real.text()).isEqualTo("a: 1\nb: 3\n");
    assertThat(real.phantomLines()).isEmpty();
  }

  @Test
  void marksMoveUp() {
    FieldPath b = FieldPath.of("b");
    assertThat(real.highlights())
        .containsExactly(new Highlight(new Span(5, 9), Mark.CHANGED, b, false));
    assertThat(real.gutter()).containsExactly(new LineMark(2, Mark.CHANGED, b, "changed"));
    assertThat(real.notes()).containsExactly(new LineNote(2, "← was 4", b));
  }

  @Test
  void placesAreTranslatedBothWays() {
    assertThat(real.fields().fieldAt(6)).contains(FieldPath.of("b"));
    assertThat(real.fields().fieldAt(0)).contains(FieldPath.of("a"));
    assertThat(real.fields().spanOf(FieldPath.of("b"))).contains(new Span(5, 9));
    assertThat(real.fields().spanOf(FieldPath.of("gone"))).isEmpty();
  }

  @Test
  void aTextWithoutPhantomLinesIsItself() {
    assertThat(real.withoutPhantomLines()).isSameAs(real);
  }
}
