package dev.tripatch.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.conflict.Case;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Excerpts;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.stored.StringData;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.laws.Sample;
import dev.tripatch.recorded.RecordedComparisons;
import java.net.URISyntaxException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is tried on an excerpt comes out as on the whole, to the last word. */
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
  void inEveryRecordedCase(String name) throws URISyntaxException {
    recordings.forEach(name, this::check);
    assertThat(excerpts).as("excerpts in " + name).isGreaterThanOrEqualTo(Sample.least(1));
    assertThat(wholes).as("conflicts without excerpt in " + name).isZero();
  }

  /** Far more is in conflict when live is of another case. */
  @ParameterizedTest
  @ValueSource(strings = {"three-way.jsonl.gz", "three-way-odd.jsonl.gz", "json-merge.jsonl.gz"})
  void whereLiveIsOfAnotherCase(String name) throws URISyntaxException {
    Map<String, MapValue> others = new HashMap<>();
    recordings.forEach(
        name,
        outcome -> {
          ThreeWayInputs inputs = outcome.inputs();
          MapValue live = inputs.live().orElseThrow();
          MapValue other = others.put(inputs.local().text("kind"), live);
          check(ThreeWay.compute(inputs(inputs, other == null ? live : other, inputs.dialect())));
        });
    assertThat(excerpts)
        .as("excerpts in " + name)
        .isGreaterThanOrEqualTo(Sample.least(100) * wholes);
  }

  @ParameterizedTest
  @EnumSource(names = {"BEFORE_ELEMENT_ORDER", "BEFORE_RETAIN_KEYS", "KUSTOMIZE"})
  void inOtherDialects(Dialect dialect) throws URISyntaxException {
    recordings.forEach(
        "three-way-odd.jsonl.gz",
        outcome -> {
          ThreeWayInputs inputs = outcome.inputs();
          check(ThreeWay.compute(inputs(inputs, inputs.live().orElseThrow(), dialect)));
        });
    if (Sample.ALL) {
      assertThat(excerpts > wholes).isEqualTo(dialect != Dialect.KUSTOMIZE);
    }
  }

  @Test
  void directivesInADocumentTakeTheWhole() {
    String pod = "{containers: [{name: a, image: %s}, {name: b, image: b%s}]}";
    check(
        Case.compared(
            pod.formatted("one", ""),
            pod.formatted("two", ", $patch: replace"),
            pod.formatted("three", "")));
    assertThat(excerpts).isZero();
    assertThat(wholes).isPositive();
  }

  private static ThreeWayInputs inputs(ThreeWayInputs inputs, MapValue live, Dialect dialect) {
    return new ThreeWayInputs(
        new ThreeDocuments<>(inputs.lastApplied(), inputs.local(), Optional.of(live)),
        inputs.schema(),
        new ThreeWayInputs.Mode(dialect, inputs.mode().preconditions(), inputs.isTwoWay()),
        true,
        inputs.clientEntries(),
        inputs.sent(),
        inputs.leftOut());
  }

  private void check(ThreeWayOutcome outcome) {
    if (outcome instanceof ThreeWayOutcome.Computed computed) {
      check(computed);
    }
  }

  private void check(ThreeWayOutcome.Computed outcome) {
    Excerpts some = Excerpts.of(outcome);
    WaysOut onExcerpts = new WaysOut(outcome, some);
    WaysOut onWhole = new WaysOut(outcome, Excerpts.none());
    for (Conflict conflict : Conflicts.of(outcome).all()) {
      if (some.around(conflict.field()).isPresent()) {
        excerpts++;
        assertThat(onExcerpts.of(conflict)).isEqualTo(onWhole.of(conflict));
      } else if (StringData.of(outcome.inputs().local(), outcome.inputs().lastApplied())
          .isEmpty()) {
        wholes++;
      }
    }
  }
}
