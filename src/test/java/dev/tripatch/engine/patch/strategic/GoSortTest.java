package dev.tripatch.engine.patch.strategic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every branch of the two sorts sorts an order; where equal items land is for the recordings to say
 * ({@code three-way-long-twins}).
 */
class GoSortTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 12, 13, 20, 21, 40, 41, 49, 50, 51, 100, 500, 1000})
  void shuffledItemsOfEverySizeAreSorted(int size) {
    for (int seed = 0; seed < 20; seed++) {
      List<Integer> items = new ArrayList<>(IntStream.range(0, size).boxed().toList());
      Collections.shuffle(items, new Random(seed));
      checkBoth(items);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 49, 50, 100, 1000})
  void patternsAreSorted(int size) {
    checkBoth(numbers(size, i -> i));
    checkBoth(numbers(size, i -> -i));
    checkBoth(numbers(size, i -> i % 7));
    checkBoth(numbers(size, i -> i < size / 2 ? i : size - i));
    checkBoth(numbers(size, i -> i == size / 2 ? -1 : i));
    checkBoth(numbers(size, i -> (i * 7919) % 13));
    checkBoth(numbers(size, i -> 0));
  }

  @Test
  void equalItemsThatAreLessThanEachOtherStillEndUpTogether() {
    List<Integer> items = numbers(200, i -> (i * 31) % 5);
    List<Integer> sorted = new ArrayList<>(items);
    GoSort.sort(sorted, (left, right) -> left <= right);
    assertThat(sorted).isEqualTo(items.stream().sorted().toList());
  }

  @Test
  void theStableSortKeepsEqualItemsInTheirOrder() {
    List<int[]> items = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      items.add(new int[] {(i * 7919) % 11, i});
    }
    List<int[]> expected = items.stream().sorted((a, b) -> Integer.compare(a[0], b[0])).toList();
    GoStableSort.sort(items, (left, right) -> left[0] < right[0]);
    assertThat(items).isEqualTo(expected);
  }

  private static void checkBoth(List<Integer> items) {
    List<Integer> expected = items.stream().sorted().toList();
    List<Integer> quick = new ArrayList<>(items);
    GoSort.sort(quick, (left, right) -> left < right);
    assertThat(quick).isEqualTo(expected);
    List<Integer> stable = new ArrayList<>(items);
    GoStableSort.sort(stable, (left, right) -> left < right);
    assertThat(stable).isEqualTo(expected);
  }

  private static List<Integer> numbers(int size, IntUnaryOperator number) {
    return IntStream.range(0, size).map(number).boxed().toList();
  }
}
