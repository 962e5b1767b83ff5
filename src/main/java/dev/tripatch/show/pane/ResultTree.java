package dev.tripatch.show.pane;

import dev.tripatch.document.ShownValue;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The result with what the patch takes away still in it, at the place where live has it, so that
 * people see it struck through.
 */
final class ResultTree {

  private ResultTree() {}

  /** The tree of a whole object. */
  static ShownValue of(FieldOutcome root) {
    ShownValue shown = shown(root);
    return shown.value() instanceof MapValue && !shown.isGone()
        ? shown
        : ShownValue.of(MapValue.EMPTY);
  }

  private static ShownValue shown(FieldOutcome field) {
    Value result = field.values().result();
    Value live = field.values().live();
    return switch (result) {
      case null -> ShownValue.gone(Objects.requireNonNull(live));
      case MapValue map when !field.isWhole() -> shownMap(field, map, live);
      case ListValue list when !field.isWhole() -> shownList(field, list, live);
      default -> ShownValue.of(result);
    };
  }

  private static ShownValue shownMap(FieldOutcome field, MapValue result, @Nullable Value live) {
    Map<PathStep, ShownValue> parts = shownParts(field);
    if (parts.isEmpty()) {
      return ShownValue.of(result);
    }
    Map<String, ShownValue> shown = LinkedHashMap.newLinkedHashMap(parts.size());
    if (live instanceof MapValue map) {
      map.keys().forEach(key -> put(key, parts, result, shown));
    }
    result.keys().forEach(key -> put(key, parts, result, shown));
    return ShownValue.map(shown);
  }

  private static void put(
      String key, Map<PathStep, ShownValue> parts, MapValue result, Map<String, ShownValue> shown) {
    ShownValue value = parts.get(new PathStep.Key(key));
    if (value != null) {
      shown.putIfAbsent(key, value);
    } else {
      result.find(key).ifPresent(rest -> shown.putIfAbsent(key, ShownValue.of(rest)));
    }
  }

  private static ShownValue shownList(FieldOutcome field, ListValue result, @Nullable Value live) {
    Map<PathStep, ShownValue> parts = shownParts(field);
    boolean isMerged = field.resultOrder().size() == result.size() && live instanceof ListValue;
    if (parts.isEmpty() || !isMerged) {
      return ShownValue.of(result);
    }
    List<ShownValue> shown = new ArrayList<>();
    for (PathStep step : withRemoved(field)) {
      ShownValue value = parts.get(step);
      if (value == null) {
        return ShownValue.of(result);
      }
      shown.add(value);
    }
    return ShownValue.list(shown);
  }

  /** What is shown of each part; empty if that is just what the result has. */
  private static Map<PathStep, ShownValue> shownParts(FieldOutcome field) {
    Map<PathStep, ShownValue> shown = HashMap.newHashMap(field.parts().size());
    boolean hasGone = false;
    for (FieldOutcome part : field.parts()) {
      if (part.values().result() != null || part.values().live() != null) {
        ShownValue value = shown(part);
        hasGone |= value.hasGone();
        shown.put(stepTo(part), value);
      }
    }
    return hasGone ? shown : Map.of();
  }

  private static PathStep stepTo(FieldOutcome part) {
    return part.path().last().orElseThrow();
  }

  /** The result's items, each removed item after the item that is before it in live. */
  private static List<PathStep> withRemoved(FieldOutcome field) {
    Map<PathStep, FieldOutcome> parts = HashMap.newHashMap(field.parts().size());
    field.parts().forEach(part -> parts.put(stepTo(part), part));
    List<PathStep> steps = new ArrayList<>();
    Map<PathStep, List<PathStep>> removedBehind = new HashMap<>();
    List<PathStep> place = steps;
    for (PathStep step : LiveOrder.of(field)) {
      FieldOutcome part = parts.get(step);
      if (part != null && part.values().result() == null) {
        place.add(step);
      } else {
        place = removedBehind.computeIfAbsent(step, _ -> new ArrayList<>(0));
      }
    }
    for (PathStep step : field.resultOrder()) {
      steps.add(step);
      steps.addAll(removedBehind.getOrDefault(step, List.of()));
    }
    return steps;
  }
}
