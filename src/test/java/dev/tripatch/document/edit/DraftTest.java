package dev.tripatch.document.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tripatch.document.TextChange;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Rounds of changes add up to changes of the original. */
class DraftTest {

  private static final String ORIGINAL = "abcdefghijklmnopqrstuvwxyz";

  /** Rounds of cuts: how far from the last one, how much goes, what comes. */
  @Provide
  Arbitrary<List<List<Integer>>> rounds() {
    return Arbitraries.integers().between(0, 7).list().ofMaxSize(12).list().ofMaxSize(5);
  }

  @Property(tries = 500)
  void roundsAddUp(@ForAll("rounds") List<List<Integer>> rounds) {
    Draft draft = Draft.of(ORIGINAL);
    String text = ORIGINAL;
    for (List<Integer> numbers : rounds) {
      List<TextChange> changes = changes(numbers, text.length());
      text = TextChange.apply(text, changes);
      draft = draft.with(changes);
    }
    assertThat(TextChange.apply(ORIGINAL, draft.changes())).isEqualTo(text);
  }

  private static List<TextChange> changes(List<Integer> numbers, int length) {
    List<TextChange> changes = new ArrayList<>();
    int at = 0;
    for (int i = 0; i + 2 < numbers.size(); i += 3) {
      int start = Math.min(length, at + numbers.get(i));
      at = Math.min(length, start + numbers.get(i + 1));
      changes.add(TextChange.replace(start, at, "+".repeat(numbers.get(i + 2))));
    }
    return changes;
  }

  @Test
  void whatComesBackIsNoChange() {
    Draft there = Draft.of("abc").with(List.of(TextChange.delete(1, 2)));
    Draft back = there.with(List.of(TextChange.insert(1, "b")));
    assertThat(back.changes()).isEmpty();
  }

  @Test
  void changesThatOverlapAreNoEdit() {
    List<TextChange> wrong = List.of(TextChange.delete(0, 2), TextChange.delete(1, 3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TextChange.apply("abc", wrong))
        .withMessage("changes out of order at Span[start=1, end=3]");
  }
}
