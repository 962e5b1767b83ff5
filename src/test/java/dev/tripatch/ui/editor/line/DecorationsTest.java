package dev.tripatch.ui.editor.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.sample.SamplePane;
import org.junit.jupiter.api.Test;

/** Decorations move with the text until the next comparison. */
class DecorationsTest {

  private static final FieldPath B = FieldPath.of("b");

  private static Decorations sample() {
    PaneText pane =
        SamplePane.of(Role.RESULT, Format.YAML, "a: 1\nb: 2 | ~ b | ← was 3\nc: 3\nd: 4 | −x d\n");
    return Decorations.of(pane);
  }

  @Test
  void linesAreCountedFromZero() {
    Decorations made = sample();
    assertThat(made.tintsAt(1))
        .containsExactly(new Tint(0, 4, Mark.CHANGED, B, false, Tint.Strength.USUAL));
    assertThat(made.noteAt(1)).isPresent();
    assertThat(made.isPhantom(3)).isTrue();
    assertThat(made.noteColumn()).isEqualTo(8);
  }

  @Test
  void aTintGrowsWithTextTypedAtItsEnd() {
    Decorations made = sample();
    made.edit(new TextEdit(1, 4, 0, 1, 0, 0));
    assertThat(made.tintsAt(1))
        .containsExactly(new Tint(0, 5, Mark.CHANGED, B, false, Tint.Strength.USUAL));
  }

  @Test
  void aTintMovesWithTextTypedBeforeIt() {
    Decorations made = sample();
    made.edit(new TextEdit(1, 0, 0, 2, 0, 0));
    assertThat(made.tintsAt(1))
        .containsExactly(new Tint(2, 6, Mark.CHANGED, B, false, Tint.Strength.USUAL));
  }

  @Test
  void aTintWhoseTextIsDeletedGoes() {
    Decorations made = sample();
    made.edit(new TextEdit(1, 0, 4, 0, 0, 0));
    assertThat(made.tintsAt(1)).isEmpty();
  }

  @Test
  void linesMoveWithLinesInsertedAbove() {
    Decorations made = sample();
    made.edit(new TextEdit(0, 4, 0, 3, 0, 2));
    assertThat(made.tintsAt(3)).hasSize(1);
    assertThat(made.isPhantom(5)).isTrue();
    assertThat(made.glyphAt(1)).isEmpty();
  }

  @Test
  void linesMoveUpWhenLinesGo() {
    Decorations made = sample();
    made.edit(new TextEdit(0, 0, 5, 0, 1, 0));
    assertThat(made.glyphAt(0)).isPresent();
    assertThat(made.isPhantom(2)).isTrue();
  }
}
