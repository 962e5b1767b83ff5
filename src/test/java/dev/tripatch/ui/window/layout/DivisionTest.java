package dev.tripatch.ui.window.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.window.layout.FloorPlan.Division;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** A length divided among parts: each gets its least, and dividers stand where they are wanted. */
class DivisionTest {

  @Property
  void everyPartGetsItsLeastIfThereIsEnough(
      @ForAll @IntRange(min = 300, max = 3000) int length,
      @ForAll @DoubleRange(min = 0, max = 1) double first,
      @ForAll @DoubleRange(min = 0, max = 1) double second) {
    double[] places =
        Division.places(
            length, 1, new double[] {first, second}, new double[] {90, 100, 80}, Math::rint);
    assertThat(places[0]).isGreaterThanOrEqualTo(90);
    assertThat(places[1] - places[0] - 1).isGreaterThanOrEqualTo(100);
    assertThat(length - places[1] - 1).isGreaterThanOrEqualTo(80);
  }

  @Property
  void noPartGetsNothing(@ForAll @IntRange(min = 10, max = 300) int length) {
    double[] places =
        Division.places(
            length, 1, new double[] {0.5, 0.9}, new double[] {90, 100, 110}, Math::rint);
    assertThat(places[0]).isPositive();
    assertThat(places[1] - places[0] - 1).isPositive();
    assertThat(length - places[1] - 1).isPositive();
  }

  @Test
  void dividersAreWhereTheyAreWanted() {
    assertThat(
            Division.places(
                1000, 1, new double[] {0.25, 0.7504}, new double[] {90, 90, 90}, Math::rint))
        .containsExactly(250, 750);
  }
}
