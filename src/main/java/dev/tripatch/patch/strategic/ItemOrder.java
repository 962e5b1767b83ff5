package dev.tripatch.patch.strategic;

import dev.tripatch.patch.Directives;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.patch.ValueKind;
import dev.tripatch.patch.strategic.sort.GoStableSort;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts a merged list in order: items that the patch names take the patch's order, the others keep
 * the server's, and both are woven together by the server's order ({@code normalizeElementOrder}).
 */
final class ItemOrder {

  private final String mergeKey;
  private final FieldPath path;

  ItemOrder(String mergeKey, FieldPath path) {
    this.mergeKey = mergeKey;
    this.path = path;
  }

  /**
   * The items in order.
   *
   * @param items the merged list
   * @param patchOrder the items or keys that the patch names, in its order
   * @param serverOrder the target list's own order
   * @param kind the kind of the items
   */
  ListValue arrange(
      List<Value> items, List<Value> patchOrder, List<Value> serverOrder, ValueKind kind)
      throws RefusedException {
    Map<Value, Integer> patchPlaces = MergeKeys.firstPlaces(patchOrder, mergeKey);
    Map<Value, Integer> serverPlaces = MergeKeys.firstPlaces(serverOrder, mergeKey);
    List<Value> named = new ArrayList<>(items.size());
    List<Value> serverOnly = new ArrayList<>();
    for (Value item : items) {
      (patchPlaces.containsKey(identity(item)) ? named : serverOnly).add(item);
    }
    return weave(
        sort(serverOnly, serverOrder, serverPlaces, kind),
        sort(named, patchOrder, patchPlaces, kind),
        serverPlaces);
  }

  private Value identity(Value item) throws RefusedException {
    return mergeKey.isEmpty()
        ? MergeKeys.requireScalar(item, path)
        : MergeKeys.of(item, mergeKey, path);
  }

  /**
   * In the order of the places; items that delete come last. Kubernetes says of an item without a
   * place, and of any other beside it, that each is before the other (decision record 6).
   */
  private List<Value> sort(
      List<Value> items, List<Value> order, Map<Value, Integer> places, ValueKind kind)
      throws RefusedException {
    List<Value> deletions = new ArrayList<>();
    List<Value> sorted = new ArrayList<>(items.size());
    if (kind == ValueKind.MAP) {
      MergeKeys.requireAll(items, mergeKey, path);
      MergeKeys.requireAll(order, mergeKey, path);
    }
    for (Value item : items) {
      (kind == ValueKind.MAP && Directives.isDeletion(item) ? deletions : sorted).add(item);
    }
    GoStableSort.sort(sorted, (left, right) -> isBefore(place(left, places), place(right, places)));
    sorted.addAll(deletions);
    return sorted;
  }

  private static boolean isBefore(int left, int right) {
    return left < 0 || right < 0 || left < right;
  }

  private int place(Value item, Map<Value, Integer> places) {
    @Nullable Value identity = MergeKeys.identity(item, mergeKey);
    return identity == null ? -1 : places.getOrDefault(identity, -1);
  }

  /** An item that only the server has goes before the first named item that was behind it. */
  private ListValue weave(
      List<Value> serverOnly, List<Value> named, Map<Value, Integer> serverPlaces) {
    List<Value> woven = new ArrayList<>(serverOnly.size() + named.size());
    int i = 0;
    int j = 0;
    while (i < serverOnly.size() && j < named.size()) {
      int left = place(serverOnly.get(i), serverPlaces);
      int right = place(named.get(j), serverPlaces);
      boolean isBefore = left >= 0 && right >= 0 && left < right;
      woven.add(isBefore ? serverOnly.get(i++) : named.get(j++));
    }
    woven.addAll(serverOnly.subList(i, serverOnly.size()));
    woven.addAll(named.subList(j, named.size()));
    return new ListValue(woven);
  }
}
