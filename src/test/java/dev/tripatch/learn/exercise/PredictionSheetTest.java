package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.exercise.PredictedLine.Mark;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PredictionSheetTest {
  private static final String POD =
      """
      kind: Pod
      spec:
        containers:
        - name: web
          image: web:1
          ports:
          - containerPort: 80
        - name: log
          image: log:1
        hostNetwork: true
      """;

  private static final PredictionSheet SHEET = PredictionSheet.of(POD);

  private static String marks(PredictionSheet sheet) {
    return sheet.lines().stream()
        .map(
            line ->
                switch (line.mark()) {
                  case KEPT -> "=";
                  case STRUCK -> "-";
                  case TYPED -> "+";
                })
        .collect(Collectors.joining());
  }

  @Test
  void beginsAsLiveIs() {
    assertThat(SHEET.text()).isEqualTo(POD);
    assertThat(SHEET.isUntouched()).isTrue();
    assertThat(PredictionSheet.of("").lines()).isEmpty();
  }

  @Test
  void strikesWhatIsBelow() {
    assertThat(marks(SHEET.strike(1))).isEqualTo("=---------");
    assertThat(marks(SHEET.strike(2))).isEqualTo("==-------=");
    assertThat(marks(SHEET.strike(3))).isEqualTo("===----===");
    assertThat(marks(SHEET.strike(4))).isEqualTo("====-=====");
    assertThat(marks(SHEET.strike(5))).isEqualTo("=====--===");
    assertThat(SHEET.strike(3).struck()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
  void restoringUndoesStriking(int at) {
    assertThat(SHEET.strike(at).restore(at).isUntouched()).isTrue();
  }

  @Test
  void restoresWhatALineIsBelow() {
    assertThat(marks(SHEET.strike(1).restore(6))).isEqualTo("=====".substring(0, 4) + "-==---");
  }

  @Test
  void rewritesALine() {
    PredictionSheet sheet = SHEET.rewrite(4, "    image: web:2");
    assertThat(marks(sheet)).isEqualTo("====-+=====");
    assertThat(sheet.text()).isEqualTo(POD.replace("web:1", "web:2"));
    assertThat(marks(sheet.rewrite(5, "    image: web:3"))).isEqualTo("====-+=====");
    assertThat(sheet.rewrite(4, "    image: web:3").text())
        .contains("web:3")
        .doesNotContain("web:2");
    assertThat(sheet.rewrite(5, "    image: web:1").isUntouched()).isTrue();
    assertThat(sheet.restore(4).isUntouched()).isTrue();
    assertThat(SHEET.rewrite(4, "    image: web:1").isUntouched()).isTrue();
  }

  @Test
  void aRewrittenHeadKeepsWhatIsBelow() {
    assertThat(marks(SHEET.rewrite(3, "  - name: www"))).isEqualTo("===-+======");
  }

  @Test
  void typesAndDrops() {
    PredictionSheet sheet = SHEET.typed(9, "  dnsPolicy: Default");
    assertThat(sheet.typed()).isEqualTo(1);
    assertThat(sheet.text()).isEqualTo(POD + "  dnsPolicy: Default\n");
    assertThat(sheet.drop(10).isUntouched()).isTrue();
    assertThat(sheet.strike(10).isUntouched()).isTrue();
    assertThat(SHEET.typed(-1, "apiVersion: v1").lines().getFirst().mark()).isEqualTo(Mark.TYPED);
    assertThat(SHEET.drop(3).isUntouched()).isTrue();
  }

  @Test
  void movesAnItemWithItsLines() {
    PredictionSheet sheet = SHEET.move(7, -1);
    assertThat(sheet.lines().subList(3, 5))
        .extracting(PredictedLine::text)
        .isEqualTo(List.of("  - name: log", "    image: log:1"));
    assertThat(sheet.isReordered()).isTrue();
    assertThat(sheet.isUntouched()).isFalse();
    assertThat(SHEET.move(3, 1).text()).isEqualTo(sheet.text());
    assertThat(sheet.move(3, 1).isUntouched()).isTrue();
    assertThat(SHEET.placeAfterMove(7, -1)).isEqualTo(3);
    assertThat(SHEET.placeAfterMove(3, 1)).isEqualTo(5);
  }

  @Test
  void movesAKeyAmongItsSiblingsOnly() {
    assertThat(SHEET.move(9, -1).lines().get(2).text()).isEqualTo("  hostNetwork: true");
    assertThat(SHEET.move(9, 1).isUntouched()).isTrue();
    assertThat(SHEET.move(3, -1).isUntouched()).isTrue();
    assertThat(SHEET.move(7, 1).isUntouched()).isTrue();
  }

  @Test
  void aMoveThereAndBackChangesNothing() {
    IntStream.range(0, SHEET.lines().size())
        .forEach(
            at -> {
              int down = SHEET.placeAfterMove(at, 1);
              assertThat(down == at || SHEET.move(at, 1).move(down, -1).isUntouched())
                  .as("line %d", at)
                  .isTrue();
            });
  }

  @Test
  void whatCannotBeDoneLeavesItAsItIs() {
    assertThat(SHEET.strike(99).restore(3).drop(-1).typed(99, "x").move(50, 1).rewrite(-1, "x"))
        .extracting(PredictionSheet::text)
        .isEqualTo(POD);
  }
}
