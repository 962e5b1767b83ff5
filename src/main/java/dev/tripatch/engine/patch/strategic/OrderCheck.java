package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A patch list must be part of its {@code $setElementOrder} and in its order ({@code
 * validatePatchWithSetOrderList}).
 */
final class OrderCheck {

  private final ListValue patch;
  private final ListValue order;
  private final String mergeKey;
  private final FieldPath path;

  private OrderCheck(ListValue patch, ListValue order, String mergeKey, FieldPath path) {
    this.patch = patch;
    this.order = order;
    this.mergeKey = mergeKey;
    this.path = path;
  }

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
      at += MergeKeys.same(wanted, identity(order.get(place), mergeKey, path), path) ? 1 : 0;
      place++;
    }
    if (at < items.size() && place >= order.size()) {
      throw new OrderCheck(patch, order, mergeKey, path).mismatch(items, items.get(at));
    }
  }

  /**
   * Which of the three it is: an item twice, one that the order leaves out, another order.
   *
   * @param late the first item that the order has no place for
   */
  private RefusedException mismatch(List<Value> items, Value late) throws RefusedException {
    Set<Value> ordered = new HashSet<>();
    for (Value each : order.items()) {
      ordered.add(identity(each, mergeKey, path));
    }
    Set<Value> seen = new HashSet<>();
    for (Value item : items) {
      Value name = Directives.hasPatchDirective(item) ? null : identity(item, mergeKey, path);
      if (name != null && !ordered.contains(name)) {
        return Refusals.orderMismatch(
            place(name, 0), patch, order, RefusalWording.ORDER_LACKS, "item", named(name));
      }
      if (name != null && !seen.add(name)) {
        return Refusals.orderMismatch(
            place(name, 1), patch, order, RefusalWording.LISTED_TWICE, "item", named(name));
      }
    }
    FieldPath at =
        Directives.hasPatchDirective(late) ? path : place(identity(late, mergeKey, path), 0);
    return Refusals.orderMismatch(at, patch, order, RefusalWording.OTHER_ORDER);
  }

  private FieldPath place(Value name, int occurrence) {
    if (!(name instanceof Scalar scalar)) {
      return path;
    }
    return path.then(
        mergeKey.isEmpty()
            ? new PathStep.SetItem(scalar, occurrence)
            : new PathStep.KeyedItem(mergeKey, scalar, occurrence));
  }

  private String named(Value name) {
    return mergeKey.isEmpty() ? GoText.print(name) : mergeKey + " " + GoText.print(name);
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
