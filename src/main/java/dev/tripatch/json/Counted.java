package dev.tripatch.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Paths in which items are counted, as a server writes them: {@code spec.containers[0].image}. */
public final class Counted {

  private Counted() {}

  /** A path as a server would write it of an object. Items that it lacks are called by name. */
  public static String path(FieldPath path, MapValue object) {
    return counted(path, object).toString();
  }

  /** The same as a path. */
  public static FieldPath counted(FieldPath path, MapValue object) {
    Optional<Value> at = Optional.of(object);
    FieldPath counted = FieldPath.root();
    for (PathStep step : path.steps()) {
      PathStep plain = at.flatMap(holder -> counted(holder, step)).orElse(step);
      counted = counted.then(plain);
      at = at.flatMap(holder -> part(holder, plain));
    }
    return counted;
  }

  /** What is at a place in a value; empty if nothing. */
  public static Optional<Value> valueAt(Value object, FieldPath path) {
    Optional<Value> at = Optional.of(object);
    for (PathStep step : path.steps()) {
      at = at.flatMap(holder -> part(holder, counted(holder, step).orElse(step)));
    }
    return at;
  }

  /**
   * A value that has another one at a counted place, or none; maps that lack on the way are made.
   */
  public static Value with(Value object, FieldPath place, Optional<? extends Value> value) {
    return with(object, place.steps(), value);
  }

  private static Value with(Value at, List<PathStep> steps, Optional<? extends Value> value) {
    if (steps.isEmpty()) {
      return value.orElseThrow();
    }
    PathStep step = steps.getFirst();
    Optional<? extends Value> part = value;
    if (steps.size() > 1) {
      Value before = part(at, step).orElse(MapValue.EMPTY);
      part = Optional.of(with(before, steps.subList(1, steps.size()), value));
    }
    if (step instanceof PathStep.IndexItem(int index) && at instanceof ListValue list) {
      List<Value> items = new ArrayList<>(list.items());
      items.remove(index);
      part.ifPresent(kept -> items.add(index, kept));
      return new ListValue(items);
    }
    MapValue.Builder map = MapValue.orEmpty(at).toBuilder();
    String key = ((PathStep.Key) step).name();
    return (part.isPresent() ? map.put(key, part.get()) : map.remove(key)).build();
  }

  private static Optional<Value> part(Value holder, PathStep step) {
    return switch (holder) {
      case MapValue map when step instanceof PathStep.Key(String name) -> map.find(name);
      case ListValue list
          when step instanceof PathStep.IndexItem(int index) && index < list.size() ->
          Optional.of(list.get(index));
      case Value ignored -> Optional.empty();
    };
  }

  /** The place of an item that is called by name; empty if it is not there. */
  private static Optional<PathStep> counted(Value holder, PathStep step) {
    return holder instanceof ListValue list
        ? switch (step) {
          case PathStep.KeyedItem item ->
              find(list, item.mergeKey(), item.value(), item.occurrence());
          case PathStep.SetItem item -> find(list, "", item.value(), item.occurrence());
          case PathStep.IndexItem item -> Optional.of(item);
          case PathStep.Key _, PathStep.Lines _ -> Optional.empty();
        }
        : Optional.empty();
  }

  private static Optional<PathStep> find(
      ListValue list, String key, Scalar wanted, int occurrence) {
    List<Integer> places = list.placesOf(key, wanted);
    return occurrence < places.size()
        ? Optional.of(new PathStep.IndexItem(places.get(occurrence)))
        : Optional.empty();
  }
}
