package dev.tripatch.ui.app.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.app.dialog.PairRow.Beside;
import dev.tripatch.ui.app.dialog.PairRow.Folded;
import dev.tripatch.ui.app.dialog.PairRow.Side;
import dev.tripatch.workspace.TextComparison;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Two texts, row by row. */
class PairRowTest {

  @Test
  void aLineThatOneTextDoesNotHaveStandsBesideNothing() {
    assertThat(PairRow.of(TextComparison.of("a\nb\nx\nc", "a\nB\nc")))
        .containsExactly(
            new Beside(Optional.of(new Side(1, "a")), Optional.of(new Side(1, "a"))),
            new Beside(Optional.of(new Side(2, "b")), Optional.of(new Side(2, "B"))),
            new Beside(Optional.of(new Side(3, "x")), Optional.empty()),
            new Beside(Optional.of(new Side(4, "c")), Optional.of(new Side(3, "c"))));
  }

  @Test
  void whatIsTheSameFarFromADifferenceIsOneRow() {
    String same = "same\n".repeat(13_000);
    assertThat(PairRow.of(TextComparison.of(same + "a\n" + same, same + "b\n" + same)))
        .hasSize(9)
        .satisfies(
            rows -> {
              assertThat(rows.getFirst())
                  .isInstanceOfSatisfying(
                      Folded.class, folded -> assertThat(folded.rows()).hasSize(12_997));
              assertThat(rows.get(4).isDifference()).isTrue();
              assertThat(rows.getLast()).isInstanceOf(Folded.class);
            });
  }
}
