package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A list of maps while a patch is merged into it: items are found by merge key, deleted, replaced
 * and appended, each in constant time.
 *
 * <p>It also remembers how the list would lie in Go's memory, where a deletion moves the items
 * after it up and leaves the last place as it was, and an appended item fills the first free place.
 */
final class KeyedTarget {

  private final FieldPath list;
  private final List<@Nullable MapValue> places;
  private final Map<Value, Deque<Integer>> byKey = new HashMap<>();
  private final int size;
  private int last;
  private int deletions;
  private int appended;
  private final Deque<Value> leftBehind = new ArrayDeque<>();

  KeyedTarget(ListValue target, String mergeKey, FieldPath path) {
    list = path;
    size = target.size();
    last = size - 1;
    places = new ArrayList<>(size);
    for (Value item : target.items()) {
      MapValue map = (MapValue) item;
      Value key = map.get(mergeKey);
      if (key != null) {
        byKey.computeIfAbsent(key, none -> new ArrayDeque<>(1)).addLast(places.size());
      }
      places.add(map);
    }
  }

  /** The first item with this key, or null. */
  @Nullable MapValue find(Value key) throws RefusedException {
    if (!(key instanceof Scalar)) {
      requireComparable(key);
    }
    Deque<Integer> found = byKey.get(key);
    return found == null || found.isEmpty() ? null : places.get(found.getFirst());
  }

  private void requireComparable(Value key) throws RefusedException {
    for (Map.Entry<Value, Deque<Integer>> other : byKey.entrySet()) {
      if (!other.getValue().isEmpty()) {
        MergeKeys.same(key, other.getKey(), list);
      }
    }
  }

  /** Deletes every item with this key; must come before the first {@link #append}. */
  void delete(Value key) throws RefusedException {
    if (!(key instanceof Scalar)) {
      requireComparable(key);
    }
    Deque<Integer> found = byKey.remove(key);
    while (found != null && !found.isEmpty()) {
      while (places.get(last) == null) {
        last--;
      }
      MapValue lastItem = places.get(last);
      if (lastItem != null) {
        leftBehind.addFirst(lastItem);
      }
      places.set(found.removeFirst(), null);
      deletions++;
    }
  }

  /** Puts another map in the place of the first item with this key. */
  void replace(Value key, MapValue item) {
    Deque<Integer> found = byKey.get(key);
    if (found != null && !found.isEmpty()) {
      places.set(found.getFirst(), item);
    }
  }

  /** Adds an item at the end. */
  void append(Value key, MapValue item) {
    byKey.computeIfAbsent(key, none -> new ArrayDeque<>(1)).addLast(places.size());
    places.add(item);
    appended++;
  }

  /** The items there are now. */
  List<Value> items() {
    List<Value> items = new ArrayList<>(places.size());
    for (MapValue item : places) {
      if (item != null) {
        items.add(item);
      }
    }
    return items;
  }

  /** What lies in the places that the list had at first. */
  List<Value> memory() {
    List<Value> memory = items();
    if (memory.size() > size) {
      return memory.subList(0, size);
    }
    leftBehind.stream().skip(Math.min(appended, deletions)).forEach(memory::add);
    return memory;
  }
}
