package dev.tripatch.show.pane;

import dev.tripatch.document.ShownValue;
import dev.tripatch.engine.explain.inner.ReadingUnion;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
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
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The result with what the patch takes away still in it, at the place where live has it, so that
 * people see it struck through.
 */
final class ResultTree {
  private final Explanation explanation;
  private final PathNaming naming;

  /** The items that are shown of lists. */
  private final Map<FieldPath, List<PathStep>> shownItems = new HashMap<>();

  ResultTree(Explanation explanation, PathNaming naming) {
    this.explanation = explanation;
    this.naming = naming;
  }

  Map<FieldPath, List<PathStep>> shownItems() {
    return shownItems;
  }

  /** The tree of the whole object. */
  ShownValue shown() {
    FieldValues object = explanation.root().values();
    return object.result() instanceof MapValue
        ? shown(naming.start(), object.live(), object.result())
        : ShownValue.of(MapValue.EMPTY);
  }

  private ShownValue shown(TypedPath place, @Nullable Value live, @Nullable Value result) {
    if (result == null) {
      return ShownValue.gone(Objects.requireNonNull(live));
    }
    if (live instanceof MapValue before && result instanceof MapValue after) {
      Map<String, ShownValue> shown = new LinkedHashMap<>();
      for (PathStep step : withGone(place, keys(before), keys(after))) {
        String key = ((PathStep.Key) step).name();
        shown.put(key, shown(place.key(key), before.get(key), after.get(key)));
      }
      return ShownValue.map(shown);
    }
    boolean isOfKey = place.path().last().filter(PathStep.Key.class::isInstance).isPresent();
    return isOfKey && live instanceof ListValue before && result instanceof ListValue after
        ? shownList(place, before, after)
        : ShownValue.of(result);
  }

  private static List<PathStep> keys(MapValue map) {
    return map.keys().stream().<PathStep>map(PathStep.Key::new).toList();
  }

  private ShownValue shownList(TypedPath place, ListValue before, ListValue after) {
    Map<PathStep, Value> were = items(Role.LIVE, place, before);
    Map<PathStep, Value> are = items(Role.RESULT, place, after);
    if (were.size() < before.size() || are.size() < after.size()) {
      return ShownValue.of(after);
    }
    List<PathStep> steps = withGone(place, List.copyOf(were.keySet()), List.copyOf(are.keySet()));
    ListValue all =
        new ListValue(steps.stream().map(step -> are.getOrDefault(step, were.get(step))).toList());
    // Items with one key are named by their order, which is another one here.
    if (place.isMerged() && !place.steps(all).equals(steps)) {
      return ShownValue.of(after);
    }
    shownItems.put(place.path(), steps);
    return ShownValue.list(
        steps.stream()
            .map(step -> shown(place.then(step), were.get(step), are.get(step)))
            .toList());
  }

  private Map<PathStep, Value> items(Role role, TypedPath place, ListValue list) {
    Map<PathStep, Value> items = new LinkedHashMap<>();
    for (int i = 0; i < list.size(); i++) {
      items.put(naming.step(role, place, list, i), list.items().get(i));
    }
    return items;
  }

  /** What there is now, each part that is gone after the part that was before it. */
  private List<PathStep> withGone(TypedPath holder, List<PathStep> before, List<PathStep> after) {
    Set<PathStep> left = new HashSet<>(after);
    List<PathStep> shown =
        before.stream()
            .filter(part -> left.contains(part) || isGone(holder.path().then(part)))
            .toList();
    return ReadingUnion.merged(after, shown);
  }

  /** What a server fills in again is not gone from a field that Kubernetes handles as one. */
  private boolean isGone(FieldPath path) {
    FieldOutcome field = explanation.at(path);
    return field.path().equals(path)
        ? field.values().result() == null
        : Marks.of(field).filter(Mark::isOverwritten).isPresent()
            && naming.inside().at(path).filter(part -> part.values().result() == null).isPresent();
  }
}
