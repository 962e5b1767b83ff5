package dev.tripatch.engine.explain.outcome;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.FieldRule;
import java.util.List;
import java.util.Optional;

/**
 * What happens to one field and why. The outcomes of an object form a tree; below a field whose
 * parts share its fate there are none, and the parts' outcome is the field's.
 *
 * @param path the field
 * @param outcome what happens
 * @param reason why
 * @param standing what that does in the cluster
 * @param values what each text has there
 * @param rule the schema's rule for the field; empty for list items, unknown fields and the root
 * @param patchEntry what it contributes to the patch
 * @param resultEntry what it leaves in the result
 * @param parts the outcomes of its parts: local's first in local's order, then what only live has,
 *     then what only last applied has
 * @param resultOrder for a list, its items as they are in the result
 */
public record FieldOutcome(
    FieldPath path,
    Outcome outcome,
    Reason reason,
    Standing standing,
    FieldValues values,
    Optional<FieldRule> rule,
    PatchEntry patchEntry,
    ResultEntry resultEntry,
    List<FieldOutcome> parts,
    List<PathStep> resultOrder) {

  /** A field that people see as one, of which nothing is known in the cluster. */
  public FieldOutcome(
      FieldPath path,
      Outcome outcome,
      Reason reason,
      FieldValues values,
      Optional<FieldRule> rule,
      PatchEntry patchEntry,
      ResultEntry resultEntry) {
    this(
        path,
        outcome,
        reason,
        Standing.PLAIN,
        values,
        rule,
        patchEntry,
        resultEntry,
        List.of(),
        List.of());
  }

  /** Whether the field's parts share its fate, so that people see it as one. */
  public boolean isWhole() {
    return parts.isEmpty();
  }

  /** Whether live has moved away from what was last applied, and apply changes that. */
  public boolean isConflict() {
    return standing == Standing.CONFLICT;
  }

  /** The same with other values. */
  public FieldOutcome with(FieldValues now) {
    return new FieldOutcome(
        path, outcome, reason, standing, now, rule, patchEntry, resultEntry, parts, resultOrder);
  }

  /** The same at another path. */
  public FieldOutcome at(FieldPath at) {
    return new FieldOutcome(
        at, outcome, reason, standing, values, rule, patchEntry, resultEntry, parts, resultOrder);
  }

  /** The same with another outcome. */
  public FieldOutcome as(Outcome other, Reason why) {
    return new FieldOutcome(
        path, other, why, standing, values, rule, patchEntry, resultEntry, parts, resultOrder);
  }

  /** The same, of which this is known now. */
  public FieldOutcome with(Standing known) {
    return new FieldOutcome(
        path, outcome, reason, known, values, rule, patchEntry, resultEntry, parts, resultOrder);
  }

  /** The same with something else in the patch. */
  public FieldOutcome with(PatchEntry entry) {
    return new FieldOutcome(
        path, outcome, reason, standing, values, rule, entry, resultEntry, parts, resultOrder);
  }

  /** The same with other parts, which are in such an order in the result. */
  public FieldOutcome with(List<FieldOutcome> others, List<PathStep> order) {
    return new FieldOutcome(
        path, outcome, reason, standing, values, rule, patchEntry, resultEntry, others, order);
  }
}
