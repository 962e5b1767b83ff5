package dev.tripatch.show.pane;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.inner.CommonParts;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TextDifferenceTest {

  @Test
  void aLongTextThatIsOtherThroughoutIsReadInOnePass() {
    String mine = lines(20_000, 1);
    String other = lines(20_000, 2);
    assertThat(TextDifference.between(mine, other)).isNotEmpty();
    assertThat(TextDifference.between(mine, mine)).isEmpty();
  }

  @Test
  void whatDiffersAndWhatIsCommonMakeUpTheText() {
    List<Integer> some = List.of(1, 2, 3, 4, 5, 6, 7);
    List<Integer> others = List.of(2, 9, 4, 8, 5, 7, 7, 1);
    List<Integer> common =
        CommonParts.of(some, others).inFirst().stream().map(some::get).boxed().toList();
    assertThat(common).isEqualTo(List.of(2, 4, 5, 7));
    assertThat(CommonParts.of(some, others).inSecond().stream().map(others::get).boxed().toList())
        .isEqualTo(common);
  }

  private static String lines(int count, int factor) {
    StringBuilder text = new StringBuilder();
    IntStream.range(0, count).forEach(i -> text.append("key ").append(i * factor).append('\n'));
    return text.toString();
  }
}
