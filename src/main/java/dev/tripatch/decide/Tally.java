package dev.tripatch.decide;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Outcome;
import dev.tripatch.highlight.table.Noise;
import dev.tripatch.path.FieldPath;
import dev.tripatch.threeway.ThreeWayOutcome;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How far the decisions about a comparison are.
 *
 * @param undecided the conflicts that nobody decided yet, in the order of the fields
 * @param decided what was decided of fields, in a few words, as far as it still holds
 * @param conflicts how many conflicts there are and were, decided or not
 */
public record Tally(List<FieldPath> undecided, Map<FieldPath, String> decided, int conflicts) {

  /** Nothing to decide. */
  public static final Tally NONE = new Tally(List.of(), Map.of(), 0);

  private static final String BY_HAND = "by hand";
  private static final String LEFT_OUT = "left out of the patch";

  /** Copies the list. */
  public Tally {
    undecided = List.copyOf(undecided);
    decided = Collections.unmodifiableMap(new LinkedHashMap<>(decided));
  }

  /** The fields in conflict, in order; bookkeeping never is. */
  public static List<FieldPath> conflictsIn(ThreeWayOutcome.Computed outcome) {
    return outcome.explanation().all().stream()
        .filter(FieldOutcome::isConflict)
        .map(FieldOutcome::path)
        .filter(path -> Noise.of(path).isEmpty())
        .toList();
  }

  /**
   * Counts.
   *
   * @param decisions what was decided
   * @param first the conflicts that there were when the documents were opened
   */
  public static Tally of(
      ThreeWayOutcome.Computed outcome, Decisions decisions, Collection<FieldPath> first) {
    List<FieldPath> now = conflictsIn(outcome);
    Map<FieldPath, String> decided = holding(outcome, decisions);
    Set<FieldPath> all = new LinkedHashSet<>(now);
    first.stream()
        .filter(path -> now.stream().noneMatch(other -> touch(path, other)))
        .forEach(all::add);
    all.stream()
        .filter(path -> !now.contains(path) && holderIn(decided, path).isEmpty())
        .forEach(path -> decided.put(path, isLeftOut(outcome, path) ? LEFT_OUT : BY_HAND));
    List<FieldPath> undecided =
        now.stream().filter(path -> holderIn(decided, path).isEmpty()).toList();
    return new Tally(undecided, decided, all.size());
  }

  /** The decisions that the documents still are as, in a few words. */
  private static Map<FieldPath, String> holding(
      ThreeWayOutcome.Computed outcome, Decisions decisions) {
    Map<FieldPath, String> holding = new LinkedHashMap<>();
    decisions
        .all()
        .forEach(
            (path, fate) -> {
              FieldOutcome field = outcome.explanation().at(path);
              if (Held.at(path, outcome.inputs().documents()).isAs(fate, field)) {
                holding.put(path, fate.done());
              }
            });
    return holding;
  }

  private static boolean isLeftOut(ThreeWayOutcome.Computed outcome, FieldPath path) {
    return outcome.explanation().at(path).outcome() == Outcome.LEFT_OUT;
  }

  private static boolean touch(FieldPath one, FieldPath other) {
    return one.startsWith(other) || other.startsWith(one);
  }

  private static Optional<FieldPath> holderIn(Map<FieldPath, String> decided, FieldPath path) {
    Optional<FieldPath> at = Optional.of(path);
    while (at.isPresent() && !decided.containsKey(at.get())) {
      at = at.get().parent();
    }
    return at;
  }

  /** What was decided of a field, or of what holds it, in a few words; empty if nothing. */
  public Optional<String> at(FieldPath path) {
    return holderIn(decided, path).map(decided::get);
  }

  /** How many conflicts are decided: {@code 2 of 3 conflicts undecided}; empty without any. */
  public String words() {
    if (conflicts == 0) {
      return "";
    }
    String of = conflicts == 1 ? "1 conflict" : conflicts + " conflicts";
    return undecided.isEmpty()
        ? of + " decided"
        : (conflicts == 1 ? of : undecided.size() + " of " + of) + " undecided";
  }
}
