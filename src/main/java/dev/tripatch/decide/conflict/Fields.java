package dev.tripatch.decide.conflict;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks fields up in an object, and gives objects in which one field is another. Items are
 * distinguished by the text of their merge key, as Kubernetes does.
 */
public final class Fields {

  private Fields() {}

  /** What an object has at a field; empty if nothing. */
  public static Optional<Value> at(MapValue object, FieldPath path) {
    Value value = object;
    for (PathStep step : path.steps()) {
      value = part(value, step);
      if (value == null) {
        return Optional.empty();
      }
    }
    return Optional.of(value);
  }

  /** The object with this value at a field; what should hold the field is made where it lacks. */
  public static MapValue with(MapValue object, FieldPath path, Value value) {
    return changed(object, path.steps(), value) instanceof MapValue map ? map : object;
  }

  /** The object without a field; as it is if it lacks it. */
  public static MapValue without(MapValue object, FieldPath path) {
    boolean isThere = at(object, path).isPresent();
    return isThere && changed(object, path.steps(), null) instanceof MapValue map ? map : object;
  }

  private static @Nullable Value part(@Nullable Value value, PathStep step) {
    if (step instanceof PathStep.Key(String name)) {
      return value instanceof MapValue map ? map.get(name) : null;
    }
    if (!(value instanceof ListValue list)) {
      return null;
    }
    int index = indexOf(list, step);
    return index < list.size() ? list.get(index) : null;
  }

  /** The value with another part; without the part if there is no other. */
  private static @Nullable Value changed(
      @Nullable Value value, List<PathStep> steps, @Nullable Value part) {
    if (steps.isEmpty()) {
      return part;
    }
    PathStep step = steps.getFirst();
    Value below = changed(holder(value, step), steps.subList(1, steps.size()), part);
    return step instanceof PathStep.Key(String name)
        ? inMap(value instanceof MapValue map ? map : MapValue.EMPTY, name, below)
        : inList(value instanceof ListValue list ? list : ListValue.EMPTY, step, below);
  }

  /** A new item of a keyed list has its key from the start. */
  private static @Nullable Value holder(@Nullable Value value, PathStep step) {
    Value found = part(value, step);
    return found == null ? madeFor(step) : found;
  }

  /** What a part that is not there yet begins as; null if it begins as nothing. */
  static @Nullable Value madeFor(PathStep step) {
    return step instanceof PathStep.KeyedItem item
        ? MapValue.of(item.mergeKey(), item.value())
        : null;
  }

  private static MapValue inMap(MapValue map, String name, @Nullable Value value) {
    MapValue.Builder changed = map.toBuilder();
    return (value == null ? changed.remove(name) : changed.put(name, value)).build();
  }

  private static ListValue inList(ListValue list, PathStep step, @Nullable Value value) {
    List<Value> items = new ArrayList<>(list.items());
    int index = indexOf(list, step);
    if (index < items.size()) {
      items.remove(index);
    }
    if (value != null) {
      items.add(index, value);
    }
    return new ListValue(items);
  }

  /** The place of the item; the end of the list if it lacks it. */
  static int indexOf(ListValue list, PathStep step) {
    return switch (step) {
      case PathStep.Key _, PathStep.Lines _ -> list.size();
      case PathStep.IndexItem(int index) -> Math.min(index, list.size());
      case PathStep.SetItem(Scalar value, int occurrence) -> indexOf(list, "", value, occurrence);
      case PathStep.KeyedItem(String key, Scalar value, int occurrence) ->
          indexOf(list, key, value, occurrence);
    };
  }

  private static int indexOf(ListValue list, String key, Scalar value, int occurrence) {
    String wanted = GoText.print(value);
    return GoText.printedLike(value).stream()
        .flatMap(name -> list.placesOf(key, name).stream())
        .filter(place -> isNamed(list.get(place), key, wanted))
        .sorted()
        .skip(occurrence)
        .findFirst()
        .orElse(list.size());
  }

  /** Minus zero equals zero, but it is another name. */
  private static boolean isNamed(Value item, String key, String wanted) {
    Value name = item instanceof MapValue map ? map.get(key) : item;
    return name instanceof Scalar && GoText.print(name).equals(wanted);
  }
}
