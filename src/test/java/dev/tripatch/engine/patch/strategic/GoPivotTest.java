package dev.tripatch.engine.patch.strategic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.strategic.GoSort.GoPivot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The pivot that Go's {@code choosePivot} takes; where equal items land depends on it. */
class GoPivotTest {

  @Test
  void aShortPartTakesItsMiddle() {
    assertThat(choose(7, i -> -i)).isEqualTo(new GoPivot(2, 0, false));
  }

  @Test
  void theMedianOfThreeQuarters() {
    List<Integer> items = new ArrayList<>(List.of(0, 0, 5, 0, 9, 0, 7, 0));
    assertThat(choose(items).place()).isEqualTo(6);
    items.set(2, 8);
    assertThat(choose(items).place()).isEqualTo(2);
    items.set(4, 7);
    assertThat(items.get(choose(items).place())).isEqualTo(7);
  }

  @Test
  void aLongPartTakesTheMedianOfMedians() {
    List<Integer> items = new ArrayList<>(numbers(60, i -> i));
    items.set(30, 1000);
    GoPivot pivot = choose(items);
    assertThat(pivot.place()).as("not the outlier in the middle").isEqualTo(31);
    assertThat(pivot.looksSorted()).isFalse();
    assertThat(pivot.looksReversed()).isFalse();
  }

  @Test
  void itSeesWhetherThePartIsInOrderAlready() {
    assertThat(choose(60, i -> i).looksSorted()).isTrue();
    assertThat(choose(60, i -> 0).looksSorted()).isTrue();
    assertThat(choose(60, i -> -i).looksSorted()).isFalse();
    assertThat(choose(60, i -> -i).looksReversed()).isTrue();
    assertThat(choose(60, i -> i).looksReversed()).isFalse();
  }

  private static GoPivot choose(int size, IntUnaryOperator number) {
    return choose(numbers(size, number));
  }

  private static GoPivot choose(List<Integer> items) {
    return GoPivot.choose(
        new GoSortable<>(new ArrayList<>(items), (left, right) -> left < right), 0, items.size());
  }

  private static List<Integer> numbers(int size, IntUnaryOperator number) {
    return IntStream.range(0, size).map(number).boxed().toList();
  }
}
