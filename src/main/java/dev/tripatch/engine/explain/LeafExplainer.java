package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.DocumentDirective;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Explains fields that share one fate with all their parts. Each rule says what it would put into
 * the patch and leave in the result; where the engine's answer is another, the field counts as not
 * explained.
 */
record LeafExplainer(Dialect dialect, Map<FieldPath, Reason> clientEntries) {
  private static final PatchEntry NO_PATCH = new PatchEntry.Nothing();
  private static final ResultEntry GONE = new ResultEntry.Nothing();

  FieldOutcome explain(Question field) {
    return switch (field.delta()) {
      case null -> onlyInLastApplied(field);
      case DiffDecision.Unchanged ignored -> same(field);
      case DiffDecision.Added added ->
          local(field, Outcome.ADDED, Reason.SET_MISSING, added.modified());
      case DiffDecision.Changed changed ->
          local(field, Outcome.CHANGED, Reason.SET_DIFFERENT, changed.modified());
      case DiffDecision.Retyped retyped ->
          local(field, Outcome.CHANGED, Reason.SET_OTHER_TYPE, retyped.modified());
      case DiffDecision.ReplacedList list ->
          local(field, Outcome.REPLACED, Reason.LIST_REPLACED, list.modified());
      case DiffDecision.ReplacedMap map ->
          local(field, Outcome.REPLACED, Reason.MAP_REPLACED, map.modified());
      case DiffDecision.Silenced ignored -> onlyInLive(field);
      case DiffDecision.Removed _,
          DiffDecision.Marker _,
          DiffDecision.Nested _,
          DiffDecision.KeyedList _,
          DiffDecision.PrimitiveSet _ ->
          uncovered(field);
    };
  }

  /**
   * A directive that the object keeps as an ordinary key or item, because live lacks what the
   * directive mentions.
   */
  FieldOutcome leaked(Question field) {
    ResultEntry left = new ResultEntry.Verbatim(Optional.ofNullable(field.values().result()));
    boolean isItem = field.path().last().orElse(null) instanceof PathStep.KeyedItem;
    PatchEntry patch = isItem ? deletion(field) : NO_PATCH;
    return outcome(field, Outcome.ADDED, Reason.LEAKED_DIRECTIVE, patch, left);
  }

  private FieldOutcome onlyInLastApplied(Question field) {
    Value patch = field.values().patch();
    if (patch == null) {
      return whole(field, Outcome.DELETED, Reason.ALREADY_GONE, NO_PATCH, GONE);
    }
    if (patch == NullValue.NULL && field.values().result() == NullValue.NULL) {
      ResultEntry kept = new ResultEntry.Verbatim(Optional.of(patch));
      return whole(field, Outcome.DELETED, Reason.NULL_KEPT, new PatchEntry.Null(), kept);
    }
    return Directives.isDeletion(patch) && patch.equals(field.values().result())
        ? leaked(field)
        : whole(field, Outcome.DELETED, Reason.ALREADY_GONE, deletion(field), GONE);
  }

  /** The engine's answer as it is, where no other rule gives it. */
  FieldOutcome uncovered(Question field) {
    boolean isDirected = dialect.isStrategic() && DocumentDirective.isWithin(field.values());
    return verbatim(field, isDirected ? Reason.DOCUMENT_DIRECTIVE : Reason.NOT_COVERED);
  }

  /** The engine's answer as it is. */
  FieldOutcome verbatim(Question field, Reason reason) {
    FieldValues values = field.values();
    return new FieldOutcome(
        field.path(),
        isLost(values, reason) ? Outcome.LOST : Outcome.UNEXPLAINED,
        reason,
        values,
        field.rule(),
        PatchEntry.Verbatim.of(values.patch(), field.order(), field.deletionList()),
        new ResultEntry.Verbatim(Optional.ofNullable(values.result())));
  }

  private static boolean isLost(FieldValues values, Reason reason) {
    return reason.isOfTwins() && Objects.equals(values.live(), values.result()) && !values.arrive();
  }

  private FieldOutcome same(Question field) {
    Value live = Objects.requireNonNull(field.values().live());
    // A JSON merge patch is made of last applied and local, too, whatever live has.
    if (live == NullValue.NULL
        && !dialect.isStrategic()
        && field.values().patch() == NullValue.NULL) {
      return explicitNull(field);
    }
    ResultEntry stays = new ResultEntry.LiveValue(live);
    return isItemKey(field)
        ? outcome(field, Outcome.SAME, Reason.ITEM_KEY, NO_PATCH, stays)
        : whole(field, Outcome.SAME, Reason.SET_SAME, NO_PATCH, stays);
  }

  /** The merge key of an item that the patch changes is in the patch to name the item. */
  private static boolean isItemKey(Question field) {
    return field.path().isMergeKey()
        && Objects.equals(field.values().live(), field.values().result());
  }

  private FieldOutcome local(Question field, Outcome outcome, Reason reason, Value local) {
    if (local == NullValue.NULL) {
      return explicitNull(field);
    }
    Value sent =
        dialect.isStrategic()
            ? LocalForm.asChecked(local, field.values().patch())
            : JsonMerge.asSent(local);
    Reason why = dialect.isStrategic() && !sent.equals(local) ? Reason.SORTED_BY_CHECK : reason;
    ResultEntry result =
        LocalForm.matching(sent, field.values().result())
            .<ResultEntry>map(ResultEntry.LocalValue::new)
            .orElse(GONE);
    return whole(field, outcome, why, new PatchEntry.LocalValue(sent), result);
  }

  private FieldOutcome explicitNull(Question field) {
    Value live = field.values().live();
    boolean isSent = dialect.isStrategic() || field.values().patch() != null;
    if (!isSent && live != null) {
      return whole(
          field, Outcome.KEPT, Reason.NULL_NOT_SENT, NO_PATCH, new ResultEntry.LiveValue(live));
    }
    return whole(
        field,
        Outcome.DELETED,
        isSent ? Reason.EXPLICIT_NULL : Reason.NULL_NOT_SENT,
        isSent ? new PatchEntry.Null() : NO_PATCH,
        GONE);
  }

  private FieldOutcome onlyInLive(Question field) {
    Value live = Objects.requireNonNull(field.values().live());
    if (field.values().lastApplied() != null) {
      return whole(field, Outcome.DELETED, Reason.REMOVED_FROM_LOCAL, deletion(field), GONE);
    }
    return field.isCleared()
        ? whole(field, Outcome.CLEARED, Reason.NOT_RETAINED, NO_PATCH, GONE)
        : whole(
            field, Outcome.KEPT, Reason.NEVER_APPLIED, NO_PATCH, new ResultEntry.LiveValue(live));
  }

  private static PatchEntry deletion(Question field) {
    return field.path().last().orElse(null) instanceof PathStep.KeyedItem item
        ? new PatchEntry.DeleteItem(item.mergeKey(), item.value())
        : new PatchEntry.Null();
  }

  private FieldOutcome whole(
      Question field, Outcome outcome, Reason reason, PatchEntry patch, ResultEntry result) {
    boolean isRight =
        field.order() == null
            && field.deletionList() == null
            && Objects.equals(valueOf(patch), field.values().patch())
            && Objects.equals(valueOf(result), field.values().result());
    if (!isRight) {
      FieldOutcome uncovered = uncovered(field);
      return uncovered.reason() == Reason.NOT_COVERED && hasDuplicates(field.values().local())
          ? verbatim(field, Reason.DUPLICATE_KEYS)
          : uncovered;
    }
    return outcome(field, outcome, reason, patch, result);
  }

  private FieldOutcome outcome(
      Question field, Outcome outcome, Reason reason, PatchEntry patch, ResultEntry result) {
    return new FieldOutcome(
        field.path(),
        outcome,
        clientEntries.getOrDefault(field.path(), reason),
        field.values(),
        field.rule(),
        patch,
        result);
  }

  private static boolean hasDuplicates(@Nullable Value value) {
    return value instanceof ListValue list
        && new HashSet<>(list.items()).size() < list.items().size();
  }

  private static @Nullable Value valueOf(PatchEntry entry) {
    return switch (entry) {
      case PatchEntry.Nothing ignored -> null;
      case PatchEntry.LocalValue local -> local.value();
      case PatchEntry.Null ignored -> NullValue.NULL;
      case PatchEntry.DeleteItem item -> Directives.deleteItem(item.mergeKey(), item.key());
      case PatchEntry.Verbatim verbatim -> verbatim.value().orElse(null);
      case PatchEntry.MapParts _, PatchEntry.ListParts _, PatchEntry.Operations _ -> null;
    };
  }

  private static @Nullable Value valueOf(ResultEntry entry) {
    return switch (entry) {
      case ResultEntry.Nothing ignored -> null;
      case ResultEntry.LocalValue local -> local.value();
      case ResultEntry.LiveValue live -> live.value();
      case ResultEntry.PatchValue patch -> patch.value();
      case ResultEntry.Verbatim verbatim -> verbatim.value().orElse(null);
      case ResultEntry.MapParts _, ResultEntry.ListParts _ -> null;
    };
  }
}
