package dev.tripatch.conflict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.recorded.RecordedComparisons;
import dev.tripatch.threeway.ThreeWayOutcome;
import java.net.URISyntaxException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is tried on an excerpt comes out as on the whole, to the last word, in recorded cases. */
class ExcerptLawsTest {
  private final RecordedComparisons recordings = new RecordedComparisons();
  private int excerpts;
  private int wholes;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "json-merge.jsonl.gz",
        "kubectl-apply.jsonl.gz"
      })
  void anExcerptTellsWhatTheWholeTells(String name) throws URISyntaxException {
    recordings.forEach(name, this::check);
    System.out.println("XX " + name + " excerpts " + excerpts + " wholes " + wholes);
    assertThat(excerpts).as("excerpts in " + name).isGreaterThan(wholes);
  }

  private void check(ThreeWayOutcome.Computed outcome) {
    Excerpts parts = Excerpts.of(outcome);
    Remedies onParts = new Remedies(outcome, parts);
    Remedies onWhole = new Remedies(outcome, Excerpts.none());
    for (Conflict conflict : Conflicts.of(outcome).all()) {
      if (parts.around(conflict.field()).isPresent()) {
        excerpts++;
        assertThat(onParts.of(conflict)).isEqualTo(onWhole.of(conflict));
      } else {
        wholes++;
      }
    }
  }
}
