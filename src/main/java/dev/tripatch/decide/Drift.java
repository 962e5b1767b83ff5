package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Together;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** What live changed on its own while local still has what was last applied. */
public final class Drift {
  private final ThreeWayOutcome.Computed outcome;
  private final InnerParts inside;
  private final Together together;

  /** Where a decision still holds. */
  private final Set<FieldPath> decided;

  private Drift(ThreeWayOutcome.Computed outcome, InnerParts inside, Decisions decisions) {
    this.outcome = outcome;
    this.inside = inside;
    this.together = new Together(outcome);
    this.decided = Tally.holding(outcome, decisions, inside).keySet();
  }

  /**
   * The undecided fields; of a list or a text that local changed elsewhere, or of which something
   * is decided, those parts.
   *
   * @param inside what is inside fields that Kubernetes handles as one
   */
  public static List<FieldPath> in(
      ThreeWayOutcome.Computed outcome, InnerParts inside, Decisions decisions) {
    return new Drift(outcome, inside, decisions).all().toList();
  }

  /** The same, where nobody knows yet what is inside fields. */
  static List<FieldPath> in(ThreeWayOutcome.Computed outcome, Decisions decisions) {
    List<FieldOutcome> conflicts = conflictsIn(outcome).filter(FieldOutcome::isWhole).toList();
    return in(
        outcome,
        InnerParts.of(conflicts, outcome.explanation(), outcome.inputs().schema().type()),
        decisions);
  }

  /** What of lists without names is not among them, though live changed it, and why. */
  static List<Proposal.Refused> left(
      ThreeWayOutcome.Computed outcome, InnerParts inside, Decisions decisions) {
    Drift drift = new Drift(outcome, inside, decisions);
    return drift
        .undecided(path -> drift.isOneChoice(path) ? Stream.of() : inside.left(path).stream())
        .map(path -> new Proposal.Refused(path, DecideWording.LIST_LEFT.text()))
        .toList();
  }

  private static Stream<FieldOutcome> conflictsIn(ThreeWayOutcome.Computed outcome) {
    return Tally.conflictsIn(outcome).stream().map(outcome.explanation()::at);
  }

  private Stream<FieldPath> all() {
    return undecided(path -> isOneChoice(path) ? Stream.of(path) : inside.onlyLive(path).stream());
  }

  private Stream<FieldPath> undecided(Function<FieldPath, Stream<FieldPath>> of) {
    return conflictsIn(outcome)
        .map(FieldOutcome::path)
        .filter(this::isOnlyLive)
        .flatMap(of)
        .filter(path -> decided.stream().noneMatch(path::startsWith));
  }

  /** What local changed is not decided by the way. */
  private boolean isOnlyLive(FieldPath path) {
    return together.at(path, Role.LIVE).stream()
        .allMatch(group -> group.fields().stream().allMatch(this::isAsApplied));
  }

  private boolean isAsApplied(FieldPath path) {
    Held held = Held.at(path, outcome, Optional.of(inside));
    return Held.isSame(held.local(), held.lastApplied());
  }

  private boolean isOneChoice(FieldPath path) {
    return isAsApplied(path)
        && decided.stream().noneMatch(each -> each.startsWith(path) && !each.equals(path));
  }
}
