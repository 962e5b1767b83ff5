package dev.tripatch.decide;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Tally.ToDo;
import dev.tripatch.decide.conflict.Case;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far decisions are: of Deployments, given by their specs. */
class TallyTest {

  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");
  private static final ThreeWayOutcome.Computed FIRST =
      compared("{replicas: 1}", "{replicas: 2}", "{replicas: 3}");

  private static ThreeWayOutcome.Computed compared(String lastApplied, String local, String live) {
    return Case.ofSpec(lastApplied, local, live).outcome();
  }

  private static Decisions decided(Fate fate, FieldPath... fields) {
    return Decisions.NONE.with(new Decision(fate, List.of(fields)));
  }

  private static Tally tally(ThreeWayOutcome.Computed now, Decisions decisions) {
    return Tally.of(now, decisions, FirstConflicts.of(FIRST, Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # last applied | local | live | fate, or none | how far | what is said of the field
          {replicas: 1} | {replicas: 2} | {replicas: 3} | RESTORE | 1 conflict undecided | ''
          {replicas: 1} | {replicas: 2} | {replicas: 3} | KEEP_LOCAL | 1 conflict decided | kept local
          {replicas: 1} | {replicas: 3} | {replicas: 3} | TAKE_LIVE | 1 conflict decided | took live
          {replicas: 1} | {replicas: 1} | {replicas: 3} | TAKE_LAST_APPLIED | 1 conflict decided | took last applied
          {} | {} | {replicas: 3} | GIVE_UP | 1 conflict decided | left to live
          {replicas: 1} | {} | {} | GIVE_UP | 1 conflict decided | left to live
          # a decision that the documents are no longer as
          {replicas: 1} | {replicas: 2} | {replicas: 3} | TAKE_LIVE | 1 conflict undecided | ''
          {replicas: 1} | {} | {replicas: 3} | GIVE_UP | 1 conflict undecided | ''
          {replicas: 1} | {replicas: 2} | {replicas: 3} | TAKE_LAST_APPLIED | 1 conflict undecided | ''
          # by hand, in either document
          {replicas: 1} | {replicas: 3} | {replicas: 3} | RESTORE | 1 conflict decided | by hand
          {replicas: 3} | {replicas: 2} | {replicas: 3} | RESTORE | 1 conflict decided | by hand
          # live moved again: to what local says, or back
          {replicas: 1} | {replicas: 2} | {replicas: 2} | RESTORE | '' | ''
          {replicas: 1} | {replicas: 2} | {replicas: 1} | RESTORE | '' | ''
          {replicas: 1} | {replicas: 2} | {replicas: 4} | RESTORE | 1 conflict undecided | ''
          """)
  void whatIsDecidedIsWhatTheDocumentsAre(
      String lastApplied, String local, String live, Fate fate, String words, String said) {
    Tally tally = tally(compared(lastApplied, local, live), decided(fate, REPLICAS));
    assertThat(tally.words()).isEqualTo(words);
    assertThat(tally.at(REPLICAS).orElse("")).isEqualTo(said);
    assertThat(tally.undecided().contains(REPLICAS)).isEqualTo(words.endsWith("undecided"));
    assertThat(tally.toDo()).isEmpty();
  }

  @Test
  void severalConflictsAreCounted() {
    String spec = "{replicas: %s, minReadySeconds: %s}";
    ThreeWayOutcome.Computed outcome =
        compared(spec.formatted(1, 1), spec.formatted(2, 2), spec.formatted(3, 3));
    FirstConflicts first = FirstConflicts.of(outcome, Optional.empty());
    assertThat(Tally.of(outcome, Decisions.NONE, first).words())
        .isEqualTo("2 of 2 conflicts undecided");
    assertThat(Tally.of(outcome, decided(Fate.KEEP_LOCAL, REPLICAS), first).words())
        .isEqualTo("1 of 2 conflicts undecided");
    assertThat(Tally.of(outcome, decided(Fate.KEEP_LOCAL, FieldPath.of("spec")), first).words())
        .as("what holds them is decided")
        .isEqualTo("2 conflicts decided");
  }

  @Test
  void aConflictThatBecomesPartOfAnotherIsCountedOnce() {
    String labels = "{metadata: {labels: {a: %s, b: one}}}";
    ThreeWayOutcome.Computed before =
        Case.of(labels.formatted("x"), labels.formatted("w"), labels.formatted("z")).outcome();
    ThreeWayOutcome.Computed lost =
        Case.of(labels.formatted("x"), labels.formatted("v"), "{metadata: {}}").outcome();
    Tally tally = Tally.of(lost, Decisions.NONE, FirstConflicts.of(before, Optional.empty()));
    assertThat(tally.undecided()).hasToString("[metadata.labels]");
    assertThat(tally.words()).isEqualTo("1 conflict undecided");
  }

  @Test
  void bookkeepingIsNoConflict() {
    ThreeWayOutcome.Computed outcome =
        Case.of(
                "{metadata: {generation: 1}}",
                "{metadata: {generation: 2}}",
                "{metadata: {generation: 3}}")
            .outcome();
    assertThat(Tally.conflictsIn(outcome)).isEmpty();
  }

  @Test
  void aFieldThatIsLeftOutIsDecidedAndItsPatchIsToBeSent() {
    ThreeWayOutcome.Computed out =
        (ThreeWayOutcome.Computed) ThreeWay.compute(FIRST.inputs().leavingOut(Set.of(REPLICAS)));
    Tally tally = tally(out, Decisions.NONE);
    assertThat(tally.at(REPLICAS)).contains("left out of the patch, to do in the cluster");
    assertThat(tally.words()).isEqualTo("1 conflict decided, 1 to do in the cluster");
    assertThat(tally.toDoSentences("edit"))
        .containsExactly(
            "spec.replicas: it is only left out of the patch, so kubectl apply would still send it."
                + " Send the patch instead (File > Export).");
  }

  @Test
  void whatTheClusterWouldDeleteIsToDo() {
    FirstConflicts first =
        FirstConflicts.of(FIRST, Optional.of(yaml("{spec: {replicas: 1, paused: true}}")));
    Tally given =
        Tally.of(compared("{}", "{}", "{replicas: 3}"), decided(Fate.GIVE_UP, REPLICAS), first);
    assertThat(given.toDo()).containsExactly(Map.entry(REPLICAS, ToDo.EDIT_LAST_APPLIED));
    assertThat(given.at(REPLICAS)).contains("left to live, to do in the cluster");
    assertThat(given.toDoSentences("kubectl edit it"))
        .containsExactly(
            "spec.replicas: the last-applied configuration in the cluster still has this, so"
                + " kubectl apply would delete it. Delete it there, too: kubectl edit it");
    assertThat(Tally.of(compared("{}", "{}", "{}"), decided(Fate.GIVE_UP, REPLICAS), first).toDo())
        .as("live has nothing to delete")
        .isEmpty();
    assertThat(
            Tally.of(
                    compared("{replicas: 1}", "{replicas: 3}", "{replicas: 3}"),
                    decided(Fate.TAKE_LIVE, REPLICAS),
                    first)
                .toDo())
        .as("local has it")
        .isEmpty();
    assertThat(
            Tally.of(
                    compared("{}", "{replicas: 3}", "{replicas: 3}"),
                    decided(Fate.TAKE_LIVE, REPLICAS),
                    first)
                .toDo())
        .as("only local and live have it")
        .isEmpty();
  }

  @Test
  void documentsThatComeBackBringTheirConflicts() {
    FirstConflicts before = FirstConflicts.of(FIRST, Optional.of(yaml("{}")));
    ThreeWayOutcome.Computed taken = compared("{replicas: 1}", "{replicas: 3}", "{replicas: 3}");
    FirstConflicts both = FirstConflicts.of(taken, Optional.empty()).and(before);
    assertThat(both.held()).containsOnlyKeys(REPLICAS);
    assertThat(both.inCluster()).isEmpty();
    assertThat(Tally.of(taken, Decisions.NONE, both).at(REPLICAS)).contains("by hand");
  }

  @Test
  void aConflictThatIsGoneIsDecidedBesideAnotherThatIsNot() {
    String spec = "{replicas: %s, minReadySeconds: %s}";
    FirstConflicts first =
        FirstConflicts.of(
            compared(spec.formatted(1, 1), spec.formatted(2, 2), spec.formatted(3, 3)),
            Optional.empty());
    Tally tally =
        Tally.of(
            compared(spec.formatted(1, 1), spec.formatted(3, 2), spec.formatted(3, 3)),
            Decisions.NONE,
            first);
    assertThat(tally.at(REPLICAS)).contains("by hand");
    assertThat(tally.undecided()).hasToString("[spec.minReadySeconds]");
    assertThat(tally.words()).isEqualTo("1 of 2 conflicts undecided");
  }
}
