package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Excerpts of one merging list: an item, and with it the first two of each document, so that a list
 * which has other items does not look empty. Of those only the names stay.
 *
 * <p>Items are distinguished by the text of their names, as Kubernetes does.
 */
final class ListExcerpts {
  private static final int FIRST = 2;

  private final String mergeKey;
  private final Map<Role, ListValue> lists = new EnumMap<>(Role.class);
  private final Map<Role, Map<String, Integer>> places = new EnumMap<>(Role.class);
  private final Set<String> neighbours = new LinkedHashSet<>();

  /** Of a list whose parts are its items. */
  ListExcerpts(FieldOutcome list) {
    mergeKey =
        list.parts().getFirst().path().last().orElse(null) instanceof PathStep.KeyedItem item
            ? item.mergeKey()
            : "";
    for (Role role : Role.DOCUMENTS) {
      read(role, list.values().of(role) instanceof ListValue there ? there : ListValue.EMPTY);
    }
  }

  private void read(Role role, ListValue list) {
    Map<String, Integer> found = new HashMap<>();
    for (int i = 0; i < list.size(); i++) {
      found.put(GoText.print(nameOf(list.get(i))), i);
    }
    list.items().stream()
        .limit(FIRST)
        .map(item -> GoText.print(nameOf(item)))
        .forEach(neighbours::add);
    lists.put(role, list);
    places.put(role, found);
  }

  private Value nameOf(Value item) {
    return item instanceof MapValue map ? map.find(mergeKey).orElse(item) : item;
  }

  /**
   * The excerpt of one document's list.
   *
   * @param name the item's merge key, or the item itself
   * @param item what stays of it; null where the document lacks it
   */
  ListValue of(Role role, Scalar name, @Nullable Value item) {
    ListValue list = lists.getOrDefault(role, ListValue.EMPTY);
    Map<String, Integer> found = places.getOrDefault(role, Map.of());
    Map<Integer, Value> kept = new TreeMap<>();
    for (String neighbour : neighbours) {
      Integer place = found.get(neighbour);
      if (place != null) {
        kept.put(place, onlyName(list.get(place)));
      }
    }
    if (item != null) {
      kept.put(found.getOrDefault(GoText.print(name), list.size()), item);
    }
    return new ListValue(List.copyOf(kept.values()));
  }

  private Value onlyName(Value item) {
    return item instanceof MapValue ? MapValue.of(mergeKey, nameOf(item)) : item;
  }
}
