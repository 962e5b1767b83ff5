package dev.tripatch.highlight;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The result with what the patch takes away still in it, at the place where live has it, so that
 * people see it struck through.
 */
final class ResultTree {
  private final Set<FieldPath> phantoms = new HashSet<>();

  /** The fields that are in the tree but not in the result. */
  Set<FieldPath> phantoms() {
    return phantoms;
  }

  /** The tree of a whole object. */
  MapValue of(FieldOutcome root) {
    return shown(root) instanceof MapValue map ? map : MapValue.EMPTY;
  }

  private @Nullable Value shown(FieldOutcome field) {
    Value result = field.values().result();
    Value live = field.values().live();
    if (result == null) {
      if (live != null) {
        phantoms.add(field.path());
      }
      return live;
    }
    if (field.isWhole()) {
      return result;
    }
    return switch (result) {
      case MapValue map -> shownMap(field, map, live);
      case ListValue list -> shownList(field, list, live);
      default -> result;
    };
  }

  private Value shownMap(FieldOutcome field, MapValue result, @Nullable Value live) {
    Map<String, FieldOutcome> parts = new HashMap<>();
    for (FieldOutcome part : field.parts()) {
      if (part.path().last().orElse(null) instanceof Step.Key key) {
        parts.put(key.name(), part);
      }
    }
    MapValue.Builder shown = MapValue.builder();
    if (live instanceof MapValue map) {
      map.keys().forEach(key -> put(key, parts.get(key), result, shown));
    }
    result.keys().forEach(key -> put(key, parts.get(key), result, shown));
    return shown.build();
  }

  private void put(
      String key, @Nullable FieldOutcome part, MapValue result, MapValue.Builder shown) {
    if (shown.has(key)) {
      return;
    }
    Value value = part == null ? result.get(key) : shown(part);
    if (value != null) {
      shown.put(key, value);
    }
  }

  private Value shownList(FieldOutcome field, ListValue result, @Nullable Value live) {
    Map<Step, FieldOutcome> parts = new HashMap<>();
    field.parts().forEach(part -> parts.put(part.path().last().orElseThrow(), part));
    if (field.resultOrder().size() != result.size() || !(live instanceof ListValue)) {
      return result;
    }
    List<Value> shown = new ArrayList<>();
    for (Step step : withRemoved(field, parts)) {
      FieldOutcome part = parts.get(step);
      Value value = part == null ? null : shown(part);
      if (value == null) {
        return result;
      }
      shown.add(value);
    }
    return new ListValue(shown);
  }

  /** The result's items, each removed item behind the item that stands before it in live. */
  private static List<Step> withRemoved(FieldOutcome field, Map<Step, FieldOutcome> parts) {
    List<Step> steps = new ArrayList<>();
    Map<Step, List<Step>> removedBehind = new HashMap<>();
    List<Step> place = steps;
    for (Step step : LiveOrder.of(field)) {
      FieldOutcome part = parts.get(step);
      if (part != null && part.values().result() == null) {
        place.add(step);
      } else {
        place = removedBehind.computeIfAbsent(step, _ -> new ArrayList<>(0));
      }
    }
    for (Step step : field.resultOrder()) {
      steps.add(step);
      steps.addAll(removedBehind.getOrDefault(step, List.of()));
    }
    return steps;
  }
}
