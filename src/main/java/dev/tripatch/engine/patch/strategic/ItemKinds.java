package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import java.util.List;

/** The one kind that all items of merging lists must have ({@code sliceElementType}). */
final class ItemKinds {

  private ItemKinds() {}

  /** The kind of the items of both lists; refuses mixed kinds, nulls, lists, and no item at all. */
  static ValueKind common(ListValue first, ListValue second, FieldPath path)
      throws RefusedException {
    if (first.isEmpty() && second.isEmpty()) {
      throw Refusals.noElements(path);
    }
    ValueKind kind = ValueKind.of(first.isEmpty() ? second.get(0) : first.get(0));
    if (kind == ValueKind.LIST) {
      throw Refusals.listOfLists(path);
    }
    boolean isUniform =
        kind != ValueKind.NULL && allOf(kind, first.items()) && allOf(kind, second.items());
    if (!isUniform) {
      throw Refusals.mixedItems(path, first, second);
    }
    return kind;
  }

  private static boolean allOf(ValueKind kind, List<Value> items) {
    for (Value item : items) {
      if (ValueKind.of(item) != kind) {
        return false;
      }
    }
    return true;
  }
}
