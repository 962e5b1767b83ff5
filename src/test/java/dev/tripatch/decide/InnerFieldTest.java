package dev.tripatch.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.decide.conflict.Case;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Parts of a list that Kubernetes replaces as a whole, decided one by one. */
class InnerFieldTest {
  private static final FieldPath ARGS =
      FieldPath.parse("spec.template.spec.containers[name=a].args");
  private static final ThreeWayOutcome.Computed BEFORE =
      pods("[--a=1, --b=1, --c=2]", "[--a=9, --b=9, --c=1]");
  private static final FirstConflicts FIRST = FirstConflicts.of(BEFORE, Optional.empty());

  private static ThreeWayOutcome.Computed pods(String local, String live) {
    return Case.ofPod(pod("[--a=1, --b=1, --c=1]"), pod(local), pod(live)).outcome();
  }

  private static String pod(String args) {
    return "{containers: [{name: a, args: " + args + "}]}";
  }

  private static Proposal propose(
      ThreeWayOutcome.Computed outcome, Decisions decisions, Fate fate, FieldPath... fields) {
    MapValue local = BEFORE.inputs().local();
    Opened opened = new Opened(BEFORE.inputs().lastApplied(), Optional.of(local));
    return new Fates(outcome, opened, decisions).propose(fate, List.of(fields));
  }

  private static ThreeWayOutcome.Computed after(
      ThreeWayOutcome.Computed outcome, Proposal proposal) {
    return (ThreeWayOutcome.Computed) new Proof(outcome).after(proposal.changes());
  }

  @Test
  void theListIsDecidedWhenEachPartIsThatLiveChanged() {
    assertThat(Tally.of(BEFORE, Decisions.NONE, FIRST).undecided()).containsExactly(ARGS);

    Proposal taken = propose(BEFORE, Decisions.NONE, Fate.TAKE_LIVE, ARGS.index(0));
    ThreeWayOutcome.Computed then = after(BEFORE, taken);
    Decisions decisions = Decisions.NONE.with(taken.decision());
    assertThat(then.inputs().local())
        .isEqualTo(pods("[--a=9, --b=1, --c=2]", "[]").inputs().local());
    assertThat(Tally.of(then, decisions, FIRST).undecided()).containsExactly(ARGS);

    Proposal kept = propose(then, decisions, Fate.KEEP_LOCAL, ARGS.index(1));
    decisions = decisions.with(kept.decision());
    Tally tally = Tally.of(then, decisions, FIRST);
    assertThat(kept.changes()).isEmpty();
    assertThat(tally.undecided()).isEmpty();
    assertThat(tally.decided()).containsKeys(ARGS, ARGS.index(0), ARGS.index(1));

    Proposal back = propose(then, decisions, Fate.RESTORE, ARGS.index(0));
    ThreeWayOutcome.Computed restored = after(then, back);
    assertThat(restored.inputs().local()).isEqualTo(BEFORE.inputs().local());
    assertThat(Tally.of(restored, decisions.with(back.decision()), FIRST).undecided())
        .containsExactly(ARGS);
  }

  @Test
  void partsThatAreTakenTogetherChangeTheListOnce() {
    Proposal all =
        propose(
            BEFORE, Decisions.NONE, Fate.TAKE_LIVE, ARGS.index(0), ARGS.index(1), ARGS.index(2));
    assertThat(all.fields()).hasSize(3);
    assertThat(all.changes()).hasSize(1);
    assertThat(after(BEFORE, all).inputs().local())
        .isEqualTo(pods("[--a=9, --b=9, --c=1]", "[]").inputs().local());
  }

  @Test
  void onlyWhatLiveChangedIsAConflictInsideTheList() {
    assertThat(propose(BEFORE, Decisions.NONE, Fate.KEEP_LOCAL, ARGS.index(0)).isPossible())
        .isTrue();
    assertThat(propose(BEFORE, Decisions.NONE, Fate.KEEP_LOCAL, ARGS.index(2)).isPossible())
        .isFalse();
    assertThat(propose(BEFORE, Decisions.NONE, Fate.GIVE_UP, ARGS.index(0)).objection())
        .hasValueSatisfying(why -> assertThat(why).startsWith("Kubernetes sends all of spec."));
  }

  /** Live changed a by itself, both changed b, and local changed c by itself. */
  @Test
  void ofAListThatLocalChangedTooOnlyTheDriftedPartsAreTaken() {
    ThreeWayOutcome.Computed before = pods("[--a=1, --b=8, --c=2]", "[--a=9, --b=9, --c=1]");
    Opened opened = new Opened(Optional.empty(), Optional.of(before.inputs().local()));
    Fates fates = new Fates(before, opened, Decisions.NONE);
    assertThat(fates.onlyDrifted()).containsExactly(ARGS.index(0));

    Proposal taken = fates.propose(Fate.TAKE_LIVE, fates.onlyDrifted());
    ThreeWayOutcome.Computed then = after(before, taken);
    assertThat(then.inputs().local())
        .isEqualTo(pods("[--a=9, --b=8, --c=2]", "[]").inputs().local());
    Decisions decisions = Decisions.NONE.with(taken.decision());
    assertThat(new Fates(then, opened, decisions).onlyDrifted()).isEmpty();
    assertThat(Tally.of(then, decisions, FIRST).undecided()).containsExactly(ARGS);
  }

  @Test
  void aListThatOnlyLiveChangedIsTakenAsOne() {
    ThreeWayOutcome.Computed before = pods("[--a=1, --b=1, --c=1]", "[--a=9, --b=9, --c=1]");
    assertThat(Drift.in(before, Decisions.NONE)).containsExactly(ARGS);
    Decisions kept = Decisions.NONE.with(new Decision(Fate.KEEP_LOCAL, List.of(ARGS.index(0))));
    assertThat(Drift.in(before, kept)).containsExactly(ARGS.index(1));
  }

  @Test
  void aPartThatSomebodyKeptIsNotTakenWithWhatDrifted() {
    Decisions kept = Decisions.NONE.with(new Decision(Fate.KEEP_LOCAL, List.of(ARGS.index(0))));
    Opened opened = new Opened(Optional.empty(), Optional.empty());
    assertThat(new Fates(BEFORE, opened, Decisions.NONE).onlyDrifted())
        .containsExactly(ARGS.index(0), ARGS.index(1));
    assertThat(new Fates(BEFORE, opened, kept).onlyDrifted()).containsExactly(ARGS.index(1));
  }
}
