package dev.tripatch.show.pane;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.show.pane.TextComparison.Kind;
import dev.tripatch.show.pane.TextComparison.Line;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextComparisonTest {

  private static String without(Kind kind, TextComparison comparison) {
    return comparison.lines().stream()
        .filter(line -> line.kind() != kind)
        .map(Line::text)
        .collect(Collectors.joining("\n"));
  }

  private static List<String> signed(String first, String second) {
    return TextComparison.of(first, second).lines().stream()
        .map(
            line ->
                switch (line.kind()) {
                  case SAME -> " " + line.text();
                  case REMOVED -> "-" + line.text();
                  case ADDED -> "+" + line.text();
                })
        .toList();
  }

  @Test
  void twoDistantChangesLeaveTheLinesBetweenThemAlone() {
    assertThat(signed("a\nb\nc\nd\ne", "a\nB\nc\nd\nE\nf"))
        .containsExactly(" a", "-b", "+B", " c", " d", "-e", "+E", "+f");
  }

  @Test
  void equalTextsHaveNoDifference() {
    assertThat(signed("a\nb\n", "a\nb\n")).containsExactly(" a", " b", " ");
    assertThat(signed("", "")).containsExactly(" ");
  }

  @Test
  void linesThatMovedAreFewDifferences() {
    assertThat(signed("a\nb\nc\nd", "b\nc\nd\na").stream().filter(line -> line.charAt(0) != ' '))
        .containsExactly("-a", "+a");
  }

  @Test
  void bothTextsCanBePutTogetherAgain() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      String first = text(random);
      String second = text(random);
      TextComparison comparison = TextComparison.of(first, second);
      assertThat(without(Kind.ADDED, comparison)).isEqualTo(first);
      assertThat(without(Kind.REMOVED, comparison)).isEqualTo(second);
    }
  }

  private static String text(Random random) {
    return IntStream.range(0, random.nextInt(12))
        .mapToObj(line -> String.valueOf((char) ('a' + random.nextInt(4))))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void textsWithNothingInCommonAreComparedSoon() {
    String first =
        IntStream.range(0, 20_000).mapToObj(i -> "a" + i).collect(Collectors.joining("\n"));
    String second =
        IntStream.range(0, 20_000).mapToObj(i -> "b" + i).collect(Collectors.joining("\n"));
    TextComparison comparison = TextComparison.of(first, second);
    assertThat(without(Kind.ADDED, comparison)).isEqualTo(first);
    assertThat(without(Kind.REMOVED, comparison)).isEqualTo(second);
  }

  @Test
  void whatManyChangesLeaveInCommonIsStillFound() {
    String first = numbered(line -> line % 2 == 0 ? "a" + line : "same" + line);
    String second = numbered(line -> line % 2 == 0 ? "b" + line : "same" + line);
    assertThat(signed(first, second).stream().filter(line -> line.charAt(0) == ' ')).hasSize(2_000);
    String few = "same1001\nsame2001\nsame3001";
    TextComparison comparison = TextComparison.of(first, few);
    assertThat(without(Kind.REMOVED, comparison)).isEqualTo(few);
    assertThat(comparison.lines().stream().filter(line -> line.kind() == Kind.SAME)).hasSize(3);
  }

  private static String numbered(IntFunction<String> line) {
    return IntStream.range(0, 4_000).mapToObj(line).collect(Collectors.joining("\n"));
  }
}
