package dev.tripatch.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What counts of several decisions. */
class DecisionsTest {

  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  private static Decision decision(Fate fate, FieldPath... fields) {
    return new Decision(fate, List.of(fields));
  }

  @Test
  void theLatestDecisionOnAFieldCounts() {
    Decisions decisions =
        Decisions.NONE
            .with(decision(Fate.KEEP_LOCAL, REPLICAS))
            .with(decision(Fate.TAKE_LIVE, REPLICAS));
    assertThat(decisions.at(REPLICAS)).contains(Fate.TAKE_LIVE);
    assertThat(decisions.all()).hasSize(1);
  }

  @Test
  void aDecisionOnWhatHoldsAFieldTakesTheFieldsPlace() {
    Decisions decisions =
        Decisions.NONE.with(decision(Fate.KEEP_LOCAL, REPLICAS)).with(decision(Fate.GIVE_UP, SPEC));
    assertThat(decisions.at(REPLICAS)).contains(Fate.GIVE_UP);
    assertThat(decisions.all()).containsOnlyKeys(SPEC);
  }

  @Test
  void restoringMakesUndecided() {
    Decisions decisions =
        Decisions.NONE.with(decision(Fate.GIVE_UP, SPEC)).with(decision(Fate.RESTORE, REPLICAS));
    assertThat(decisions.at(REPLICAS)).isEmpty();
    assertThat(decisions.all()).isEmpty();
  }

  @Test
  void aDecisionIsNamedByItsFieldOrTheirNumber() {
    assertThat(decision(Fate.TAKE_LIVE, REPLICAS).name()).isEqualTo("take live: spec.replicas");
    assertThat(decision(Fate.KEEP_LOCAL, REPLICAS, FieldPath.of("a")).name())
        .isEqualTo("keep local: 2 fields");
  }

  @Test
  void decisionsOnFieldsBesideEachOtherStay() {
    FieldPath paused = FieldPath.of("spec", "paused");
    Decisions decisions =
        Decisions.NONE
            .with(decision(Fate.KEEP_LOCAL, REPLICAS))
            .with(decision(Fate.TAKE_LIVE, paused));
    assertThat(decisions.at(REPLICAS)).contains(Fate.KEEP_LOCAL);
    assertThat(decisions.with(decision(Fate.RESTORE, paused)).all()).containsOnlyKeys(REPLICAS);
  }
}
