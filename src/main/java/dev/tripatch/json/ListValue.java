package dev.tripatch.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A list. Items are mostly found by name, one after the other; so a list that is asked again and
 * again has an index, as a large map has.
 */
public final class ListValue implements Value {

  public static final ListValue EMPTY = new ListValue(List.of());

  /** Looking through so few items is faster than hashing. */
  private static final int SMALL = 8;

  /** Most lists are asked once or twice, for which an index is not worth its price. */
  private static final int FEW_QUESTIONS = 3;

  private final List<Value> items;

  /** Only a guess of how often it was asked, which threads may take from each other. */
  private int asked;

  private @Nullable Index index;

  /** Where the items are that have some name. */
  private record Index(String mergeKey, Map<Value, List<Integer>> places) {}

  /** A list of a copy of these items, in their order. */
  public ListValue(List<? extends Value> items) {
    this.items = List.copyOf(items);
  }

  /** A list of these items. */
  public static ListValue of(Value... items) {
    return new ListValue(List.of(items));
  }

  /** The items of a value; none if it is not a list. */
  public static List<Value> itemsOf(@Nullable Value value) {
    return value instanceof ListValue list ? list.items : List.of();
  }

  /** A value as a list; an empty one if it is none. */
  public static ListValue orEmpty(@Nullable Value value) {
    return value instanceof ListValue list ? list : EMPTY;
  }

  /** The list with what becomes of each item. */
  public ListValue mapped(UnaryOperator<Value> change) {
    return new ListValue(items.stream().map(change).toList());
  }

  /** Its items in order; cannot be changed. */
  public List<Value> items() {
    return items;
  }

  /** How many items there are. */
  public int size() {
    return items.size();
  }

  /** Whether there is no item. */
  public boolean isEmpty() {
    return items.isEmpty();
  }

  /** The item at a place counted from 0. */
  public Value get(int index) {
    return items.get(index);
  }

  /**
   * The places of the items that have a name: of maps the value of the merge key, of others the
   * item itself.
   */
  public List<Integer> placesOf(String mergeKey, Value name) {
    Index known = index;
    if (known != null && known.mergeKey().equals(mergeKey)) {
      return known.places().getOrDefault(name, List.of());
    }
    if (items.size() > SMALL && ++asked > FEW_QUESTIONS) {
      Index made = new Index(mergeKey, allPlaces(mergeKey));
      index = made;
      return made.places().getOrDefault(name, List.of());
    }
    return search(mergeKey, name);
  }

  /** The maps that have a scalar in a field, by it, in order; of several the first. */
  public Map<Scalar, MapValue> byKey(String key) {
    Map<Scalar, MapValue> byKey = LinkedHashMap.newLinkedHashMap(items.size());
    for (Value item : items) {
      if (item instanceof MapValue map && map.get(key) instanceof Scalar own) {
        byKey.putIfAbsent(own, map);
      }
    }
    return byKey;
  }

  private List<Integer> search(String mergeKey, Value name) {
    List<Integer> places = new ArrayList<>(1);
    for (int i = 0; i < items.size(); i++) {
      if (name.equals(nameOf(items.get(i), mergeKey))) {
        places.add(i);
      }
    }
    return places;
  }

  private Map<Value, List<Integer>> allPlaces(String mergeKey) {
    Map<Value, List<Integer>> places = HashMap.newHashMap(items.size());
    for (int i = 0; i < items.size(); i++) {
      Value name = nameOf(items.get(i), mergeKey);
      if (name != null) {
        places.computeIfAbsent(name, _ -> new ArrayList<>(1)).add(i);
      }
    }
    return places;
  }

  private static @Nullable Value nameOf(Value item, String mergeKey) {
    return item instanceof MapValue map ? map.get(mergeKey) : item;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof ListValue that && items.equals(that.items);
  }

  @Override
  public int hashCode() {
    return items.hashCode();
  }

  @Override
  public String toString() {
    return "ListValue[items=" + items + "]";
  }
}
