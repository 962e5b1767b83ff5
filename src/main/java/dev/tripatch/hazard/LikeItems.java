package dev.tripatch.hazard;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Finds the items of a list that are like another item: at least half of the smaller one's fields
 * besides the merge key, and one, are the same.
 *
 * <p>An item that shares that many fields also shares one of the rarer ones. So of each size of
 * items only those are looked at that have such a field, and not all.
 */
public final class LikeItems {

  private final String mergeKey;

  /** By the number of an item's fields: what is found by a field and its value. */
  private final Map<Integer, Map<Map.Entry<String, Value>, List<Keyed>>> bySize = new TreeMap<>();

  private record Keyed(Scalar key, MapValue item) {}

  /** Of these items, each of which has its key in the field that is called so. */
  public LikeItems(Map<Scalar, MapValue> items, String mergeKey) {
    this.mergeKey = mergeKey;
    items.forEach(
        (key, item) -> {
          Map<Map.Entry<String, Value>, List<Keyed>> found =
              bySize.computeIfAbsent(item.size(), _ -> new HashMap<>());
          for (Map.Entry<String, Value> field : fields(item)) {
            found.computeIfAbsent(field, _ -> new ArrayList<>(1)).add(new Keyed(key, item));
          }
        });
  }

  private List<Map.Entry<String, Value>> fields(MapValue item) {
    return item.entries().entrySet().stream()
        .filter(field -> !field.getKey().equals(mergeKey))
        .toList();
  }

  /** The key of the only item that is alike; empty if no item is, or several are. */
  public Optional<Scalar> only(MapValue item) {
    List<Map.Entry<String, Value>> fields = fields(item);
    Optional<Scalar> only = Optional.empty();
    for (Map.Entry<Integer, Map<Map.Entry<String, Value>, List<Keyed>>> each : bySize.entrySet()) {
      int smaller = Math.min(fields.size(), each.getKey() - 1);
      int needed = Math.max(1, (smaller + 1) / 2);
      List<List<Keyed>> rare = rare(fields, needed, each.getValue());
      for (List<Keyed> candidates : rare) {
        for (Keyed other : candidates) {
          boolean isKnown = only.filter(other.key()::equals).isPresent();
          if (!isKnown && isAlike(item, other.item())) {
            if (only.isPresent()) {
              return Optional.empty();
            }
            only = Optional.of(other.key());
          }
        }
      }
    }
    return only;
  }

  /** Without the most common fields, one less of them than have to be the same. */
  private static List<List<Keyed>> rare(
      List<Map.Entry<String, Value>> fields,
      int needed,
      Map<Map.Entry<String, Value>, List<Keyed>> found) {
    return fields.stream()
        .map(field -> Objects.requireNonNullElse(found.get(field), List.<Keyed>of()))
        .sorted(Comparator.comparingInt(List::size))
        .limit(Math.max(0, fields.size() - needed + 1))
        .toList();
  }

  private boolean isAlike(MapValue item, MapValue other) {
    long same =
        fields(item).stream()
            .filter(field -> field.getValue().equals(other.get(field.getKey())))
            .count();
    return same > 0 && same * 2 >= Math.min(item.size(), other.size()) - 1;
  }
}
