package dev.tripatch.ui.panes.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.panes.table.Shares.Claim;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A width shared among columns. */
class SharesTest {

  @Test
  void whereThereIsRoomEachShowsAllItHoldsAndTheLastHasTheRest() {
    assertThat(Shares.of(500, List.of(new Claim(50, 200, 1), new Claim(50, 100, 1))))
        .containsExactly(200.0, 300.0);
  }

  @Test
  void whoWantsLittleGetsItAndTheOthersShareTheRestByWeight() {
    assertThat(
            Shares.of(
                340, List.of(new Claim(30, 900, 2), new Claim(30, 40, 1), new Claim(30, 800, 1))))
        .containsExactly(200.0, 40.0, 100.0);
  }

  @Test
  void nobodyGetsLessThanTheLeast() {
    assertThat(Shares.of(100, List.of(new Claim(80, 900, 1), new Claim(70, 900, 1))))
        .containsExactly(80.0, 70.0);
  }
}
