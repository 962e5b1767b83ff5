package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.PairRow.Beside;
import dev.tripatch.show.PairRow.Folded;
import dev.tripatch.show.PairRow.Side;
import dev.tripatch.show.pane.TextComparison;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Two texts, row by row. */
class PairRowTest {

  private static List<String> rows(String first, String second) {
    return PairRow.of(TextComparison.of(first, second)).stream()
        .map(
            row ->
                switch (row) {
                  case Folded folded -> "folded";
                  case Beside beside -> said(beside.left()) + " | " + said(beside.right());
                })
        .toList();
  }

  private static String said(Optional<Side> side) {
    return side.map(line -> line.number() + " " + line.text()).orElse("-");
  }

  @Test
  void aLineThatOneTextDoesNotHaveStandsBesideNothing() {
    assertThat(rows("a\nb: 1\nx: 2\nc", "a\nb: 3\nc"))
        .containsExactly("1 a | 1 a", "2 b: 1 | 2 b: 3", "3 x: 2 | -", "4 c | 3 c");
  }

  @Test
  void aLineStandsBesideItsLikeNotBesideTheOneAtItsPlace() {
    assertThat(
            rows(
                "cpu: 100m\nimage: nginx:1.27\nreplicas: 2",
                "image: nginx:1.29\nport: 80\nreplicas: 14"))
        .containsExactly(
            "1 cpu: 100m | -",
            "2 image: nginx:1.27 | 1 image: nginx:1.29",
            "- | 2 port: 80",
            "3 replicas: 2 | 3 replicas: 14");
    assertThat(rows("- --log-level=info\n- --port=80", "- --port=8080\n- --quiet"))
        .containsExactly(
            "1 - --log-level=info | -", "2 - --port=80 | 1 - --port=8080", "- | 2 - --quiet");
    assertThat(
            rows("b: 1\n  {\"a\":1,\"replicas\":2,\"z\":3}", "  {\"c\":7,\"replicas\":2,\"y\":4}"))
        .containsExactly(
            "1 b: 1 | -",
            "2   {\"a\":1,\"replicas\":2,\"z\":3} | 1   {\"c\":7,\"replicas\":2,\"y\":4}");
    assertThat(rows("a: 1", "zone: here")).containsExactly("1 a: 1 | -", "- | 1 zone: here");
  }

  @Test
  void linesAreComparedByWordsAndNoCharacterIsSplit() {
    Beside row =
        new Beside(
            Optional.of(new Side(1, "note: ready 😀 at 10")),
            Optional.of(new Side(1, "note: ready 😁 at 1000")));
    assertThat(row.differingLeft()).containsExactly(new Span(12, 14), new Span(18, 20));
    assertThat(row.differingRight()).containsExactly(new Span(12, 14), new Span(18, 22));
    assertThat(new Beside(row.left(), Optional.empty()).differingLeft()).isEmpty();
  }

  @Test
  void aScreenReaderSaysWhatARowShows() {
    assertThat(
            PairRow.of(TextComparison.of("a: 1\nsame: x\nb: 2", "a: 3\nsame: x\nc: 4")).stream()
                .map(PairRow::spoken))
        .containsExactly(
            "Left: line 1, a: 1; right: line 1, a: 3",
            "Same: line 2, same: x",
            "Only left: line 3, b: 2",
            "Only right: line 3, c: 4");
  }

  @Test
  void whatIsTheSameFarFromADifferenceIsOneRow() {
    String same = "same\n".repeat(13_000);
    assertThat(PairRow.of(TextComparison.of(same + "a: 1\n" + same, same + "a: 2\n" + same)))
        .hasSize(9)
        .satisfies(
            rows -> {
              assertThat(rows.getFirst())
                  .isInstanceOfSatisfying(
                      Folded.class, folded -> assertThat(folded.rows()).hasSize(12_997));
              assertThat(rows.get(4).isDifference()).isTrue();
              assertThat(rows.getLast()).isInstanceOf(Folded.class);
              assertThat(rows.getLast().spoken()).isEqualTo("12998 lines are the same");
            });
  }

  @Test
  void itBeginsWithTheFieldElseWithTheFirstDifferenceThatIsNoBookkeeping() {
    String meta = "metadata:\n  managedFields:\n  - manager: %s\n  name: a\n";
    String same = "same: x\n";
    TextComparison texts =
        TextComparison.of(
            meta.formatted("one") + same + "spec:\n  a: 1\n  b: 1\n",
            meta.formatted("two") + same + "spec:\n  a: 2\n  b: 2\n");
    List<PairRow> rows = PairRow.of(texts);
    assertThat(spokenAt(rows, PairRow.start(rows, texts, Optional.empty()))).contains("a: 1");
    FieldPath field = FieldPath.parse("spec.b");
    assertThat(spokenAt(rows, PairRow.start(rows, texts, Optional.of(field)))).contains("b: 1");
  }

  private static String spokenAt(List<PairRow> rows, int index) {
    return rows.get(index).spoken();
  }
}
