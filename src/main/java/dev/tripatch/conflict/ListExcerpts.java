package dev.tripatch.conflict;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.patch.GoText;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Excerpts of one merging list: an item, and with it the first two names of each document, so that
 * a list which has other items does not look empty. Of the others only their names stay.
 *
 * <p>Names are told apart by their text, as Kubernetes does.
 */
final class ListExcerpts {
  private static final int FIRST = 2;

  private final Map<Side, List<Value>> items = new EnumMap<>(Side.class);
  private final Map<Side, Map<String, Integer>> places = new EnumMap<>(Side.class);
  private final Set<String> neighbours = new LinkedHashSet<>();

  /** Of a list whose parts are its items. */
  ListExcerpts(FieldOutcome list) {
    String mergeKey = mergeKeyOf(list);
    for (Side side : Side.values()) {
      read(side, side.of(list) instanceof ListValue there ? there : ListValue.EMPTY, mergeKey);
    }
  }

  private static String mergeKeyOf(FieldOutcome list) {
    return list.parts().getFirst().path().last().orElse(null) instanceof Step.KeyedItem item
        ? item.mergeKey()
        : "";
  }

  private void read(Side side, ListValue list, String mergeKey) {
    List<Value> names = new ArrayList<>(list.size());
    Map<String, Integer> placesHere = new HashMap<>();
    for (Value item : list.items()) {
      Value name = item instanceof MapValue map ? map.find(mergeKey).orElse(item) : item;
      String text = GoText.print(name);
      if (names.size() < FIRST) {
        neighbours.add(text);
      }
      placesHere.putIfAbsent(text, names.size());
      names.add(item instanceof MapValue ? MapValue.of(mergeKey, name) : name);
    }
    items.put(side, names);
    places.put(side, placesHere);
  }

  /**
   * The excerpt of one document's list.
   *
   * @param step the item
   * @param item what stays of it; null where the document lacks it
   */
  ListValue of(Side side, Step step, @Nullable Value item) {
    Map<String, Integer> here = places.getOrDefault(side, Map.of());
    List<Value> names = items.getOrDefault(side, List.of());
    Map<Integer, Value> kept = new TreeMap<>();
    for (String neighbour : neighbours) {
      Integer place = here.get(neighbour);
      if (place != null) {
        kept.put(place, names.get(place));
      }
    }
    Integer place = here.get(text(step));
    if (place != null && item != null) {
      kept.put(place, item);
    }
    return new ListValue(new ArrayList<>(kept.values()));
  }

  private static String text(Step step) {
    return switch (step) {
      case Step.KeyedItem(String ignored, Scalar value, int occurrence) -> GoText.print(value);
      case Step.SetItem(Scalar value, int occurrence) -> GoText.print(value);
      case Step.Key(String name) -> name;
      case Step.IndexItem(int index) -> Integer.toString(index);
    };
  }
}
