package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.composed.NamedPlace;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Local's value with one part as another document has it. Items keep their order as far as the
 * other document does not want another one for the part itself, so that the parts can be taken in
 * any order: with the last one the two values are equal.
 *
 * @param names how items are named
 * @param from which document has the part
 * @param isMoveOnly whether only the place of an item is taken
 */
record TakenPart(InnerNames names, Role from, boolean isMoveOnly) {

  /**
   * The value with the part.
   *
   * @param steps the way from the value to the part; empty for all of it
   * @return null if nothing is left
   */
  @Nullable Value in(NamedPlace place, FieldValues values, List<PathStep> steps) {
    if (steps.isEmpty()) {
      return isMoveOnly ? values.local() : values.of(from);
    }
    List<PathStep> further = steps.subList(1, steps.size());
    if (steps.getFirst() instanceof PathStep.Key(String key)) {
      MapValue.Builder map = values.local() instanceof MapValue mine ? mine.toBuilder() : MapValue.builder();
      Value taken = in(place.key(key), InnerNames.key(values, key), further);
      return (taken == null ? map.remove(key) : map.put(key, taken)).build();
    }
    return inList(place, values, steps.getFirst(), further);
  }

  private Value inList(
      NamedPlace place, FieldValues values, PathStep step, List<PathStep> further) {
    AlignedList list = names.list(place, values);
    List<Value> items =
        new ArrayList<>(values.local() instanceof ListValue mine ? mine.items() : List.of());
    Value taken = in(place.item(step), list.items(step, values), further);
    int at = list.place(Role.LOCAL, step);
    if (taken == null) {
      if (at >= 0) {
        items.remove(at);
      }
      return new ListValue(items);
    }
    Set<PathStep> settled = Moves.settled(list.steps(from), list.steps(Role.LOCAL));
    boolean staysThere = at >= 0 && (!further.isEmpty() || settled.contains(step));
    if (staysThere) {
      items.set(at, taken);
      return new ListValue(items);
    }
    int to = newPlace(list, step, settled);
    if (at >= 0) {
      items.remove(at);
    }
    items.add(at >= 0 && at < to ? to - 1 : to, taken);
    return new ListValue(items);
  }

  /** After the item that is before it in the other document, of those that are settled. */
  private int newPlace(AlignedList list, PathStep step, Set<PathStep> settled) {
    int before = -1;
    for (PathStep each : list.steps(from)) {
      if (each.equals(step)) {
        break;
      }
      before = settled.contains(each) ? list.place(Role.LOCAL, each) : before;
    }
    return before >= 0 ? before + 1 : beforeFirst(list.steps(Role.LOCAL), settled);
  }

  private static int beforeFirst(List<PathStep> steps, Set<PathStep> settled) {
    for (int i = 0; i < steps.size(); i++) {
      if (settled.contains(steps.get(i))) {
        return i;
      }
    }
    return steps.size();
  }
}
