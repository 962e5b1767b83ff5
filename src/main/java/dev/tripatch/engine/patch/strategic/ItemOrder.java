package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
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

  String mergeKey() {
    return mergeKey;
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
    KeyPlaces patchPlaces = new KeyPlaces(patchOrder, mergeKey, path);
    List<Value> named = new ArrayList<>(items.size());
    List<Value> serverOnly = new ArrayList<>();
    for (Value item : items) {
      (patchPlaces.of(identity(item)) >= 0 ? named : serverOnly).add(item);
    }
    return weave(
        sort(serverOnly, serverOrder, kind),
        sort(named, patchOrder, kind),
        new KeyPlaces(serverOrder, mergeKey, path));
  }

  private Value identity(Value item) throws RefusedException {
    return mergeKey.isEmpty()
        ? MergeKeys.requireScalar(item, path)
        : MergeKeys.of(item, mergeKey, path);
  }

  /**
   * In the order of another list; items that delete come last. Kubernetes says of an item without a
   * place there, and of any other beside it, that each is before the other (decision record 6).
   */
  List<Value> sort(List<Value> items, List<Value> order, ValueKind kind) throws RefusedException {
    List<Value> deletions = new ArrayList<>();
    List<Value> sorted = new ArrayList<>(items.size());
    if (kind == ValueKind.MAP) {
      MergeKeys.requireAll(items, mergeKey, path);
      MergeKeys.requireAll(order, mergeKey, path);
    }
    for (Value item : items) {
      (kind == ValueKind.MAP && Directives.isDeletion(item) ? deletions : sorted).add(item);
    }
    if (sorted.size() > 1) {
      sorted = sortByPlaces(sorted, new KeyPlaces(order, mergeKey, path));
    }
    sorted.addAll(deletions);
    return sorted;
  }

  private record Placed(Value item, int place) {}

  private static List<Value> sortByPlaces(List<Value> items, KeyPlaces places)
      throws RefusedException {
    List<Placed> placed = new ArrayList<>(items.size());
    for (Value item : items) {
      placed.add(new Placed(item, places.ofItem(item)));
    }
    GoStableSort.sort(placed, (left, right) -> isBefore(left.place(), right.place()));
    List<Value> sorted = new ArrayList<>(items.size());
    placed.forEach(each -> sorted.add(each.item()));
    return sorted;
  }

  private static boolean isBefore(int left, int right) {
    return left < 0 || right < 0 || left < right;
  }

  /** An item that only the server has goes before the first named item that was after it. */
  private static ListValue weave(List<Value> serverOnly, List<Value> named, KeyPlaces serverPlaces)
      throws RefusedException {
    List<Value> woven = new ArrayList<>(serverOnly.size() + named.size());
    int i = 0;
    int j = 0;
    while (i < serverOnly.size() && j < named.size()) {
      int left = serverPlaces.ofItem(serverOnly.get(i));
      int right = serverPlaces.ofItem(named.get(j));
      boolean isBefore = left >= 0 && right >= 0 && left < right;
      woven.add(isBefore ? serverOnly.get(i++) : named.get(j++));
    }
    woven.addAll(serverOnly.subList(i, serverOnly.size()));
    woven.addAll(named.subList(j, named.size()));
    return new ListValue(woven);
  }

  /** Where the items of a list are, found by what distinguishes them ({@code index}). */
  private static final class KeyPlaces {

    private final Map<Value, Integer> first;
    private final String mergeKey;
    private final FieldPath list;

    KeyPlaces(List<Value> items, String mergeKey, FieldPath list) {
      first = HashMap.newHashMap(items.size());
      this.mergeKey = mergeKey;
      this.list = list;
      for (int i = 0; i < items.size(); i++) {
        Value identity = MergeKeys.identity(items.get(i), mergeKey);
        if (identity != null) {
          first.putIfAbsent(identity, i);
        }
      }
    }

    /** The first place of what distinguishes an item, counted from 0; -1 if the list lacks it. */
    int of(@Nullable Value identity) throws RefusedException {
      if (identity == null) {
        return -1;
      }
      if (!(identity instanceof Scalar)) {
        for (Value other : first.keySet()) {
          MergeKeys.same(identity, other, list);
        }
      }
      return first.getOrDefault(identity, -1);
    }

    int ofItem(Value item) throws RefusedException {
      return of(MergeKeys.identity(item, mergeKey));
    }
  }
}
