package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Local's value with some parts as another document has them. Items keep their order as far as the
 * other document does not want another one for a part itself, so that parts can be taken in any
 * order: with the last one the two values are equal.
 */
final class TakenParts {
  private final InnerNames names;
  private final Role from;
  private final Set<FieldPath> wanted;
  private final Set<FieldPath> moved;
  private final InnerWalk.@Nullable Found found;

  /** The wanted parts and all that holds them. */
  private final Set<FieldPath> way = new HashSet<>();

  /**
   * Takes parts.
   *
   * @param names how items are named
   * @param from which document has them
   * @param wanted the parts
   * @param moved those of them of which only the place in a list is taken
   * @param found what a walk found, if it is live that has them
   */
  TakenParts(
      InnerNames names,
      Role from,
      Set<FieldPath> wanted,
      Set<FieldPath> moved,
      InnerWalk.@Nullable Found found) {
    this.found = found;
    this.names = names;
    this.from = from;
    this.wanted = wanted;
    this.moved = moved;
    way.addAll(wanted);
    way.addAll(FieldPath.holdersOf(wanted));
  }

  /** What local then has at a place; null for nothing. */
  @Nullable Value at(TypedPath place, FieldValues values) {
    if (wanted.contains(place.path()) && !moved.contains(place.path())) {
      return values.of(from);
    }
    return switch (values.local() == null ? values.of(from) : values.local()) {
      case MapValue _ -> map(place, values);
      case ListValue _ -> list(place, values);
      case StringValue _ -> text(place, values);
      case null, default -> values.local();
    };
  }

  private Value map(TypedPath place, FieldValues values) {
    MapValue.Builder map =
        values.local() instanceof MapValue mine ? mine.toBuilder() : MapValue.builder();
    for (FieldPath part : way) {
      if (part.last().orElse(null) instanceof PathStep.Key(String key)
          && part.parent().filter(place.path()::equals).isPresent()) {
        Value taken = at(place.key(key), InnerNames.key(values, key));
        if (taken == null) {
          map.remove(key);
        } else {
          map.put(key, taken);
        }
      }
    }
    return map.build();
  }

  private @Nullable Value text(TypedPath place, FieldValues values) {
    List<PathStep.Lines> taken =
        names.text(place.path()).stream()
            .flatMap(text -> text.parts().stream())
            .filter(part -> wanted.contains(place.path().then(part)))
            .toList();
    return taken.isEmpty()
        ? values.local()
        : names.text(place.path()).orElseThrow().taken(from, taken);
  }

  private Value list(TypedPath place, FieldValues values) {
    AlignedList list = names.list(place, values);
    LiveStretches stretches = found == null ? null : found.merges().get(place.path());
    if (stretches != null && isAllThatDrifted(place.path())) {
      return new ListValue(stretches.merged(index -> own(index, place, values, stretches)));
    }
    List<PathStep> order = new ArrayList<>();
    Map<PathStep, Value> items = new HashMap<>();
    for (PathStep step : list.steps(Role.LOCAL)) {
      FieldValues item = list.items(step, values);
      boolean isTaken = way.contains(place.path().then(step));
      Value kept = isTaken ? at(place.then(step), item) : item.local();
      if (kept != null) {
        order.add(step);
        items.put(step, kept);
      }
    }
    Set<PathStep> settled = AlignedList.settled(list.steps(from), order);
    PathStep before = null;
    for (PathStep step : list.steps(from)) {
      FieldPath path = place.path().then(step);
      boolean isNew = !items.containsKey(step);
      boolean isPlaced =
          isNew ? way.contains(path) : wanted.contains(path) && !settled.contains(step);
      Value item =
          isNew && isPlaced ? at(place.then(step), list.items(step, values)) : items.get(step);
      if (isPlaced && item != null) {
        order.remove(step);
        order.add(before == null ? firstOf(settled, order) : order.indexOf(before) + 1, step);
        items.put(step, item);
        settled.add(step);
      }
      before = settled.contains(step) ? step : before;
    }
    return new ListValue(order.stream().map(items::get).toList());
  }

  /** What live and local changed is taken as it was found, whichever items look alike. */
  private boolean isAllThatDrifted(FieldPath list) {
    return found != null && below(list, found.onlyLive()).equals(below(list, wanted));
  }

  private static Set<FieldPath> below(FieldPath list, Collection<FieldPath> all) {
    return all.stream().filter(path -> path.startsWith(list)).collect(Collectors.toSet());
  }

  private Value own(int index, TypedPath place, FieldValues values, LiveStretches stretches) {
    AlignedList list = names.list(place, values);
    PathStep step = list.steps(Role.LOCAL).get(index);
    FieldValues item = list.items(step, values);
    return Objects.requireNonNull(
        stretches.isInside(list, step) ? at(place.then(step), item) : item.local());
  }

  /** Before all that stays in order; at the end if nothing does. */
  private static int firstOf(Set<PathStep> settled, List<PathStep> order) {
    for (int i = 0; i < order.size(); i++) {
      if (settled.contains(order.get(i))) {
        return i;
      }
    }
    return order.size();
  }
}
