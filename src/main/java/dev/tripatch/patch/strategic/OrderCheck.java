package dev.tripatch.patch.strategic;

import dev.tripatch.patch.Directives;
import dev.tripatch.patch.GoText;
import dev.tripatch.patch.Refusals;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A patch list must be part of its {@code $setElementOrder} and in its order ({@code
 * validatePatchWithSetOrderList}).
 */
final class OrderCheck {

  private OrderCheck() {}

  static void check(ListValue patch, ListValue order, String mergeKey, FieldPath path)
      throws RefusedException {
    if (patch.isEmpty() || order.isEmpty()) {
      return;
    }
    List<Value> items = mergeKey.isEmpty() ? patch.items() : withoutDeletions(patch, path);
    int at = 0;
    int place = 0;
    while (at < items.size() && place < order.size()) {
      if (Directives.hasPatchDirective(items.get(at))) {
        at++;
        continue;
      }
      Value wanted = identity(items.get(at), mergeKey, path);
      at += wanted.equals(identity(order.get(place), mergeKey, path)) ? 1 : 0;
      place++;
    }
    if (at < items.size() && place >= order.size()) {
      throw Refusals.orderMismatch(path, patch, order, cause(items, order, mergeKey, path));
    }
  }

  /** Which of the three it is: an item twice, one that the order leaves out, another order. */
  private static String cause(List<Value> items, ListValue order, String mergeKey, FieldPath path)
      throws RefusedException {
    Set<Value> ordered = new HashSet<>();
    for (Value each : order.items()) {
      ordered.add(identity(each, mergeKey, path));
    }
    Set<Value> seen = new HashSet<>();
    for (Value item : items) {
      Value name = Directives.hasPatchDirective(item) ? null : identity(item, mergeKey, path);
      if (name != null && !ordered.contains(name)) {
        return "The patch lists "
            + named(name, mergeKey)
            + ", which its $setElementOrder leaves out.";
      }
      if (name != null && !seen.add(name)) {
        return "The patch lists " + named(name, mergeKey) + " twice.";
      }
    }
    return "The patch lists its items in another order than its $setElementOrder.";
  }

  private static String named(Value name, String mergeKey) {
    return (mergeKey.isEmpty() ? "" : "the item with " + mergeKey + " ") + GoText.print(name);
  }

  private static List<Value> withoutDeletions(ListValue patch, FieldPath path)
      throws RefusedException {
    List<Value> kept = new ArrayList<>(patch.size());
    for (Value item : patch.items()) {
      MergeKeys.requireMap(item, path);
      if (!Directives.isDeletion(item)) {
        kept.add(item);
      }
    }
    return kept;
  }

  private static Value identity(Value item, String mergeKey, FieldPath path)
      throws RefusedException {
    return mergeKey.isEmpty()
        ? MergeKeys.requireScalar(item, path)
        : MergeKeys.of(item, mergeKey, path);
  }
}
