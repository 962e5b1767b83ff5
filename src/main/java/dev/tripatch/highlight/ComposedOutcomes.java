package dev.tripatch.highlight;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.explain.FieldValues;
import dev.tripatch.explain.Outcome;
import dev.tripatch.explain.PatchEntry;
import dev.tripatch.explain.Reason;
import dev.tripatch.explain.ResultEntry;
import dev.tripatch.patch.Directives;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a patch that a person wrote makes of live, field by field. It compares live with the result,
 * so it holds for every format; the patch itself only tells why a field is gone.
 */
final class ComposedOutcomes {

  private ComposedOutcomes() {}

  /**
   * The outcomes of an object.
   *
   * @param place the object
   * @param patch the patch if it has the shape of the object
   */
  static FieldOutcome of(
      NamedPlace place, MapValue live, MapValue result, Optional<MapValue> patch) {
    return field(place, live, result, patch.orElse(null));
  }

  private static FieldOutcome field(
      NamedPlace place, @Nullable Value live, @Nullable Value result, @Nullable Value patch) {
    if (live instanceof MapValue before && result instanceof MapValue after) {
      return map(place, before, after, patch instanceof MapValue map ? map : MapValue.EMPTY);
    }
    if (Objects.equals(live, result)) {
      return leaf(place, Outcome.SAME, live, result, patch);
    }
    if (live instanceof ListValue before && result instanceof ListValue after) {
      Map<Step, Value> old = items(place, before);
      Map<Step, Value> now = items(place, after);
      if (old.size() == before.size() && now.size() == after.size()) {
        return list(place, new Items(before, after, old, now), patch);
      }
    }
    Outcome outcome =
        live == null ? Outcome.ADDED : result == null ? Outcome.DELETED : Outcome.CHANGED;
    return leaf(place, outcome, live, result, patch);
  }

  private static FieldOutcome leaf(
      NamedPlace place,
      Outcome outcome,
      @Nullable Value live,
      @Nullable Value result,
      @Nullable Value patch) {
    return outcome(
        place,
        outcome,
        new FieldValues(null, null, live, patch, result),
        new PatchEntry.Nothing(),
        List.of(),
        List.of());
  }

  private static FieldOutcome outcome(
      NamedPlace place,
      Outcome outcome,
      FieldValues values,
      PatchEntry said,
      List<FieldOutcome> parts,
      List<Step> order) {
    return new FieldOutcome(
        place.path(),
        outcome,
        Reason.COMPOSED,
        false,
        values,
        Optional.ofNullable(place.rule()),
        said,
        new ResultEntry.Verbatim(Optional.ofNullable(values.result())),
        parts,
        order);
  }

  private static FieldOutcome map(
      NamedPlace place, MapValue live, MapValue result, MapValue patch) {
    Set<String> keys = new LinkedHashSet<>(live.keys());
    keys.addAll(result.keys());
    Optional<ListValue> retained = directive(patch, Directives.RETAIN_KEYS);
    List<FieldOutcome> parts = new ArrayList<>();
    for (String key : keys) {
      FieldOutcome part =
          withDirectives(
              key, patch, field(place.key(key), live.get(key), result.get(key), patch.get(key)));
      boolean isCleared =
          part.outcome() == Outcome.DELETED
              && retained.filter(list -> !list.items().contains(new StringValue(key))).isPresent();
      parts.add(isCleared ? as(Outcome.CLEARED, part, part.patchEntry()) : part);
    }
    Outcome outcome = live.equals(result) ? Outcome.SAME : Outcome.MERGED;
    return outcome(
        place,
        outcome,
        new FieldValues(null, null, live, patch, result),
        new PatchEntry.MapParts(retained),
        parts,
        List.of());
  }

  /** The parallel lists beside a list, which speak of it. */
  private static FieldOutcome withDirectives(String key, MapValue patch, FieldOutcome list) {
    Optional<ListValue> order = directive(patch, Directives.orderKey(key));
    Optional<ListValue> deletions = directive(patch, Directives.deletionKey(key));
    return order.isEmpty() && deletions.isEmpty()
        ? list
        : as(list.outcome(), list, new PatchEntry.ListParts(order, deletions, false));
  }

  private static Optional<ListValue> directive(MapValue patch, String key) {
    return patch.find(key).filter(ListValue.class::isInstance).map(ListValue.class::cast);
  }

  private static FieldOutcome as(Outcome outcome, FieldOutcome field, PatchEntry said) {
    return new FieldOutcome(
        field.path(),
        outcome,
        field.reason(),
        field.isConflict(),
        field.values(),
        field.rule(),
        said,
        field.resultEntry(),
        field.parts(),
        field.resultOrder());
  }

  /** The items of a merging list before and after, by name. */
  private record Items(
      ListValue before, ListValue after, Map<Step, Value> old, Map<Step, Value> now) {

    Set<Step> all() {
      Set<Step> all = new LinkedHashSet<>(now.keySet());
      all.addAll(old.keySet());
      return all;
    }

    boolean isReordered() {
      List<Step> left = old.keySet().stream().filter(now::containsKey).toList();
      List<Step> right = now.keySet().stream().filter(old::containsKey).toList();
      return !left.equals(right);
    }
  }

  private static FieldOutcome list(NamedPlace place, Items items, @Nullable Value patch) {
    Map<Step, Value> said = patch instanceof ListValue list ? items(place, list) : Map.of();
    List<FieldOutcome> parts = new ArrayList<>();
    for (Step step : items.all()) {
      parts.add(
          field(place.item(step), items.old().get(step), items.now().get(step), said.get(step)));
    }
    return outcome(
        place,
        items.isReordered() ? Outcome.REORDERED : Outcome.MERGED,
        new FieldValues(null, null, items.before(), patch, items.after()),
        new PatchEntry.Nothing(),
        parts,
        List.copyOf(items.now().keySet()));
  }

  /** The items that have a name which no other item has; none of a list that is not merged. */
  private static Map<Step, Value> items(NamedPlace place, ListValue list) {
    Map<Step, Value> items = new LinkedHashMap<>();
    for (int i = 0; i < list.size(); i++) {
      Step step = place.step(list, i);
      boolean isNamed =
          step instanceof Step.KeyedItem item
              ? item.occurrence() == 0
              : step instanceof Step.SetItem member && member.occurrence() == 0;
      if (isNamed) {
        items.put(step, list.items().get(i));
      }
    }
    return items;
  }
}
