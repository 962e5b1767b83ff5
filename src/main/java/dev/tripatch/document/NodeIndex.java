package dev.tripatch.document;

import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.json.Scalar;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds entries and items by key, by merge key and by offset. A node is indexed when it is first
 * asked. Nodes are distinguished by identity: comparing their content would cost more than it
 * saves. Safe for several threads.
 */
final class NodeIndex {

  /** Looking through so many entries is faster than hashing, and takes no room. */
  private static final int SMALL = 8;

  private final Map<MapNode, Map<String, Entry>> entries = new IdentityHashMap<>();
  private final Map<ListNode, Map<String, Map<Scalar, List<Item>>>> keyed = new IdentityHashMap<>();
  private final Map<ListNode, Map<Scalar, List<Item>>> members = new IdentityHashMap<>();
  private final Map<Node, List<Part>> parts = new IdentityHashMap<>();

  /** The entry of a key; null if the map does not have it. */
  synchronized @Nullable Entry entry(MapNode map, String key) {
    if (map.entries().size() <= SMALL) {
      return search(map.entries(), key);
    }
    return entries.computeIfAbsent(map, NodeIndex::indexEntries).get(key);
  }

  /** The items whose key has a value, in order. */
  synchronized List<Item> keyedItems(ListNode list, String key, Scalar value) {
    return keyed
        .computeIfAbsent(list, _ -> new HashMap<>())
        .computeIfAbsent(key, mergeKey -> indexItems(list, mergeKey))
        .getOrDefault(value, List.of());
  }

  /** The items that are a scalar, in order. */
  synchronized List<Item> members(ListNode list, Scalar value) {
    return members.computeIfAbsent(list, NodeIndex::indexMembers).getOrDefault(value, List.of());
  }

  /** The last part of a node that begins at an offset or before; null if there is none. */
  synchronized @Nullable Part lastBefore(Node node, int offset) {
    List<Part> sorted = parts.computeIfAbsent(node, NodeIndex::partsInside);
    int low = 0;
    int high = sorted.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted.get(middle).span().start() <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low == 0 ? null : sorted.get(low - 1);
  }

  private static @Nullable Entry search(List<Entry> entries, String key) {
    for (Entry entry : entries) {
      if (entry.key().equals(key)) {
        return entry;
      }
    }
    return null;
  }

  private static Map<String, Entry> indexEntries(MapNode map) {
    Map<String, Entry> byKey = HashMap.newHashMap(map.entries().size());
    map.entries().forEach(entry -> byKey.put(entry.key(), entry));
    return byKey;
  }

  private static Map<Scalar, List<Item>> indexItems(ListNode list, String key) {
    Map<Scalar, List<Item>> byValue = HashMap.newHashMap(list.items().size());
    for (Item item : list.items()) {
      if (item.node() instanceof MapNode map && map.value().get(key) instanceof Scalar scalar) {
        add(item, scalar, byValue);
      }
    }
    return byValue;
  }

  /** Hardly ever do two items have the same value; a list of one takes less room. */
  private static void add(Item item, Scalar value, Map<Scalar, List<Item>> byValue) {
    List<Item> before = byValue.putIfAbsent(value, List.of(item));
    if (before != null && before.size() == 1) {
      byValue.put(value, new ArrayList<>(List.of(before.getFirst(), item)));
    } else if (before != null) {
      before.add(item);
    }
  }

  private static Map<Scalar, List<Item>> indexMembers(ListNode list) {
    Map<Scalar, List<Item>> byValue = HashMap.newHashMap(list.items().size());
    for (Item item : list.items()) {
      if (item.node() instanceof ScalarNode scalar) {
        add(item, scalar.value(), byValue);
      }
    }
    return byValue;
  }

  /** The parts that are in the node's own text, unlike what aliases and merges bring. */
  private static List<Part> partsInside(Node node) {
    List<Part> all =
        switch (node) {
          case MapNode map ->
              map.entries().stream().<Part>map(e -> new Part.OfMap(map, e)).toList();
          case ListNode list -> partsOf(list);
          case ScalarNode _ -> List.of();
        };
    return all.stream()
        .filter(part -> node.span().contains(part.span()))
        .sorted(Comparator.comparingInt(part -> part.span().start()))
        .toList();
  }

  private static List<Part> partsOf(ListNode list) {
    List<Part> parts = new ArrayList<>(list.items().size());
    for (int i = 0; i < list.items().size(); i++) {
      parts.add(new Part.OfList(list, i, list.items().get(i)));
    }
    return parts;
  }
}
