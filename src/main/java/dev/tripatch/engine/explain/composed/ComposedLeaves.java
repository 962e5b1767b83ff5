package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes of a composed patch's fields, whole or with parts. A rule that says something else
 * than the engine counts as no explanation.
 */
final class ComposedLeaves {

  private ComposedLeaves() {}

  /**
   * A field that shares one fate with its parts.
   *
   * @param left what the rule leaves in the result; null for nothing
   */
  static FieldOutcome leaf(
      ComposedField field, Outcome outcome, Reason reason, @Nullable Value left) {
    return Objects.equals(left, field.result())
        ? outcome(field, outcome, reason, entry(field, left), List.of(), List.of())
        : verbatim(field, Reason.NOT_COVERED);
  }

  private static ResultEntry entry(ComposedField field, @Nullable Value left) {
    if (left == null) {
      return new ResultEntry.Nothing();
    }
    return left.equals(field.live())
        ? new ResultEntry.LiveValue(left)
        : new ResultEntry.PatchValue(left);
  }

  /** What the patch does not mention. */
  static FieldOutcome untouched(ComposedField field) {
    return leaf(field, Outcome.SAME, Reason.NOT_IN_PATCH, field.live());
  }

  /** A value that the patch sets, in the form in which the object takes it. */
  static FieldOutcome set(ComposedField field, Value taken) {
    Value live = field.live();
    if (live == null) {
      return leaf(field, Outcome.ADDED, Reason.PATCH_ADDS, taken);
    }
    return taken.equals(live)
        ? leaf(
            field,
            Outcome.SAME,
            field.place().path().isMergeKey() ? Reason.ITEM_KEY : Reason.PATCH_SAME,
            taken)
        : leaf(field, Outcome.CHANGED, Reason.PATCH_SETS, taken);
  }

  /** The same where a directive makes the patch take the place of all that live has around it. */
  static FieldOutcome replaced(ComposedField field, Value taken) {
    return field.live() == null || taken.equals(field.live())
        ? set(field, taken)
        : leaf(field, Outcome.CHANGED, Reason.REPLACE_DIRECTIVE, taken);
  }

  /** A null, which deletes what is there. */
  static FieldOutcome nulled(ComposedField field) {
    return field.live() == null
        ? leaf(field, Outcome.SAME, Reason.NULL_WITHOUT_EFFECT, null)
        : leaf(field, Outcome.DELETED, Reason.NULL_DELETES, null);
  }

  /** The engine's answer as it is. */
  static FieldOutcome verbatim(ComposedField field, Reason reason) {
    return outcome(
        field,
        Outcome.UNEXPLAINED,
        reason,
        new ResultEntry.Verbatim(Optional.ofNullable(field.result())),
        List.of(),
        List.of());
  }

  /** A map with an outcome for each of its fields. */
  static FieldOutcome map(
      ComposedField field,
      Outcome outcome,
      Reason reason,
      Optional<ListValue> retainKeys,
      List<FieldOutcome> parts) {
    return field.result() instanceof MapValue
        ? outcome(
            field,
            outcome,
            reason,
            new PatchEntry.MapParts(retainKeys),
            new ResultEntry.MapParts(),
            parts,
            List.of())
        : verbatim(field, Reason.NOT_COVERED);
  }

  /**
   * A list with an outcome for each of its items.
   *
   * @param order its items as they are in the result
   */
  static FieldOutcome list(
      ComposedField field,
      Outcome outcome,
      Reason reason,
      List<FieldOutcome> parts,
      List<PathStep> order) {
    return outcome(
        field,
        outcome,
        reason,
        new PatchEntry.ListParts(
            list(field.order()), list(field.deletions()), field.live() == null),
        new ResultEntry.ListParts(),
        parts,
        order);
  }

  private static Optional<ListValue> list(@Nullable Value value) {
    return value instanceof ListValue list ? Optional.of(list) : Optional.empty();
  }

  static FieldOutcome outcome(
      ComposedField field,
      Outcome outcome,
      Reason reason,
      ResultEntry left,
      List<FieldOutcome> parts,
      List<PathStep> order) {
    PatchEntry said = PatchEntry.Verbatim.of(field.patch(), field.order(), field.deletions());
    return outcome(field, outcome, reason, said, left, parts, order);
  }

  static FieldOutcome outcome(
      ComposedField field,
      Outcome outcome,
      Reason reason,
      PatchEntry said,
      ResultEntry left,
      List<FieldOutcome> parts,
      List<PathStep> order) {
    return new FieldOutcome(
            field.place().path(), outcome, reason, field.values(), field.place().rule(), said, left)
        .with(parts, order);
  }
}
