package dev.tripatch.ui.feature.fields;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.decide.FirstConflicts;
import dev.tripatch.decide.Tally;
import dev.tripatch.decide.conflict.Case;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The signs beside a field of a Deployment, given by its spec. */
class DecideSignTest {

  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");
  private static final ThreeWayOutcome.Computed FIRST =
      compared("{replicas: 1}", "{replicas: 2}", "{replicas: 3}");

  private static ThreeWayOutcome.Computed compared(String lastApplied, String local, String live) {
    return Case.ofSpec(lastApplied, local, live).outcome();
  }

  private static String signs(
      FieldPath field, ThreeWayOutcome.Computed now, ThreeWayOutcome.Computed first, Fate decided) {
    Decisions decisions =
        decided == Fate.RESTORE
            ? Decisions.NONE
            : Decisions.NONE.with(new Decision(decided, List.of(field)));
    Opened opened = new Opened(first.inputs().lastApplied(), Optional.of(first.inputs().local()));
    Fates fates = new Fates(now, opened, decisions);
    Tally tally = Tally.of(now, decisions, FirstConflicts.of(first, Optional.empty()));
    return Role.DOCUMENTS.stream()
        .map(
            pane ->
                DecideSign.of(field, pane, fates, tally).stream()
                    .map(DecideSign::glyph)
                    .collect(Collectors.joining(" ")))
        .collect(Collectors.joining(" | "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          # last applied; local; live; signs in last applied | local | live
          {replicas: 1}; {replicas: 2}; {replicas: 3}; » | = ∅ | «
          {replicas: 2}; {replicas: 2}; {replicas: 3}; ' | = ∅ | «'
          {replicas: 1}; {replicas: 2}; {replicas: 1}; » | ∅ | «
          {replicas: 1}; {}; {replicas: 3}; » | = ∅ | «
          {}; {}; {replicas: 3}; ' |  | «'
          {replicas: 2}; {replicas: 2}; {replicas: 2}; ' |  | '
          """)
  void followWhatHappensToTheField(String lastApplied, String local, String live, String signs) {
    ThreeWayOutcome.Computed outcome = compared(lastApplied, local, live);
    assertThat(signs(REPLICAS, outcome, outcome, Fate.RESTORE)).isEqualTo(signs);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          # last applied; local; live; decided; signs in last applied | local | live
          {replicas: 1}; {replicas: 2}; {replicas: 3}; KEEP_LOCAL; » | ∅ ↺ | «
          {replicas: 1}; {replicas: 3}; {replicas: 3}; TAKE_LIVE; '» | ↺ | '
          {replicas: 1}; {replicas: 1}; {replicas: 3}; TAKE_LAST_APPLIED; ' | ∅ ↺ | «'
          """)
  void restoreWhatIsDecided(
      String lastApplied, String local, String live, Fate decided, String signs) {
    ThreeWayOutcome.Computed outcome = compared(lastApplied, local, live);
    assertThat(signs(REPLICAS, outcome, FIRST, decided)).isEqualTo(signs);
  }

  @Test
  void whatIsLeftOutIsPutBackAndNotRestored() {
    ThreeWayOutcome.Computed without =
        (ThreeWayOutcome.Computed) ThreeWay.compute(FIRST.inputs().leavingOut(Set.of(REPLICAS)));
    assertThat(signs(REPLICAS, without, FIRST, Fate.RESTORE)).isEqualTo("» | ↺ | «");
    assertThat(
            DecideSign.of(
                REPLICAS,
                Role.LOCAL,
                new Fates(
                    without,
                    new Opened(FIRST.inputs().lastApplied(), Optional.of(FIRST.inputs().local())),
                    Decisions.NONE),
                Tally.NONE))
        .containsExactly(DecideSign.PUT_BACK);
  }

  @Test
  void areNotBesideWhatHoldsTheFieldOrIsInIt() {
    assertThat(signs(FieldPath.of("spec"), FIRST, FIRST, Fate.RESTORE)).isEqualTo(" |  | ");
    assertThat(signs(REPLICAS.then(REPLICAS.last().orElseThrow()), FIRST, FIRST, Fate.RESTORE))
        .isEqualTo(" |  | ");
  }
}
