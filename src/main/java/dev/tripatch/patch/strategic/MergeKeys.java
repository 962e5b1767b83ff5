package dev.tripatch.patch.strategic;

import dev.tripatch.patch.Refusals;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reading and finding the merge keys of list items. */
final class MergeKeys {

  private MergeKeys() {}

  /** The value of an item's merge key; refuses an item that is no map or lacks the key. */
  static Scalar of(Value item, String mergeKey, FieldPath list) throws RefusedException {
    MapValue map = requireMap(item, list);
    Value key = map.get(mergeKey);
    if (key == null) {
      throw Refusals.noMergeKey(list, map, mergeKey);
    }
    if (!(key instanceof Scalar scalar)) {
      throw Refusals.compoundMergeKey(list, mergeKey);
    }
    return scalar;
  }

  /** The item as a map; refuses anything else. */
  static MapValue requireMap(Value item, FieldPath list) throws RefusedException {
    if (item instanceof MapValue map) {
      return map;
    }
    throw Refusals.wrongType(list, "map[string]interface {}", item);
  }

  /** The item as a primitive; refuses anything else. */
  static Scalar requireScalar(Value item, FieldPath list) throws RefusedException {
    if (item instanceof Scalar scalar) {
      return scalar;
    }
    throw Refusals.compoundMergeKey(list, "the item itself");
  }

  /** Refuses a list in which an item lacks the merge key. */
  static void requireAll(List<Value> items, String mergeKey, FieldPath list)
      throws RefusedException {
    for (Value item : items) {
      of(item, mergeKey, list);
    }
  }

  /**
   * What distinguishes an item, or null: the merge key's value, for a primitive the item itself.
   */
  static @Nullable Value identity(Value item, String mergeKey) {
    if (mergeKey.isEmpty()) {
      return item;
    }
    return item instanceof MapValue map ? map.get(mergeKey) : null;
  }

  /** The first place of each identity in a list, counted from 0. */
  static Map<Value, Integer> firstPlaces(List<Value> items, String mergeKey) {
    Map<Value, Integer> places = HashMap.newHashMap(items.size());
    for (int i = 0; i < items.size(); i++) {
      Value identity = identity(items.get(i), mergeKey);
      if (identity != null) {
        places.putIfAbsent(identity, i);
      }
    }
    return places;
  }

  /** A list of maps with only the merge key: the form of {@code $setElementOrder}. */
  static ListValue keysOnly(ListValue items, String mergeKey, FieldPath list)
      throws RefusedException {
    Value[] keys = new Value[items.size()];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = MapValue.of(mergeKey, of(items.get(i), mergeKey, list));
    }
    return ListValue.of(keys);
  }
}
