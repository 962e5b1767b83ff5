package dev.tripatch.decide.conflict;

import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import java.util.List;
import java.util.Optional;

/**
 * The ways out of conflicts, each tried out: on the excerpt that decides the field where there is
 * one, else on the whole comparison.
 */
final class Remedies {

  private final ThreeWayOutcome.Computed outcome;
  private final Excerpts excerpts;
  private final ThreeWayOutcome applied;

  Remedies(ThreeWayOutcome.Computed outcome, Excerpts excerpts) {
    this.outcome = outcome;
    this.excerpts = excerpts;
    applied = afterApplying(outcome);
  }

  /** The next comparison after applying finds local applied and the result live. */
  private static ThreeWayOutcome afterApplying(ThreeWayOutcome.Computed outcome) {
    MapValue local = outcome.inputs().local();
    return Attempt.compare(
        new ThreeDocuments<>(Optional.of(local), local, Optional.of(outcome.result())),
        outcome.inputs());
  }

  /** Those of one conflict: each choice once, in their order. */
  List<Remedy> of(Conflict conflict) {
    Optional<ThreeWayOutcome.Computed> excerpt = excerpts.around(conflict.field());
    return List.of(overwrite(conflict), giveUp(conflict, excerpt), adopt(conflict, excerpt));
  }

  private Remedy overwrite(Conflict conflict) {
    Remedy.Choice choice = Remedy.Choice.OVERWRITE;
    return Trial.objection(applied, conflict.path(), conflict.result())
        .<Remedy>map(why -> new Remedy.Withheld(choice, conflict.path(), why))
        .orElseGet(
            () ->
                new Remedy.Offered(
                    choice,
                    conflict.path(),
                    List.of(),
                    List.of(),
                    Sentences.of(choice, conflict, List.of())));
  }

  private Remedy giveUp(Conflict conflict, Optional<ThreeWayOutcome.Computed> excerpt) {
    return removed(conflict, Remedy.Choice.GIVE_UP, excerpt);
  }

  /** Live's value is local's then; what live lacks, local gives up. */
  private Remedy adopt(Conflict conflict, Optional<ThreeWayOutcome.Computed> excerpt) {
    Remedy.Choice choice = Remedy.Choice.ADOPT;
    if (conflict.direction().isLiveGone()) {
      return removed(conflict, choice, excerpt);
    }
    RemedyEdit edit =
        new RemedyEdit.Set(
            RemedyEdit.Document.LOCAL, conflict.path(), conflict.live().orElseThrow());
    return tried(new Attempt(conflict, choice, List.of(edit)), excerpt);
  }

  private Remedy removed(
      Conflict conflict, Remedy.Choice choice, Optional<ThreeWayOutcome.Computed> excerpt) {
    return Identity.objection(conflict.path())
        .<Remedy>map(why -> new Remedy.Withheld(choice, conflict.path(), why))
        .orElseGet(() -> tried(new Attempt(conflict, choice, removals(conflict)), excerpt));
  }

  private static List<RemedyEdit> removals(Conflict conflict) {
    return RemedyEdit.removals(conflict.path(), document -> conflict.in(document).isPresent());
  }

  /** A refusal speaks of all that is in the documents, so an excerpt cannot give its words. */
  private Remedy tried(Attempt attempt, Optional<ThreeWayOutcome.Computed> excerpt) {
    if (excerpt.isPresent() && attempt.on(excerpt.get()) instanceof ThreeWayOutcome.Computed then) {
      return attempt.judged(excerpt.get(), then);
    }
    return attempt.judged(outcome, attempt.on(outcome));
  }
}
