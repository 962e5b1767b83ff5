package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Order;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Explains a list of maps that was merged by key. */
record KeyedListExplainer(Explainer fields, LeafExplainer leaves) {
  FieldOutcome explain(Question list) {
    String mergeKey = mergeKeyOf(list);
    Items lastApplied = Items.of(list.values().lastApplied(), mergeKey);
    Items local = Items.of(list.values().local(), mergeKey);
    Items live = Items.of(list.values().live(), mergeKey);
    Items patch = Items.of(list.values().patch(), mergeKey);
    Items result = Items.of(list.values().result(), mergeKey);
    if (!(lastApplied.isUnique && local.isUnique && live.isUnique)) {
      return leaves.verbatim(list, Reason.DUPLICATE_KEYS);
    }
    Value order = list.order();
    boolean isAsLocal = order == null || local.isOrderedAs(order, mergeKey);
    boolean isMergedList = isAsLocal && list.deletionList() == null && result.isList;
    if (!isMergedList || !patch.isUnique || !result.isUnique) {
      boolean isWhole = list.delta() instanceof DiffDecision.Added && list.order() == null;
      return isWhole ? leaves.explain(list) : leaves.uncovered(list);
    }
    Map<String, Scalar> keys = LinkedHashMap.newLinkedHashMap(local.size() + live.size());
    local.addKeys(mergeKey, keys);
    live.addKeys(mergeKey, keys);
    lastApplied.addKeys(mergeKey, keys);
    Map<String, DiffDecision> delta = decisions(list.delta());
    Map<String, DiffDecision> deletions = decisions(list.deletions());
    List<FieldOutcome> parts = new ArrayList<>(keys.size());
    keys.forEach(
        (text, key) -> {
          FieldValues values =
              new FieldValues(
                  lastApplied.get(text),
                  local.get(text),
                  live.get(text),
                  patch.get(text),
                  result.get(text));
          DiffDecision change = changeOf(list.delta(), delta, text, values.local());
          parts.add(
              fields.explain(
                  new Question(
                      list.path().item(mergeKey, key),
                      values,
                      null,
                      null,
                      change,
                      deletions.get(text),
                      itemType(list.type()),
                      Optional.empty(),
                      false)));
        });
    boolean isReordered = Order.isChanged(live.keys(), result.keys());
    return new FieldOutcome(
            list.path(),
            isReordered ? Outcome.REORDERED : Outcome.MERGED,
            isReordered ? Reason.ORDER_SET : Reason.LIST_MERGED,
            list.values(),
            list.rule(),
            new PatchEntry.ListParts(
                Optional.ofNullable(order).map(ListValue.class::cast),
                Optional.empty(),
                Explainer.isNewHere(list.delta())),
            new ResultEntry.ListParts())
        .with(parts, result.steps(mergeKey, keys));
  }

  private static String mergeKeyOf(Question list) {
    if (list.delta() instanceof DiffDecision.KeyedList keyed) {
      return keyed.mergeKey();
    }
    return list.deletions() instanceof DiffDecision.KeyedList keyed ? keyed.mergeKey() : "";
  }

  private static SchemaType itemType(SchemaType type) {
    return type instanceof SchemaType.ListOf list ? list.items() : type;
  }

  private static Map<String, DiffDecision> decisions(@Nullable DiffDecision decision) {
    if (!(decision instanceof DiffDecision.KeyedList list)) {
      return Map.of();
    }
    Map<String, DiffDecision> byKey = HashMap.newHashMap(list.items().size());
    list.items().forEach(item -> byKey.put(GoText.print(item.key()), item.decision()));
    return byKey;
  }

  /** In a list that local adds whole, every item is added. */
  private static @Nullable DiffDecision changeOf(
      @Nullable DiffDecision list,
      Map<String, DiffDecision> items,
      String key,
      @Nullable Value local) {
    return Explainer.isNewHere(list) && local != null
        ? new DiffDecision.Added(local)
        : items.get(key);
  }

  /** The items of one text's list by the text of their merge key. */
  private static final class Items {

    private final Map<String, MapValue> byKey;
    private final boolean isList;
    private boolean isUnique = true;

    private Items(boolean isList, int size) {
      this.isList = isList;
      this.byKey = LinkedHashMap.newLinkedHashMap(size);
    }

    static Items of(@Nullable Value value, String mergeKey) {
      if (!(value instanceof ListValue list)) {
        return new Items(false, 0);
      }
      Items items = new Items(true, list.size());
      list.items().forEach(item -> items.add(item, mergeKey));
      return items;
    }

    private void add(Value item, String mergeKey) {
      if (item instanceof MapValue map && map.get(mergeKey) instanceof Scalar key) {
        isUnique &= byKey.put(GoText.print(key), map) == null;
      } else {
        isUnique = false;
      }
    }

    @Nullable Value get(String key) {
      return byKey.get(key);
    }

    int size() {
      return byKey.size();
    }

    Set<String> keys() {
      return byKey.keySet();
    }

    void addKeys(String mergeKey, Map<String, Scalar> all) {
      byKey.forEach((text, item) -> all.putIfAbsent(text, (Scalar) item.get(mergeKey)));
    }

    /** Whether an order names just these items, each by its key alone. */
    boolean isOrderedAs(Value order, String mergeKey) {
      if (!(order instanceof ListValue names) || names.size() != byKey.size()) {
        return false;
      }
      Iterator<Value> name = names.items().iterator();
      return byKey.values().stream().allMatch(item -> isName(name.next(), item, mergeKey));
    }

    private static boolean isName(Value name, MapValue item, String mergeKey) {
      return name instanceof MapValue map
          && map.size() == 1
          && Objects.equals(map.get(mergeKey), item.get(mergeKey));
    }

    List<PathStep> steps(String mergeKey, Map<String, Scalar> names) {
      return byKey.keySet().stream()
          .<PathStep>map(
              text -> new PathStep.KeyedItem(mergeKey, Objects.requireNonNull(names.get(text)), 0))
          .toList();
    }
  }
}
