package dev.tripatch.highlight.pane;

import dev.tripatch.explain.outcome.FieldOutcome;
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
    MapValue.Builder shown = MapValue.builder(parts.size());
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
    Map<Step, Value> other = null;
    for (int i = 0; i < field.parts().size(); i++) {
      FieldOutcome part = field.parts().get(i);
      Value value = shown(part);
      if (other == null && isOther(value, part)) {
        other = resultsBefore(field, i);
      }
      if (other != null && value != null) {
        other.put(stepTo(part), value);
      }
    }
    return other == null ? Map.of() : other;
  }

  @SuppressWarnings("ReferenceEquality") // a value without phantoms is handed on as it is
  private static boolean isOther(@Nullable Value shown, FieldOutcome part) {
    return shown != part.values().result();
  }

  private static Map<Step, Value> resultsBefore(FieldOutcome field, int end) {
    Map<Step, Value> results = HashMap.newHashMap(field.parts().size());
    for (FieldOutcome part : field.parts().subList(0, end)) {
      Value result = part.values().result();
      if (result != null) {
        results.put(stepTo(part), result);
      }
    }
    return results;
  }

  private static Step stepTo(FieldOutcome part) {
    return part.path().last().orElseThrow();
  }

  /** The result's items, each removed item behind the item that is before it in live. */
  private static List<Step> withRemoved(FieldOutcome field) {
    Map<Step, FieldOutcome> parts = HashMap.newHashMap(field.parts().size());
    field.parts().forEach(part -> parts.put(stepTo(part), part));
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
