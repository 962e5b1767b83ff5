package dev.tripatch.show.table;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A row of a table.
 *
 * @param situation what the documents have
 * @param outcomes what then happens to the field, in one word; what a field of some other type gets
 *     may be another one
 * @param reasons why, in one word
 */
public record TableRow(Situation situation, Set<Outcome> outcomes, Set<Reason> reasons) {
  /** The last rows of most tables: local has null, or nothing. */
  static final List<TableRow> WITHOUT_A_VALUE =
      List.of(
          row(Situation.NULL_IN_BOTH, Outcome.SAME, Reason.SET_SAME),
          row(Situation.NULL, Outcome.DELETED, Reason.EXPLICIT_NULL),
          row(Situation.REMOVED, Outcome.DELETED, Reason.REMOVED_FROM_LOCAL),
          row(Situation.GONE_WITH_HOLDER, Outcome.DELETED, Reason.NULL_KEPT),
          row(Situation.GONE, Outcome.DELETED, Reason.ALREADY_GONE),
          row(Situation.NEVER_APPLIED, Outcome.KEPT, Reason.NEVER_APPLIED));

  public TableRow {
    outcomes = Set.copyOf(outcomes);
    reasons = Set.copyOf(reasons);
  }

  static TableRow row(Situation situation, Outcome outcome, Reason... reasons) {
    return new TableRow(situation, EnumSet.of(outcome), Set.copyOf(List.of(reasons)));
  }

  /** The same row, which can come to something else as well. */
  TableRow or(Outcome outcome, Reason... more) {
    Set<Outcome> all = EnumSet.copyOf(outcomes);
    all.add(outcome);
    Set<Reason> why = EnumSet.copyOf(reasons);
    why.addAll(List.of(more));
    return new TableRow(situation, all, why);
  }

  /** Whether what the engine did with a field is what the row says. */
  public boolean agreesWith(FieldOutcome field) {
    return outcomes.contains(field.outcome()) && reasons.contains(field.reason());
  }
}
