package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Carries out acts on an object, one after the other, in time that grows with their number: what
 * they reach into is taken apart once.
 */
public final class Replay {

  private ReplayedValue object;

  /** Nothing is carried out yet. */
  public Replay(Value object) {
    this.object = new ReplayedValue(object);
  }

  /** Carries out one effect; nothing changes where the place is not there. */
  public void carryOut(FieldPath place, Act.Effect effect) {
    object = changed(object, place.steps(), effect).orElse(object);
  }

  /** The object after what was carried out. */
  public Value value() {
    return object.value();
  }

  /** What is at a place; of several items with the same merge key, the first. */
  public static Optional<Value> at(Value object, FieldPath place) {
    @Nullable Value at = object;
    for (PathStep step : place.steps()) {
      at =
          switch (step) {
            case PathStep.Key(String key) -> at instanceof MapValue map ? map.get(key) : null;
            case PathStep.KeyedItem item -> first(list(at), item);
            case PathStep.IndexItem(int index) ->
                index < list(at).size() ? list(at).get(index) : null;
            case PathStep.SetItem item ->
                list(at).items().contains(item.value()) ? item.value() : null;
            case PathStep.Lines _ -> null;
          };
    }
    return Optional.ofNullable(at);
  }

  private static @Nullable Value first(ListValue list, PathStep.KeyedItem item) {
    for (int place : list.placesOf(item.mergeKey(), item.value())) {
      if (list.get(place) instanceof MapValue map) {
        return map;
      }
    }
    return null;
  }

  private static ListValue list(@Nullable Value at) {
    return at instanceof ListValue list ? list : ListValue.EMPTY;
  }

  /** What is there after the effect; empty if nothing is. */
  private static Optional<ReplayedValue> changed(
      @Nullable ReplayedValue at, List<PathStep> steps, Act.Effect effect) {
    if (steps.isEmpty()) {
      return at(at, effect);
    }
    List<PathStep> rest = steps.subList(1, steps.size());
    return switch (steps.getFirst()) {
      case PathStep.Key(String key) -> {
        ReplayedValue map = at == null ? new ReplayedValue(MapValue.EMPTY) : at;
        map.put(key, changed(map.field(key), rest, effect));
        yield Optional.of(map);
      }
      case PathStep.KeyedItem item -> {
        ReplayedValue list = at == null ? new ReplayedValue(ListValue.EMPTY) : at;
        item(list, item, rest, effect);
        yield Optional.of(list);
      }
      case PathStep.IndexItem(int index) -> {
        ReplayedValue list = at == null ? new ReplayedValue(ListValue.EMPTY) : at;
        list.put(index, changed(list.item(index), rest, effect));
        yield Optional.of(list);
      }
      case PathStep.SetItem _, PathStep.Lines _ -> Optional.ofNullable(at);
    };
  }

  private static Optional<ReplayedValue> at(@Nullable ReplayedValue at, Act.Effect effect) {
    return switch (effect) {
      case Act.Set(Value value) -> Optional.of(new ReplayedValue(value));
      case Act.Removed ignored -> Optional.empty();
      case Act.Appended(Value ignored) -> Optional.ofNullable(at);
    };
  }

  private static void item(
      ReplayedValue list, PathStep.KeyedItem item, List<PathStep> rest, Act.Effect effect) {
    if (rest.isEmpty() && effect instanceof Act.Removed) {
      list.remove(item);
    } else if (rest.isEmpty() && effect instanceof Act.Appended(Value added)) {
      list.append(added);
    } else {
      list.change(item, old -> changed(old, rest, effect));
    }
  }
}
