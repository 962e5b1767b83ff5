package dev.tripatch.show.pane;

import dev.tripatch.document.ShownValue;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.PathNaming;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The result with what the patch takes away still in it, at the place where live has it, so that
 * people see it struck through.
 */
final class ResultTree {

  private final PathNaming naming;

  /** The items that are shown of lists that no key merges. */
  private final Map<FieldPath, List<PathStep>> shownItems = new HashMap<>();

  ResultTree(PathNaming naming) {
    this.naming = naming;
  }

  Map<FieldPath, List<PathStep>> shownItems() {
    return shownItems;
  }

  /** The tree of a whole object. */
  ShownValue of(FieldOutcome root) {
    ShownValue shown = shown(root);
    return shown.value() instanceof MapValue && !shown.isGone()
        ? shown
        : ShownValue.of(MapValue.EMPTY);
  }

  private ShownValue shown(FieldOutcome field) {
    Value result = field.values().result();
    Value live = field.values().live();
    return switch (result) {
      case null -> ShownValue.gone(Objects.requireNonNull(live));
      case MapValue map when !field.isWhole() -> shownMap(field, map, live);
      case ListValue list when !field.isWhole() -> shownList(field, list, live);
      default ->
          Marks.of(field).filter(Mark::isOverwritten).isPresent()
              ? inside(naming.at(field.path()), live, result)
              : ShownValue.of(result);
    };
  }

  private ShownValue shownMap(FieldOutcome field, MapValue result, @Nullable Value live) {
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

  private ShownValue shownList(FieldOutcome field, ListValue result, @Nullable Value live) {
    Map<PathStep, ShownValue> parts = shownParts(field);
    boolean isMerged = field.resultOrder().size() == result.size() && live instanceof ListValue;
    if (parts.isEmpty() || !isMerged) {
      return ShownValue.of(result);
    }
    List<ShownValue> shown = new ArrayList<>();
    for (PathStep step : withGone(LiveOrder.of(field), field.resultOrder())) {
      ShownValue value = parts.get(step);
      if (value == null) {
        return ShownValue.of(result);
      }
      shown.add(value);
    }
    return ShownValue.list(shown);
  }

  /** What is shown of each part; empty if that is just what the result has. */
  private Map<PathStep, ShownValue> shownParts(FieldOutcome field) {
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

  /** What is inside a field that Kubernetes handles as one, as a server stores it. */
  private ShownValue inside(TypedPath place, @Nullable Value live, @Nullable Value result) {
    if (result == null) {
      return ShownValue.gone(Objects.requireNonNull(live));
    }
    if (live instanceof MapValue before && result instanceof MapValue after) {
      Map<String, ShownValue> shown = new LinkedHashMap<>();
      for (PathStep step : shownInside(place, keys(before), keys(after))) {
        String key = ((PathStep.Key) step).name();
        shown.put(key, inside(place.key(key), before.get(key), after.get(key)));
      }
      return ShownValue.map(shown);
    }
    boolean isOfKey = place.path().last().filter(PathStep.Key.class::isInstance).isPresent();
    return isOfKey && live instanceof ListValue before && result instanceof ListValue after
        ? insideList(place, before, after)
        : ShownValue.of(result);
  }

  private static List<PathStep> keys(MapValue map) {
    return map.keys().stream().<PathStep>map(PathStep.Key::new).toList();
  }

  private ShownValue insideList(TypedPath place, ListValue before, ListValue after) {
    Map<PathStep, Value> were = items(Role.LIVE, place, before);
    Map<PathStep, Value> are = items(Role.RESULT, place, after);
    if (were.size() < before.size() || are.size() < after.size()) {
      return ShownValue.of(after);
    }
    List<PathStep> steps =
        shownInside(place, List.copyOf(were.keySet()), List.copyOf(are.keySet()));
    ListValue all =
        new ListValue(steps.stream().map(step -> are.getOrDefault(step, were.get(step))).toList());
    // Items with one key are named by their order, which is another one here.
    if (place.isMerged() && !place.steps(all).equals(steps)) {
      return ShownValue.of(after);
    }
    shownItems.put(place.path(), steps);
    return ShownValue.list(
        steps.stream()
            .map(step -> inside(place.then(step), were.get(step), are.get(step)))
            .toList());
  }

  private List<PathStep> shownInside(TypedPath place, List<PathStep> before, List<PathStep> after) {
    Predicate<PathStep> isGone =
        step ->
            naming
                .inside()
                .at(place.path().then(step))
                .filter(part -> part.values().result() == null)
                .isPresent();
    Set<PathStep> left = new HashSet<>(after);
    return withGone(
        before.stream().filter(step -> left.contains(step) || isGone.test(step)).toList(), after);
  }

  private Map<PathStep, Value> items(Role role, TypedPath place, ListValue list) {
    Map<PathStep, Value> items = new LinkedHashMap<>();
    for (int i = 0; i < list.size(); i++) {
      items.put(naming.step(role, place, list, i), list.items().get(i));
    }
    return items;
  }

  /** What there is now, each part that is gone after the part that was before it. */
  private static List<PathStep> withGone(List<PathStep> before, List<PathStep> after) {
    Set<PathStep> left = new HashSet<>(after);
    List<PathStep> all = new ArrayList<>();
    Map<PathStep, List<PathStep>> goneBehind = new HashMap<>();
    List<PathStep> place = all;
    for (PathStep part : before) {
      if (left.contains(part)) {
        place = goneBehind.computeIfAbsent(part, _ -> new ArrayList<>(0));
      } else {
        place.add(part);
      }
    }
    for (PathStep part : after) {
      all.add(part);
      all.addAll(goneBehind.getOrDefault(part, List.of()));
    }
    return all;
  }
}
