package dev.tripatch.conflict;

import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Looks fields up in an object, and gives objects in which a field is another. */
final class Fields {

  private Fields() {}

  /** What an object has at a field; empty if nothing. */
  static Optional<Value> at(MapValue object, FieldPath path) {
    Value value = object;
    for (Step step : path.steps()) {
      value = part(value, step);
      if (value == null) {
        return Optional.empty();
      }
    }
    return Optional.of(value);
  }

  /** The object with this value at a field; what should hold the field is made if it lacks. */
  static MapValue with(MapValue object, FieldPath path, Value value) {
    return asMap(changed(object, path.steps(), value), object);
  }

  /** The object without a field; as it is if it lacks it. */
  static MapValue without(MapValue object, FieldPath path) {
    return at(object, path).isPresent()
        ? asMap(changed(object, path.steps(), null), object)
        : object;
  }

  private static MapValue asMap(@Nullable Value changed, MapValue otherwise) {
    return changed instanceof MapValue map ? map : otherwise;
  }

  private static @Nullable Value part(@Nullable Value value, Step step) {
    return switch (step) {
      case Step.Key(String name) -> value instanceof MapValue map ? map.get(name) : null;
      case Step item ->
          value instanceof ListValue list && index(list, item) < list.size()
              ? list.get(index(list, item))
              : null;
    };
  }

  /** The value with another part; no part to take it away. */
  private static @Nullable Value changed(
      @Nullable Value value, List<Step> steps, @Nullable Value part) {
    if (steps.isEmpty()) {
      return part;
    }
    Step step = steps.getFirst();
    Value below = changed(held(value, step), steps.subList(1, steps.size()), part);
    return step instanceof Step.Key(String name)
        ? inMap(value instanceof MapValue map ? map : MapValue.EMPTY, name, below)
        : inList(value instanceof ListValue list ? list : ListValue.EMPTY, step, below);
  }

  /** A new item of a keyed list has its key from the start. */
  private static @Nullable Value held(@Nullable Value value, Step step) {
    Value found = part(value, step);
    return found == null && step instanceof Step.KeyedItem item
        ? MapValue.of(item.mergeKey(), item.value())
        : found;
  }

  private static MapValue inMap(MapValue map, String name, @Nullable Value value) {
    return value == null
        ? map.toBuilder().remove(name).build()
        : map.toBuilder().put(name, value).build();
  }

  private static ListValue inList(ListValue list, Step step, @Nullable Value value) {
    List<Value> items = new ArrayList<>(list.items());
    int index = index(list, step);
    if (index < items.size()) {
      items.remove(index);
    }
    if (value != null) {
      items.add(Math.min(index, items.size()), value);
    }
    return new ListValue(items);
  }

  /** The place of the item; the end of the list if it lacks it. */
  private static int index(ListValue list, Step step) {
    return switch (step) {
      case Step.Key ignored -> list.size();
      case Step.IndexItem item -> Math.min(item.index(), list.size());
      case Step.SetItem item -> occurrence(list, item, item.occurrence());
      case Step.KeyedItem item -> occurrence(list, item, item.occurrence());
    };
  }

  private static int occurrence(ListValue list, Step step, int occurrence) {
    int before = 0;
    for (int i = 0; i < list.size(); i++) {
      if (isMeant(list.get(i), step) && before++ == occurrence) {
        return i;
      }
    }
    return list.size();
  }

  private static boolean isMeant(Value item, Step step) {
    return switch (step) {
      case Step.SetItem(var value, int ignored) -> item.equals(value);
      case Step.KeyedItem(String key, var value, int ignored) ->
          item instanceof MapValue map && value.equals(map.get(key));
      case Step ignored -> false;
    };
  }
}
