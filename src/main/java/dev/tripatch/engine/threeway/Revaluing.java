package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Order;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
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
    List<PathStep> steps =
        field.parts().stream().map(part -> part.path().last().orElseThrow()).toList();
    Lookup inPatch = Lookup.in(patch, steps);
    Lookup inResult = Lookup.in(result, steps);
    List<FieldOutcome> parts =
        field.parts().stream().map(part -> of(part, inPatch.at(part), inResult.at(part))).toList();
    boolean isList = field.resultEntry() instanceof ResultEntry.ListParts;
    FieldOutcome valued =
        field
            .with(Standing.PLAIN)
            .with(old.with(Role.PATCH, patch).with(Role.RESULT, result))
            .with(parts, isList ? inResult.order() : field.resultOrder());
    return isList ? ordered(valued) : valued;
  }

  /** A list may come out in another order because of an item that is left out now, or not. */
  private static FieldOutcome ordered(FieldOutcome list) {
    Set<PathStep> live =
        list.parts().stream()
            .filter(part -> part.values().live() != null)
            .map(part -> part.path().last().orElseThrow())
            .collect(Collectors.toSet());
    List<PathStep> before = Lookup.in(list.values().live(), List.copyOf(live)).order();
    boolean isReordered = Order.isChanged(before, list.resultOrder());
    if (list.outcome().isLeftOut() || isReordered == list.outcome().isReordered()) {
      return list;
    }
    boolean isSet = live.stream().anyMatch(PathStep.SetItem.class::isInstance);
    Reason merged = isSet ? Reason.SET_MERGED : Reason.LIST_MERGED;
    return list.as(
            isReordered ? Outcome.REORDERED : Outcome.MERGED,
            isReordered ? Reason.ORDER_SET : merged)
        .with(Standing.PLAIN);
  }

  /** Finds the parts of a value by their steps. */
  private record Lookup(@Nullable Value value, Map<PathStep, Value> items, List<PathStep> order) {

    static Lookup in(@Nullable Value value, List<PathStep> steps) {
      Map<PathStep, Value> items = new HashMap<>();
      List<PathStep> order = new ArrayList<>();
      if (value instanceof ListValue list) {
        Map<Value, PathStep> byName = byName(steps);
        for (Value item : list.items()) {
          PathStep step = byName.get(nameOf(item, steps));
          if (step != null) {
            items.put(step, item);
            order.add(step);
          }
        }
      }
      return new Lookup(value, items, order);
    }

    private static Map<Value, PathStep> byName(List<PathStep> steps) {
      Map<Value, PathStep> byName = new HashMap<>();
      for (PathStep step : steps) {
        switch (step) {
          case PathStep.KeyedItem item -> byName.put(item.value(), item);
          case PathStep.SetItem member -> byName.put(member.value(), member);
          case PathStep.Key _, PathStep.IndexItem _, PathStep.Lines _ -> {}
        }
      }
      return byName;
    }

    /** All items of a list have the same merge key, or none. */
    private static @Nullable Value nameOf(Value item, List<PathStep> steps) {
      return !steps.isEmpty()
              && steps.getFirst() instanceof PathStep.KeyedItem keyed
              && item instanceof MapValue map
          ? map.get(keyed.mergeKey())
          : item;
    }

    @Nullable Value at(FieldOutcome part) {
      PathStep step = part.path().last().orElseThrow();
      return step instanceof PathStep.Key(String name) ? MapValue.in(value, name) : items.get(step);
    }
  }
}
