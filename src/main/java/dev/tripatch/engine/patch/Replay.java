package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Carries out acts on an object, one after the other. */
public final class Replay {

  private Replay() {}

  /** The object after one effect; as it is where the place is not there. */
  public static Value after(Value object, FieldPath place, Act.Effect effect) {
    return changed(object, place.steps(), effect).orElse(object);
  }

  /** What is at a place; of several items with the same merge key, the first. */
  public static Optional<Value> at(Value object, FieldPath place) {
    @Nullable Value at = object;
    for (PathStep step : place.steps()) {
      at =
          switch (step) {
            case PathStep.Key(String key) -> map(at).get(key);
            case PathStep.KeyedItem item -> {
              List<Value> items = list(at).items();
              yield first(items, item).map(items::get).orElse(null);
            }
            case PathStep.IndexItem(int index) ->
                index < list(at).size() ? list(at).get(index) : null;
            case PathStep.SetItem item ->
                list(at).items().contains(item.value()) ? item.value() : null;
            case PathStep.Lines _ -> null;
          };
    }
    return Optional.ofNullable(at);
  }

  private static Optional<Value> changed(
      @Nullable Value at, List<PathStep> steps, Act.Effect effect) {
    if (steps.isEmpty()) {
      return at(at, effect);
    }
    List<PathStep> rest = steps.subList(1, steps.size());
    return switch (steps.getFirst()) {
      case PathStep.Key(String key) -> Optional.of(field(map(at), key, rest, effect));
      case PathStep.KeyedItem item -> Optional.of(item(list(at), item, rest, effect));
      case PathStep.IndexItem(int index) -> Optional.of(indexed(list(at), index, rest, effect));
      case PathStep.SetItem ignored -> Optional.ofNullable(at);
      case PathStep.Lines ignored -> Optional.ofNullable(at);
    };
  }

  private static Optional<Value> at(@Nullable Value at, Act.Effect effect) {
    return switch (effect) {
      case Act.Set(Value value) -> Optional.of(value);
      case Act.Removed ignored -> Optional.empty();
      case Act.Appended(Value ignored) -> Optional.ofNullable(at);
    };
  }

  private static MapValue map(@Nullable Value at) {
    return at instanceof MapValue map ? map : MapValue.EMPTY;
  }

  private static ListValue list(@Nullable Value at) {
    return at instanceof ListValue list ? list : ListValue.EMPTY;
  }

  private static Value field(MapValue map, String key, List<PathStep> rest, Act.Effect effect) {
    Optional<Value> value = changed(map.get(key), rest, effect);
    MapValue.Builder changed = map.toBuilder();
    value.ifPresentOrElse(kept -> changed.put(key, kept), () -> changed.remove(key));
    return changed.build();
  }

  private static Value item(
      ListValue list, PathStep.KeyedItem item, List<PathStep> rest, Act.Effect effect) {
    List<Value> items = new ArrayList<>(list.items());
    if (rest.isEmpty() && effect instanceof Act.Removed) {
      items.removeIf(each -> isIt(each, item));
    } else if (rest.isEmpty() && effect instanceof Act.Appended(Value added)) {
      items.add(added);
    } else {
      first(items, item)
          .ifPresent(at -> changed(items.get(at), rest, effect).ifPresent(v -> items.set(at, v)));
    }
    return new ListValue(items);
  }

  private static Optional<Integer> first(List<Value> items, PathStep.KeyedItem item) {
    for (int i = 0; i < items.size(); i++) {
      if (isIt(items.get(i), item)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static boolean isIt(Value value, PathStep.KeyedItem item) {
    return value instanceof MapValue map && item.value().equals(map.get(item.mergeKey()));
  }

  /** Into an item that is there, or after the last one. */
  private static Value indexed(ListValue list, int index, List<PathStep> rest, Act.Effect effect) {
    List<Value> items = new ArrayList<>(list.items());
    Optional<Value> value = changed(index < items.size() ? items.get(index) : null, rest, effect);
    if (index < items.size()) {
      value.ifPresentOrElse(kept -> items.set(index, kept), () -> items.remove(index));
    } else {
      value.ifPresent(items::add);
    }
    return new ListValue(items);
  }
}
