package dev.tripatch.ui.editor.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Lines;
import org.junit.jupiter.api.Test;

class MatchesTest {

  @Test
  void findsWithoutRegardToCase() {
    assertThat(Matches.of("ab", "AB ab\naB").starts()).containsExactly(0, 3, 6);
    assertThat(Matches.of("aa", "aaaa").starts()).containsExactly(0, 2);
    assertThat(Matches.of("", "a").isEmpty()).isTrue();
  }

  @Test
  void goesRoundTheEnd() {
    Matches found = Matches.of("a", "a a a");
    assertThat(found.from(1).current()).isEqualTo(1);
    assertThat(found.from(9).current()).isZero();
    assertThat(found.from(0).moved(-1).current()).isEqualTo(2);
    assertThat(Matches.of("x", "a").from(0).moved(1).current()).isEqualTo(-1);
  }

  @Test
  void givesTheFindsOfALine() {
    String text = "a b\nb a\n";
    Matches found = Matches.of("a", text).from(0);
    assertThat(found.in(0, Lines.of(text))).containsExactly(new LineLook.Match(0, 1, true));
    assertThat(found.in(1, Lines.of(text))).containsExactly(new LineLook.Match(2, 3, false));
    assertThat(found.in(2, Lines.of(text))).isEmpty();
  }
}
