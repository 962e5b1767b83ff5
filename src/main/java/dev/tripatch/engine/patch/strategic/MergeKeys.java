package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reading and finding the merge keys of list items. */
final class MergeKeys {

  private MergeKeys() {}

  /**
   * The value of an item's merge key; refuses an item that is no map or lacks the key. A map or a
   * list as the key is refused only where it is {@linkplain #same compared}.
   */
  static Value of(Value item, String mergeKey, FieldPath list) throws RefusedException {
    MapValue map = requireMap(item, list);
    Value key = map.get(mergeKey);
    if (key == null) {
      throw Refusals.noMergeKey(list, map, mergeKey);
    }
    return key;
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
    throw Refusals.unhashableItem(list, item);
  }

  /** Whether two keys are the same; Go cannot compare a map with a map, nor a list with a list. */
  static boolean same(Value left, Value right, FieldPath list) throws RefusedException {
    if (!(left instanceof Scalar) && ValueKind.of(left) == ValueKind.of(right)) {
      throw Refusals.compoundMergeKey(list, left);
    }
    return left.equals(right);
  }

  /** An item's place; that of its list, if its key is no primitive. */
  static FieldPath place(FieldPath list, String mergeKey, Value key) {
    return key instanceof Scalar scalar ? list.item(mergeKey, scalar) : list;
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
