package dev.tripatch.patch.strategic;

import dev.tripatch.patch.Directives;
import dev.tripatch.patch.GoText;
import dev.tripatch.patch.Refusals;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.Scalar;
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
      Culprit culprit = culprit(items, at, order, mergeKey, path);
      throw Refusals.orderMismatch(culprit.path(), patch, order, culprit.cause());
    }
  }

  /** The item that is wrong, and how. */
  private record Culprit(FieldPath path, String cause) {}

  /**
   * Which of the three it is: an item twice, one that the order leaves out, another order.
   *
   * @param late the first item that the order has no place for
   */
  private static Culprit culprit(
      List<Value> items, int late, ListValue order, String mergeKey, FieldPath path)
      throws RefusedException {
    Set<Value> ordered = new HashSet<>();
    for (Value each : order.items()) {
      ordered.add(identity(each, mergeKey, path));
    }
    Set<Value> seen = new HashSet<>();
    for (Value item : items) {
      Value name = Directives.hasPatchDirective(item) ? null : identity(item, mergeKey, path);
      if (name != null && !ordered.contains(name)) {
        String cause =
            "The patch lists " + named(name, mergeKey) + ", which its $setElementOrder leaves out.";
        return new Culprit(place(path, mergeKey, name, 0), cause);
      }
      if (name != null && !seen.add(name)) {
        String cause = "The patch lists " + named(name, mergeKey) + " twice.";
        return new Culprit(place(path, mergeKey, name, 1), cause);
      }
    }
    Value last = items.get(late);
    return new Culprit(
        Directives.hasPatchDirective(last)
            ? path
            : place(path, mergeKey, identity(last, mergeKey, path), 0),
        "The patch lists its items in another order than its $setElementOrder.");
  }

  private static FieldPath place(FieldPath list, String mergeKey, Value name, int occurrence) {
    if (!(name instanceof Scalar scalar)) {
      return list;
    }
    return list.then(
        mergeKey.isEmpty()
            ? new Step.SetItem(scalar, occurrence)
            : new Step.KeyedItem(mergeKey, scalar, occurrence));
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
