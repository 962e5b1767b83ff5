package dev.tripatch.ui.editor.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Lines;
import java.util.List;
import java.util.regex.MatchResult;
import org.junit.jupiter.api.Test;

class MatchesTest {

  private static List<Integer> starts(String sought, String text) {
    return starts(Sought.of(sought), text);
  }

  private static List<Integer> starts(Sought sought, String text) {
    return Matches.of(sought, text).finds().stream().map(MatchResult::start).toList();
  }

  private static Sought expression(String text) {
    return new Sought(text, true, true);
  }

  @Test
  void findsWithRegardToCaseIfWanted() {
    assertThat(starts(new Sought("ab", true, false), "AB ab\naB")).containsExactly(3);
    assertThat(starts("ä", "Ä")).containsExactly(0);
  }

  @Test
  void findsExpressionsButNothingWithoutCharacters() {
    assertThat(starts(expression("^b|c*"), "ab\nbc")).containsExactly(3, 4);
    assertThat(starts(Sought.of("a.c"), "abc a.c")).containsExactly(4);
  }

  @Test
  void aWrongOrEndlessExpressionFindsNothing() {
    assertThat(expression("(a").problem())
        .hasValueSatisfying(it -> assertThat(it).contains("group"));
    assertThat(starts(expression("(a"), "(a")).isEmpty();
    assertThat(starts(expression("(a+)+b"), "a".repeat(200))).isEmpty();
    assertThat(starts(expression("(a|b)+c"), "ab".repeat(100_000))).isEmpty();
  }

  @Test
  void groupsComeIntoTheReplacement() {
    Matches found = Matches.of(expression("(\\w+):(\\d+)"), "web:1 db:2");
    assertThat(found.replaced("$2:$1 \\$1 $0 $9"))
        .containsExactly("1:web $1 web:1 $9", "2:db $1 db:2 $9");
    assertThat(Matches.of(Sought.of("web"), "web").replaced("$0")).containsExactly("$0");
  }

  @Test
  void aFindOverSeveralLinesIsMarkedInEach() {
    String text = "ab\ncd\nef";
    Matches found = Matches.of(expression("b\\ncd\\ne"), text);
    assertThat(found.in(0, Lines.of(text))).containsExactly(new LineLook.Match(1, 2, false));
    assertThat(found.in(1, Lines.of(text))).containsExactly(new LineLook.Match(0, 2, false));
    assertThat(found.in(2, Lines.of(text))).containsExactly(new LineLook.Match(0, 1, false));
  }

  @Test
  void findsWithoutRegardToCase() {
    assertThat(starts("ab", "AB ab\naB")).containsExactly(0, 3, 6);
    assertThat(starts("aa", "aaaa")).containsExactly(0, 2);
    assertThat(Matches.of(Sought.of(""), "a").isEmpty()).isTrue();
  }

  @Test
  void goesRoundTheEnd() {
    Matches found = Matches.of(Sought.of("a"), "a a a");
    assertThat(found.from(1).current()).isEqualTo(1);
    assertThat(found.from(9).current()).isZero();
    assertThat(found.from(0).moved(-1).current()).isEqualTo(2);
    assertThat(Matches.of(Sought.of("x"), "a").from(0).moved(1).current()).isEqualTo(-1);
  }

  @Test
  void givesTheFindsOfALine() {
    String text = "a b\nb a\n";
    Matches found = Matches.of(Sought.of("a"), text).from(0);
    assertThat(found.in(0, Lines.of(text))).containsExactly(new LineLook.Match(0, 1, true));
    assertThat(found.in(1, Lines.of(text))).containsExactly(new LineLook.Match(2, 3, false));
    assertThat(found.in(2, Lines.of(text))).isEmpty();
  }
}
