package dev.tripatch.hazard;

import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Checks the merge keys of a merging list's items. */
final class KeyedItems {
  private final List<Hazard> found;

  KeyedItems(List<Hazard> found) {
    this.found = found;
  }

  void check(ListNode list, FieldRule rule, FieldPath path) {
    if (!rule.merges() || rule.mergeKey().isEmpty()) {
      return;
    }
    Map<Value, MapValue> firsts = HashMap.newHashMap(list.items().size());
    int index = 0;
    for (Item item : list.items()) {
      if (item.node() instanceof MapNode map && !map.value().has("$patch")) {
        check(item, map.value(), rule, path.index(index), firsts);
      }
      index++;
    }
  }

  private void check(
      Item item, MapValue map, FieldRule rule, FieldPath path, Map<Value, MapValue> firsts) {
    String mergeKey = rule.mergeKey().orElseThrow();
    Value key = map.get(mergeKey);
    if (key == null) {
      add(
          HazardKind.MISSING_MERGE_KEY,
          item,
          path,
          "This item has no " + mergeKey + ", by which Kubernetes tells the items apart.",
          "Give it a " + mergeKey + ".");
      return;
    }
    if (key.equals(new StringValue(""))) {
      add(
          HazardKind.EMPTY_MERGE_KEY,
          item,
          path,
          "The " + mergeKey + " of this item is empty, and it is what tells the items apart.",
          "Give it a " + mergeKey + " that is not empty.");
    }
    MapValue first = firsts.putIfAbsent(key, map);
    if (first != null) {
      addCollision(item, map, first, rule, path);
    }
  }

  private void addCollision(
      Item item, MapValue map, MapValue first, FieldRule rule, FieldPath path) {
    String mergeKey = rule.mergeKey().orElseThrow();
    String value = CanonicalJson.write(Objects.requireNonNull(map.get(mergeKey)));
    List<String> keys = rule.listMapKeys();
    boolean isPartial =
        keys.contains(mergeKey)
            && keys.stream().anyMatch(each -> !Objects.equals(map.get(each), first.get(each)));
    add(
        isPartial ? HazardKind.PARTIAL_MERGE_KEY : HazardKind.DUPLICATE_MERGE_KEY,
        item,
        path,
        "Another item has the same "
            + mergeKey
            + ", "
            + value
            + (isPartial
                ? ". The server tells them apart by "
                    + String.join(" and ", keys)
                    + ", but a strategic merge patch by "
                    + mergeKey
                    + " alone."
                : ", and a patch cannot tell them apart."),
        isPartial
            ? "Use server-side apply for this object, or two different values of " + mergeKey + "."
            : "Give each item a " + mergeKey + " of its own.");
  }

  private void add(
      HazardKind kind, Item item, FieldPath path, String sentence, String remedy) {
    found.add(new Hazard(kind, path, item.span(), sentence, remedy));
  }
}
