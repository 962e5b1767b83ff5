package dev.tripatch.ui.window;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.PairRow;
import dev.tripatch.show.PanePair;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What two of the five texts have different.
 *
 * @param pair the two
 * @param rows their lines; none if they are the same
 * @param start the row of the field to begin at
 */
record PairComparison(PanePair pair, List<PairRow> rows, int start) {

  /**
   * Two texts that somebody wants to compare.
   *
   * @param view the answer that they are of
   * @param field where to begin
   * @param comparing compares two texts as the window may show them
   */
  record Asked(
      PanePair pair,
      Optional<ComparisonView> view,
      Optional<FieldPath> field,
      BiFunction<String, String, TextComparison> comparing) {

    private String text(Role pane) {
      return view.map(shown -> PanePair.textOf(shown, pane)).orElse("");
    }
  }

  /** Compares, on any thread. */
  static PairComparison of(Asked asked) {
    String left = asked.text(asked.pair().first());
    String right = asked.text(asked.pair().second());
    TextComparison comparison = asked.comparing().apply(left, right);
    if (comparison.lines().stream().allMatch(line -> line.kind() == Kind.SAME)) {
      return new PairComparison(asked.pair(), List.of(), 0);
    }
    List<PairRow> rows = PairRow.of(comparison);
    int start = asked.field().map(field -> rowOf(field, rows, left, right)).orElse(0);
    return new PairComparison(asked.pair(), rows, start);
  }

  /** Where a field is that one of the texts has, or else what holds it. */
  private static int rowOf(FieldPath field, List<PairRow> rows, String left, String right) {
    Function<FieldPath, OptionalInt> leftLines = PanePair.linesOf(left);
    Function<FieldPath, OptionalInt> rightLines = PanePair.linesOf(right);
    Optional<FieldPath> there = Optional.of(field);
    while (there.isPresent()
        && leftLines.apply(there.get()).isEmpty()
        && rightLines.apply(there.get()).isEmpty()) {
      there = there.get().parent();
    }
    return there
        .map(at -> PairRow.indexOf(rows, leftLines.apply(at), rightLines.apply(at)))
        .orElse(0);
  }

  boolean isSame() {
    return rows.isEmpty();
  }
}
