package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Order;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes that show in live and the result alone: for a patch that does not have the shape of
 * the object, and inside a list that is written whole.
 */
record OutcomeDifferences(Cause cause) {
  /** A cause for everything that is other: the patch wrote it so, as part of a list. */
  static final Cause WRITTEN =
      (path, isSame) ->
          new Because(
              isSame ? Reason.PATCH_SAME : Reason.JSON_LIST_REPLACED, new PatchEntry.Nothing());

  /** Says why a field came out as it did. */
  @FunctionalInterface
  interface Cause {
    Because of(FieldPath path, boolean isSame);
  }

  /**
   * Why a field came out as it did.
   *
   * @param reason why
   * @param said what the patch says of it
   */
  record Because(Reason reason, PatchEntry said) {}

  /** A list that is written whole and is not what it was. */
  FieldOutcome replaced(ComposedField field, ListValue live, ListValue written) {
    Map<PathStep, Value> before = field.place().items(live);
    Map<PathStep, Value> after = field.place().items(written);
    if (!areNamed(before) || !areNamed(after)) {
      return ComposedLeaves.leaf(field, Outcome.REPLACED, Reason.JSON_LIST_REPLACED, written);
    }
    boolean isReordered = Order.isChanged(before.keySet(), after.keySet());
    return ComposedLeaves.outcome(
        field,
        isReordered ? Outcome.REORDERED : Outcome.REPLACED,
        Reason.JSON_LIST_REPLACED,
        new ResultEntry.PatchValue(written),
        parts(field.place(), before, after),
        List.copyOf(after.keySet()));
  }

  FieldOutcome explain(TypedPath place, @Nullable Value live, @Nullable Value result) {
    if (live instanceof MapValue before && result instanceof MapValue after) {
      return map(place, before, after);
    }
    if (live instanceof ListValue before
        && result instanceof ListValue after
        && !before.equals(after)) {
      Map<PathStep, Value> old = place.items(before);
      Map<PathStep, Value> now = place.items(after);
      if (areNamed(old) && areNamed(now)) {
        boolean isReordered = Order.isChanged(old.keySet(), now.keySet());
        return outcome(
            ComposedField.of(place, live, null, result),
            isReordered ? Outcome.REORDERED : Outcome.MERGED,
            parts(place, old, now),
            List.copyOf(now.keySet()));
      }
    }
    Outcome outcome =
        Objects.equals(live, result)
            ? Outcome.SAME
            : live == null ? Outcome.ADDED : result == null ? Outcome.DELETED : Outcome.CHANGED;
    return outcome(ComposedField.of(place, live, null, result), outcome, List.of(), List.of());
  }

  private FieldOutcome map(TypedPath place, MapValue live, MapValue result) {
    Set<String> keys = new LinkedHashSet<>(live.keys());
    keys.addAll(result.keys());
    List<FieldOutcome> parts = new ArrayList<>();
    keys.forEach(key -> parts.add(explain(place.key(key), live.get(key), result.get(key))));
    Outcome outcome = live.equals(result) ? Outcome.SAME : Outcome.MERGED;
    return outcome(ComposedField.of(place, live, null, result), outcome, parts, List.of());
  }

  private List<FieldOutcome> parts(
      TypedPath place, Map<PathStep, Value> before, Map<PathStep, Value> after) {
    Set<PathStep> all = new LinkedHashSet<>(after.keySet());
    all.addAll(before.keySet());
    List<FieldOutcome> parts = new ArrayList<>();
    all.forEach(step -> parts.add(explain(place.then(step), before.get(step), after.get(step))));
    return parts;
  }

  private FieldOutcome outcome(
      ComposedField field, Outcome outcome, List<FieldOutcome> parts, List<PathStep> order) {
    Because why = cause.of(field.place().path(), outcome.isSame());
    ResultEntry left =
        field.result() == null
            ? new ResultEntry.Nothing()
            : field.result().equals(field.live())
                ? new ResultEntry.LiveValue(field.result())
                : new ResultEntry.PatchValue(field.result());
    return ComposedLeaves.outcome(field, outcome, why.reason(), why.said(), left, parts, order);
  }

  /** Whether each item has a name that no other item has. */
  private static boolean areNamed(Map<PathStep, Value> items) {
    return items.keySet().stream()
        .allMatch(
            step ->
                switch (step) {
                  case PathStep.KeyedItem item -> item.occurrence() == 0;
                  case PathStep.SetItem member -> member.occurrence() == 0;
                  case PathStep.Key _, PathStep.IndexItem _, PathStep.Lines _ -> false;
                });
  }
}
