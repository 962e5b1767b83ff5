package dev.tripatch.engine.explain.leaving;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Order;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Step;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Gives the fields of an explanation their values in another patch and another result. */
public final class Revaluing {

  private Revaluing() {}

  /** The same explanation of this patch and this result. */
  public static Explanation of(Explanation all, MapValue patch, MapValue result) {
    return new Explanation(of(all.root(), patch, result));
  }

  private static FieldOutcome of(
      FieldOutcome field, @Nullable Value patch, @Nullable Value result) {
    FieldValues old = field.values();
    if (Objects.equals(old.patch(), patch) && Objects.equals(old.result(), result)) {
      return field;
    }
    List<Step> steps =
        field.parts().stream().map(part -> part.path().last().orElseThrow()).toList();
    Lookup inPatch = Lookup.in(patch, steps);
    Lookup inResult = Lookup.in(result, steps);
    List<FieldOutcome> parts =
        field.parts().stream().map(part -> of(part, inPatch.at(part), inResult.at(part))).toList();
    boolean isList = field.resultEntry() instanceof ResultEntry.ListParts;
    FieldOutcome valued =
        new FieldOutcome(
            field.path(),
            field.outcome(),
            field.reason(),
            field.isConflict(),
            new FieldValues(old.lastApplied(), old.local(), old.live(), patch, result),
            field.rule(),
            field.patchEntry(),
            field.resultEntry(),
            parts,
            isList ? inResult.order() : field.resultOrder());
    return isList ? ordered(valued) : valued;
  }

  /** A list may come out in another order because of an item that is left out now, or not. */
  private static FieldOutcome ordered(FieldOutcome list) {
    Set<Step> live =
        list.parts().stream()
            .filter(part -> part.values().live() != null)
            .map(part -> part.path().last().orElseThrow())
            .collect(Collectors.toSet());
    List<Step> before = Lookup.in(list.values().live(), List.copyOf(live)).order();
    boolean isReordered = Order.isChanged(before, list.resultOrder());
    if (list.outcome().isLeftOut() || isReordered == list.outcome().isReordered()) {
      return list;
    }
    boolean isSet = live.stream().anyMatch(Step.SetItem.class::isInstance);
    Reason merged = isSet ? Reason.SET_MERGED : Reason.LIST_MERGED;
    return new FieldOutcome(
        list.path(),
        isReordered ? Outcome.REORDERED : Outcome.MERGED,
        isReordered ? Reason.ORDER_SET : merged,
        list.isConflict(),
        list.values(),
        list.rule(),
        list.patchEntry(),
        list.resultEntry(),
        list.parts(),
        list.resultOrder());
  }

  /** Finds the parts of a value by their steps. */
  private record Lookup(@Nullable Value value, Map<Step, Value> items, List<Step> order) {

    static Lookup in(@Nullable Value value, List<Step> steps) {
      Map<Step, Value> items = new HashMap<>();
      List<Step> order = new ArrayList<>();
      if (value instanceof ListValue list) {
        Map<Value, Step> byName = byName(steps);
        for (Value item : list.items()) {
          Step step = byName.get(nameOf(item, steps));
          if (step != null) {
            items.put(step, item);
            order.add(step);
          }
        }
      }
      return new Lookup(value, items, order);
    }

    private static Map<Value, Step> byName(List<Step> steps) {
      Map<Value, Step> byName = new HashMap<>();
      for (Step step : steps) {
        switch (step) {
          case Step.KeyedItem item -> byName.put(item.value(), item);
          case Step.SetItem member -> byName.put(member.value(), member);
          case Step.Key ignored -> {}
          case Step.IndexItem ignored -> {}
        }
      }
      return byName;
    }

    /** All items of a list have the same merge key, or none. */
    private static @Nullable Value nameOf(Value item, List<Step> steps) {
      return !steps.isEmpty()
              && steps.getFirst() instanceof Step.KeyedItem keyed
              && item instanceof MapValue map
          ? map.get(keyed.mergeKey())
          : item;
    }

    @Nullable Value at(FieldOutcome part) {
      Step step = part.path().last().orElseThrow();
      return step instanceof Step.Key(String name)
          ? (value instanceof MapValue map ? map.get(name) : null)
          : items.get(step);
    }
  }
}
