package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Order;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a strategic merge patch that a person wrote does to the items of a list merged by key. */
record StrategicItems(StrategicFields fields) {
  /**
   * The items of the three lists by their merge keys.
   *
   * @param live live's
   * @param said those of the patch that merge, add or replace
   * @param deleted the keys of those that delete
   * @param replacing those that say that the list is replaced; they are no items of it
   * @param result the result's
   * @param isReplacement whether a directive makes the patch's list replace live's
   */
  private record Items(
      Map<Scalar, MapValue> live,
      Map<Scalar, MapValue> said,
      Set<Scalar> deleted,
      Map<Scalar, MapValue> replacing,
      Map<Scalar, MapValue> result,
      boolean isReplacement) {

    Set<Scalar> keys() {
      Set<Scalar> keys = new LinkedHashSet<>(live.keySet());
      keys.addAll(said.keySet());
      keys.addAll(deleted);
      keys.addAll(result.keySet());
      return keys;
    }
  }

  FieldOutcome explain(ComposedField list, String mergeKey) {
    Items items = items(list, mergeKey);
    if (items == null) {
      return ComposedLeaves.verbatim(list, Reason.DUPLICATE_KEYS);
    }
    List<FieldOutcome> parts = new ArrayList<>();
    for (Scalar key : items.keys()) {
      parts.add(item(list, new PathStep.KeyedItem(mergeKey, key, 0), items));
    }
    List<PathStep> order = new ArrayList<>();
    items.result().keySet().forEach(key -> order.add(new PathStep.KeyedItem(mergeKey, key, 0)));
    boolean isReordered = Order.isChanged(items.live().keySet(), items.result().keySet());
    return ComposedLeaves.list(
        list,
        isReordered ? Outcome.REORDERED : outcome(list, items),
        items.isReplacement()
            ? Reason.REPLACE_DIRECTIVE
            : isReordered ? Reason.PATCH_ORDER : Reason.LIST_MERGED,
        parts,
        order);
  }

  private static Outcome outcome(ComposedField list, Items items) {
    if (!items.isReplacement()) {
      return Outcome.MERGED;
    }
    return Objects.equals(list.live(), list.result()) ? Outcome.SAME : Outcome.REPLACED;
  }

  /** Null if a key is missing or occurs twice, so that items cannot be distinguished. */
  private static @Nullable Items items(ComposedField list, String mergeKey) {
    List<Value> plain = new ArrayList<>();
    Set<Scalar> deleted = new LinkedHashSet<>();
    Map<Scalar, MapValue> replacing = new LinkedHashMap<>();
    for (Value item : ListValue.itemsOf(list.patch())) {
      if (!Directives.hasPatchDirective(item)) {
        plain.add(item);
      } else if (item instanceof MapValue map && map.get(mergeKey) instanceof Scalar key) {
        if (Directives.isDeletion(item)) {
          deleted.add(key);
        } else if (StrategicLists.isReplacement(item)) {
          replacing.put(key, map);
        }
      }
    }
    Map<Scalar, MapValue> live = byKey(ListValue.itemsOf(list.live()), mergeKey);
    Map<Scalar, MapValue> said = byKey(plain, mergeKey);
    Map<Scalar, MapValue> result = byKey(ListValue.itemsOf(list.result()), mergeKey);
    return live == null || said == null || result == null
        ? null
        : new Items(
            live,
            said,
            deleted,
            replacing,
            result,
            ListValue.itemsOf(list.patch()).stream().anyMatch(StrategicLists::isReplacement));
  }

  private static @Nullable Map<Scalar, MapValue> byKey(List<Value> items, String mergeKey) {
    Map<Scalar, MapValue> byKey = new ListValue(items).byKey(mergeKey);
    return byKey.size() == items.size() ? byKey : null;
  }

  private FieldOutcome item(ComposedField list, PathStep.KeyedItem step, Items items) {
    Scalar key = step.value();
    MapValue live = items.live().get(key);
    MapValue said = items.said().get(key);
    boolean isDeleted = items.deleted().contains(key);
    ComposedField item =
        list.item(
            step,
            live,
            said == null && isDeleted ? Directives.deleteItem(step.mergeKey(), key) : said,
            items.result().get(key));
    if (items.isReplacement()) {
      MapValue dropped = items.replacing().get(key);
      return said == null && dropped != null && live != null
          ? ComposedLeaves.leaf(
              list.item(step, live, dropped, items.result().get(key)),
              Outcome.DELETED,
              Reason.NOT_IN_REPLACEMENT,
              null)
          : replaced(item, live, said);
    }
    if (said != null && live != null && isDeleted && !said.equals(live)) {
      return ComposedLeaves.leaf(item, Outcome.CHANGED, Reason.ITEM_DELETED, said);
    }
    if (said != null) {
      return live == null || isDeleted
          ? ComposedLeaves.set(item, said)
          : fields.map(item, live, said);
    }
    if (!isDeleted) {
      return ComposedLeaves.untouched(item);
    }
    return live == null
        ? ComposedLeaves.leaf(item, Outcome.SAME, Reason.NO_SUCH_ITEM, null)
        : ComposedLeaves.leaf(item, Outcome.DELETED, Reason.ITEM_DELETED, null);
  }

  private static FieldOutcome replaced(
      ComposedField item, @Nullable MapValue live, @Nullable MapValue said) {
    if (said != null) {
      return ComposedLeaves.replaced(item, said);
    }
    return live == null
        ? ComposedLeaves.leaf(item, Outcome.SAME, Reason.NO_SUCH_ITEM, null)
        : ComposedLeaves.leaf(item, Outcome.DELETED, Reason.NOT_IN_REPLACEMENT, null);
  }
}
