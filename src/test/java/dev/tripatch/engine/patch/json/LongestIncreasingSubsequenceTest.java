package dev.tripatch.engine.patch.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which items stay where they are when a list is put into another order. */
class LongestIncreasingSubsequenceTest {

  @Test
  void asManyAsPossibleStay() {
    assertThat(longest(0, 1, 2)).containsExactly(true, true, true);
    assertThat(longest(2, 0, 1)).containsExactly(false, true, true);
    assertThat(longest(1, 2, 0)).containsExactly(true, true, false);
    assertThat(longest(3, 0, 4, 1, 2)).containsExactly(false, true, false, true, true);
  }

  @Test
  void ofItemsInReverseOneStays() {
    assertThat(longest(2, 1, 0)).containsOnlyOnce(true);
  }

  @Test
  void whatIsNotInTheOtherListNeverStays() {
    assertThat(longest(-1, 5, -1, 6, -1)).containsExactly(false, true, false, true, false);
    assertThat(longest(-1, -1)).containsOnly(false);
    assertThat(longest()).isEmpty();
  }

  private static boolean[] longest(int... numbers) {
    return LongestIncreasingSubsequence.longest(numbers);
  }
}
