package dev.tripatch.json;

import java.util.List;

/**
 * A list.
 *
 * @param items its items in order
 */
public record ListValue(List<Value> items) implements Value {

  public static final ListValue EMPTY = new ListValue(List.of());

  public ListValue {
    items = List.copyOf(items);
  }

  /** A list of these items. */
  public static ListValue of(Value... items) {
    return new ListValue(List.of(items));
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
}
