package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A list whose items are found, set and taken out one after the other, as {@link ItemSetter} says.
 * While no two items have the same texts, and none has a key without a text, an item is looked up;
 * from then on all items are looked through.
 */
final class ItemList {

  private final ItemSetter setter;
  private final List<String> keys;

  /** The items; null where one was taken out. */
  private final List<@Nullable Value> items;

  /** Where the items are, by the texts of their keys; empty once they cannot be told apart. */
  private Optional<Map<List<String>, Integer>> places;

  /** These items; the keys are those by which most of them will be asked for. */
  ItemList(ItemSetter setter, List<String> keys, List<Value> items) {
    this.setter = setter;
    this.keys = keys;
    this.items = new ArrayList<>(items);
    Map<List<String>, Integer> found = new HashMap<>();
    boolean areTold = true;
    for (int i = 0; i < items.size(); i++) {
      Optional<List<String>> texts = textsOf(items.get(i));
      areTold &=
          texts.isPresent() ? found.putIfAbsent(texts.get(), i) == null : lacksKey(items.get(i));
    }
    places = areTold ? Optional.of(found) : Optional.empty();
  }

  /** Whether an item is one that no texts of all keys ever fit, and that stays where it is. */
  private boolean lacksKey(Value item) {
    return !keys.getFirst().isEmpty()
        && item instanceof MapValue map
        && !map.equals(MapValue.EMPTY)
        && !map.keys().containsAll(keys);
  }

  /** The texts of an item that has all keys; empty if it is another one. */
  private Optional<List<String>> textsOf(Value item) {
    if (keys.getFirst().isEmpty()) {
      return item instanceof Scalar && item != NullValue.NULL
          ? Optional.of(List.of(NodeText.of(item)))
          : Optional.empty();
    }
    List<String> texts = new ArrayList<>(keys.size());
    for (String key : keys) {
      if (item instanceof MapValue map
          && map.get(key) instanceof Scalar field
          && field != NullValue.NULL
          && !NodeText.of(field).isEmpty()) {
        texts.add(NodeText.of(field));
      }
    }
    return Optional.of(texts).filter(all -> all.size() == keys.size());
  }

  /** The items, in order. */
  List<Value> values() {
    List<Value> values = new ArrayList<>(items.size());
    for (Value item : items) {
      if (item != null) {
        values.add(item);
      }
    }
    return values;
  }

  /** Where the item with exactly these texts is; -1 if the list lacks it. */
  int find(List<String> asked, List<String> texts) {
    return isLookedUp(asked, texts)
        ? places.orElseThrow().getOrDefault(texts, -1)
        : ItemSetter.find(sought(), asked, texts);
  }

  private boolean isLookedUp(List<String> asked, List<String> texts) {
    return places.isPresent()
        && asked.equals(keys)
        && texts.size() == keys.size()
        && (keys.getFirst().isEmpty() || !texts.contains(""));
  }

  /** The items without gaps, to be looked through. */
  private List<Value> sought() {
    List<Value> values = values();
    items.clear();
    items.addAll(values);
    places = Optional.empty();
    return values;
  }

  /** The item at a place that was found. */
  Value get(int place) {
    return Objects.requireNonNull(items.get(place));
  }

  /** Puts another item at a place that was found. */
  void replace(int place, Value item) {
    if (places.isPresent() && !textsOf(item).equals(textsOf(get(place)))) {
      Value before = get(place);
      sought();
      items.set(items.indexOf(before), item);
    } else {
      items.set(place, item);
    }
  }

  /** As {@link ItemSetter#set} does. */
  void set(List<String> asked, List<String> texts, @Nullable Value item) throws RefusedException {
    boolean isSame = item == null || textsOf(item).filter(texts::equals).isPresent();
    if (!isSame || !isLookedUp(asked, texts)) {
      List<Value> all = sought();
      setter.set(all, asked, texts, item);
      items.clear();
      items.addAll(all);
      return;
    }
    Map<List<String>, Integer> known = places.orElseThrow();
    Integer place = item == null ? known.remove(texts) : known.get(texts);
    if (place != null) {
      items.set(place, item);
    } else if (item != null) {
      known.put(texts, items.size());
      items.add(item);
    }
  }

  /** Puts an item at the end, whatever is there. */
  void add(Value item) {
    sought();
    items.add(item);
  }
}
