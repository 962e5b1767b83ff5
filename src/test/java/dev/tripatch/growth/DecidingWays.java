package dev.tripatch.growth;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.FirstConflicts;
import dev.tripatch.decide.Proposal;
import dev.tripatch.decide.Tally;
import dev.tripatch.decide.WaysOut;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.workspace.EditedTexts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decides what becomes of conflicts. */
final class DecidingWays {
  private DecidingWays() {}

  static void addTo(Map<String, GrowthWay> ways) {
    waysOut(ways);
    decisionsAboutAll(ways);
    decisionsAboutSome(ways);
  }

  private static void waysOut(Map<String, GrowthWay> ways) {
    ways.put("ways out of all conflicts", c -> () -> WaysOut.of(c.conflicts()));
    ways.put(
        "ways out of one conflict",
        c -> {
          var conflicts = c.conflicts();
          return () ->
              conflicts.all().isEmpty() ? "" : WaysOut.of(conflicts, conflicts.all().getLast());
        });
  }

  private static void decisionsAboutAll(Map<String, GrowthWay> ways) {
    ways.put(
        "decide all: take live",
        c -> {
          Fates fates = fates(c);
          return () -> fates.propose(Fate.TAKE_LIVE, Tally.conflictsIn(c.outcome()));
        });
    ways.put(
        "decide all: leave to live",
        c -> {
          Fates fates = fates(c);
          return () -> fates.propose(Fate.GIVE_UP, Tally.conflictsIn(c.outcome()));
        });
    ways.put(
        "decide all: take last applied",
        c -> {
          Fates fates = fates(c);
          return () -> fates.propose(Fate.TAKE_LAST_APPLIED, Tally.conflictsIn(c.outcome()));
        });
    ways.put(
        "decide: what drifted",
        c ->
            () -> {
              Fates fates = fates(c);
              return fates.propose(Fate.TAKE_LIVE, fates.onlyDrifted());
            });
    ways.put(
        "decided texts",
        c -> {
          Proposal proposal = fates(c).propose(Fate.TAKE_LIVE, Tally.conflictsIn(c.outcome()));
          return () -> EditedTexts.of(c.documents(), proposal.changes());
        });
  }

  private static void decisionsAboutSome(Map<String, GrowthWay> ways) {
    ways.put(
        "decide: undecided rows",
        c -> {
          Fates fates =
              new Fates(c.outcome(), opened(c), Decisions.NONE, Optional.of(c.view().inside()));
          List<FieldPath> rows = c.view().rows().stream().map(FieldRow::path).toList();
          return () -> fates.undecided(new LinkedHashSet<>(rows));
        });
    ways.put(
        "decide: offers for one field",
        c -> {
          Fates fates = fates(c);
          List<FieldRow> rows = c.view().rows();
          return () ->
              rows.isEmpty() ? "" : fates.propose(Fate.TAKE_LIVE, List.of(rows.getLast().path()));
        });
    ways.put(
        "decisions made one by one, 100",
        c -> {
          List<FieldPath> all = Tally.conflictsIn(c.outcome());
          List<FieldPath> some = GrowthCase.some(all);
          return () -> {
            Decisions decided = Decisions.NONE;
            for (FieldPath path : some) {
              decided = decided.with(new Decision(Fate.KEEP_LOCAL, List.of(path)));
            }
            return decided;
          };
        });
    ways.put(
        "decisions counted",
        c -> {
          FirstConflicts first = FirstConflicts.of(c.outcome(), Optional.empty());
          Decisions decided =
              Decisions.NONE.with(
                  fates(c).propose(Fate.TAKE_LIVE, Tally.conflictsIn(c.outcome())).decision());
          return () -> Tally.of(c.outcome(), decided, first);
        });
  }

  private static Fates.Opened opened(GrowthCase c) {
    return new Fates.Opened(
        c.outcome().inputs().lastApplied(), Optional.of(c.outcome().inputs().local()));
  }

  private static Fates fates(GrowthCase c) {
    InnerParts inside =
        InnerParts.of(c.outcome().explanation(), c.outcome().inputs().schema().type());
    return new Fates(c.outcome(), opened(c), Decisions.NONE, Optional.of(inside));
  }
}
