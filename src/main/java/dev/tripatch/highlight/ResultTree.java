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
    Map<Step, Value> parts = shownParts(field);
    if (parts.isEmpty()) {
      return result;
    }
    MapValue.Builder shown = MapValue.builder();
    if (live instanceof MapValue map) {
      map.keys().forEach(key -> put(key, parts, result, shown));
    }
    result.keys().forEach(key -> put(key, parts, result, shown));
    return shown.build();
  }

  private static void put(
      String key, Map<Step, Value> parts, MapValue result, MapValue.Builder shown) {
    Value value = parts.getOrDefault(new Step.Key(key), result.get(key));
    if (value != null && !shown.has(key)) {
      shown.put(key, value);
    }
  }

  private Value shownList(FieldOutcome field, ListValue result, @Nullable Value live) {
    Map<Step, Value> parts = shownParts(field);
    boolean isMerged = field.resultOrder().size() == result.size() && live instanceof ListValue;
    if (parts.isEmpty() || !isMerged) {
      return result;
    }
    List<Value> shown = new ArrayList<>();
    for (Step step : withRemoved(field)) {
      Value value = parts.get(step);
      if (value == null) {
        return result;
      }
      shown.add(value);
    }
    return new ListValue(shown);
  }

  /** What is shown of each part; empty if that is just what the result has. */
  private Map<Step, Value> shownParts(FieldOutcome field) {
    List<@Nullable Value> shown = new ArrayList<>(field.parts().size());
    field.parts().forEach(part -> shown.add(shown(part)));
    Map<Step, Value> parts = new HashMap<>();
    if (!isAsResult(field, shown)) {
      for (int i = 0; i < shown.size(); i++) {
        Value value = shown.get(i);
        if (value != null) {
          parts.put(field.parts().get(i).path().last().orElseThrow(), value);
        }
      }
    }
    return parts;
  }

  @SuppressWarnings("ReferenceEquality") // a value without phantoms is handed on as it is
  private static boolean isAsResult(FieldOutcome field, List<@Nullable Value> shown) {
    for (int i = 0; i < shown.size(); i++) {
      if (shown.get(i) != field.parts().get(i).values().result()) {
        return false;
      }
    }
    return true;
  }

  /** The result's items, each removed item behind the item that stands before it in live. */
  private static List<Step> withRemoved(FieldOutcome field) {
    Map<Step, FieldOutcome> parts = new HashMap<>();
    field.parts().forEach(part -> parts.put(part.path().last().orElseThrow(), part));
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
