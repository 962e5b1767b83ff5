package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares two lists with merge strategy item by item ({@code diffLists}). */
final class ListDiffer {

  private final DiffOptions options;
  private final MapDiffer maps;

  ListDiffer(DiffOptions options, MapDiffer maps) {
    this.options = options;
    this.maps = maps;
  }

  DiffDecision diff(ListValue original, ListValue modified, FieldRule rule, FieldPath path)
      throws RefusedException {
    if (original.isEmpty()) {
      return modified.isEmpty()
          ? DiffDecision.Unchanged.SAME
          : maps.change(new DiffDecision.Added(modified));
    }
    return ItemKinds.common(original, modified, path) == ValueKind.MAP
        ? keyed(original, modified, rule, path)
        : primitives(original, modified, path);
  }

  private DiffDecision keyed(ListValue original, ListValue modified, FieldRule rule, FieldPath path)
      throws RefusedException {
    String mergeKey = rule.mergeKey().orElse("");
    MergeKeys.requireAll(original.items(), mergeKey, path);
    MergeKeys.requireAll(modified.items(), mergeKey, path);
    List<DiffDecision.KeyedItem> items = pairUp(original, modified, rule, mergeKey, path);
    ListValue patch = patchList(items, modified, new ItemOrder(mergeKey, path));
    boolean isOrderSame = isOrderSame(original, modified, mergeKey, path);
    boolean isWritten =
        options.setElementOrder()
            && (!patch.isEmpty() || (!options.ignoreChanges() && !isOrderSame));
    Optional<ListValue> order =
        isWritten && !modified.isEmpty()
            ? Optional.of(MergeKeys.keysOnly(modified, mergeKey, path))
            : Optional.empty();
    return new DiffDecision.KeyedList(mergeKey, items, order, patch);
  }

  /** Walks both lists in order of the merge keys' texts, as a merge sort would. */
  private List<DiffDecision.KeyedItem> pairUp(
      ListValue original, ListValue modified, FieldRule rule, String mergeKey, FieldPath path)
      throws RefusedException {
    List<TextOrder.Entry> from = TextOrder.sort(original.items(), mergeKey);
    List<TextOrder.Entry> to = TextOrder.sort(modified.items(), mergeKey);
    SchemaType itemType = SchemaAt.itemsOf(rule);
    List<DiffDecision.KeyedItem> items = new ArrayList<>(Math.max(from.size(), to.size()));
    int i = 0;
    int j = 0;
    while (i < from.size() || j < to.size()) {
      int side = compareAt(from, i, to, j);
      Value item = side < 0 ? from.get(i).item() : to.get(j).item();
      Value key = MergeKeys.of(item, mergeKey, path);
      DiffDecision decision;
      if (side < 0) {
        decision = maps.deletion(new DiffDecision.Removed());
      } else if (side > 0) {
        decision = maps.change(new DiffDecision.Added(item));
      } else {
        MapValue old = (MapValue) from.get(i).item();
        FieldPath at = MergeKeys.place(path, mergeKey, key);
        decision = maps.diff(old, (MapValue) item, itemType, rule.retainsKeys(), at);
      }
      items.add(new DiffDecision.KeyedItem(key, decision));
      i += side <= 0 ? 1 : 0;
      j += side >= 0 ? 1 : 0;
    }
    return items;
  }

  /** Negative: only the left has the next item; positive: only the right; zero: both. */
  private static int compareAt(
      List<TextOrder.Entry> left, int i, List<TextOrder.Entry> right, int j) {
    if (i >= left.size()) {
      return 1;
    }
    return j >= right.size() ? -1 : GoText.compare(left.get(i).text(), right.get(j).text());
  }

  /**
   * Additions and changes in modified's order, then those that say {@code $patch: delete}
   * themselves, then the deletions.
   */
  private static ListValue patchList(
      List<DiffDecision.KeyedItem> items, ListValue modified, ItemOrder order)
      throws RefusedException {
    String mergeKey = order.mergeKey();
    List<Value> changes = new ArrayList<>();
    List<Value> deletions = new ArrayList<>();
    for (DiffDecision.KeyedItem item : items) {
      boolean isDeletion = item.decision() instanceof DiffDecision.Removed;
      item.written(mergeKey).ifPresent((isDeletion ? deletions : changes)::add);
    }
    List<Value> sorted = order.sort(changes, modified.items(), ValueKind.MAP);
    sorted.addAll(deletions);
    return new ListValue(sorted);
  }

  private static boolean isOrderSame(
      ListValue original, ListValue modified, String mergeKey, FieldPath path)
      throws RefusedException {
    if (original.size() != modified.size()) {
      return false;
    }
    for (int i = 0; i < original.size(); i++) {
      Value old = MergeKeys.of(original.get(i), mergeKey, path);
      if (!MergeKeys.same(old, MergeKeys.of(modified.get(i), mergeKey, path), path)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Kubernetes sorts the original list in place before it asks whether the lists differ, so an
   * unchanged list that is not in order of its texts is taken for a changed one.
   */
  private DiffDecision primitives(ListValue original, ListValue modified, FieldPath path)
      throws RefusedException {
    List<TextOrder.Entry> from = TextOrder.sort(original.items(), "");
    List<TextOrder.Entry> to = TextOrder.sort(modified.items(), "");
    List<Value> added = new ArrayList<>();
    List<Value> deleted = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < from.size() || j < to.size()) {
      int side = compareAt(from, i, to, j);
      if (side < 0 && !options.ignoreDeletions()) {
        deleted.add(from.get(i).item());
      } else if (side > 0 && !options.ignoreChanges()) {
        added.add(to.get(j).item());
      }
      i += side <= 0 ? 1 : 0;
      j += side >= 0 ? 1 : 0;
    }
    ItemOrder order = new ItemOrder("", path);
    boolean isWritten =
        options.setElementOrder()
            && !modified.isEmpty()
            && ((!options.ignoreDeletions() && !deleted.isEmpty())
                || (!options.ignoreChanges() && !sameItems(from, modified)));
    return new DiffDecision.PrimitiveSet(
        new ListValue(order.sort(added, modified.items(), ValueKind.STRING)),
        new ListValue(Duplicates.drop(deleted)),
        isWritten ? Optional.of(modified) : Optional.empty());
  }

  private static boolean sameItems(List<TextOrder.Entry> sorted, ListValue list) {
    return sorted.stream().map(TextOrder.Entry::item).toList().equals(list.items());
  }
}
