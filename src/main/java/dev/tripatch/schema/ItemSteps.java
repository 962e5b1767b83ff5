package dev.tripatch.schema;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the items of a list are named in paths: by merge key or by value where lists are merged; by
 * place where they are not, and where an item has no such name.
 *
 * <p>Items of one name are counted. A map is never counted with a primitive, should a list hold
 * both. Names are the same when their values are; Kubernetes compares their texts, so to it {@code
 * 80} and {@code "80"} are one item with two names.
 */
public final class ItemSteps {

  private ItemSteps() {}

  /**
   * The step to one item.
   *
   * @param rule of the field that holds the list; empty if nothing is known of it
   */
  public static PathStep of(ListValue list, int index, Optional<FieldRule> rule) {
    PathStep first = first(list.get(index), index, rule);
    return switch (first) {
      case PathStep.KeyedItem keyed ->
          counted(first, before(list, index, keyed.mergeKey(), keyed.value()));
      case PathStep.SetItem member -> counted(first, before(list, index, "", member.value()));
      case PathStep.Key _, PathStep.IndexItem _, PathStep.Lines _ -> first;
    };
  }

  /** How many items of the same name and kind there are before one. */
  private static int before(ListValue list, int index, String mergeKey, Scalar name) {
    int before = 0;
    boolean isMap = list.get(index) instanceof MapValue;
    for (int place : list.placesOf(mergeKey, name)) {
      if (place == index) {
        return before;
      }
      before += isMap == list.get(place) instanceof MapValue ? 1 : 0;
    }
    return before;
  }

  /**
   * The steps to all items, in time that grows with their number.
   *
   * @param rule of the field that holds the list; empty if nothing is known of it
   */
  public static List<PathStep> of(ListValue list, Optional<FieldRule> rule) {
    Map<PathStep, Integer> counts = new HashMap<>();
    PathStep[] steps = new PathStep[list.size()];
    for (int i = 0; i < steps.length; i++) {
      PathStep first = first(list.get(i), i, rule);
      boolean isNamed = !(first instanceof PathStep.IndexItem);
      steps[i] = isNamed ? counted(first, counts.merge(first, 1, Integer::sum) - 1) : first;
    }
    return List.of(steps);
  }

  /** The items of a list by such steps to all of them. */
  static Map<PathStep, Value> named(ListValue list, List<PathStep> steps) {
    Map<PathStep, Value> items = new LinkedHashMap<>();
    for (int i = 0; i < list.size(); i++) {
      items.put(steps.get(i), list.get(i));
    }
    return items;
  }

  /**
   * The step to an item that is the first of its name, or has none.
   *
   * @param rule of the field that holds the list; empty if nothing is known of it
   */
  public static PathStep first(Value item, int index, Optional<FieldRule> rule) {
    if (rule.isEmpty() || !rule.get().merges()) {
      return new PathStep.IndexItem(index);
    }
    return switch (item) {
      case Scalar member -> new PathStep.SetItem(member, 0);
      case MapValue map -> {
        String mergeKey = rule.get().mergeKey().orElse(null);
        yield mergeKey != null && map.get(mergeKey) instanceof Scalar key
            ? new PathStep.KeyedItem(mergeKey, key, 0)
            : new PathStep.IndexItem(index);
      }
      case ListValue ignored -> new PathStep.IndexItem(index);
    };
  }

  /** The step to an item that comes after so many of its name, from the one to the first. */
  public static PathStep counted(PathStep first, int before) {
    return switch (first) {
      case PathStep.KeyedItem keyed when before > 0 ->
          new PathStep.KeyedItem(keyed.mergeKey(), keyed.value(), before);
      case PathStep.SetItem member when before > 0 -> new PathStep.SetItem(member.value(), before);
      case PathStep other -> other;
    };
  }
}
