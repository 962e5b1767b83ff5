package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * How kustomize names the items of two lists that it merges: by the texts of their keys, the
 * patch's first ({@code elementValues}, {@code mergeValues} and {@code validateKeys} in {@code
 * kyaml/yaml/walk/associative_sequence.go}). A key that an item lacks is an empty text.
 *
 * @param keys the keys that count: a second key that no item has is left out
 * @param names the texts of all items, in order
 */
record ItemNames(List<String> keys, List<Name> names) {

  /**
   * What names one item.
   *
   * @param keys the keys that the item has; all keys if it has none
   * @param texts their texts
   * @param counting the texts of the keys that count, empty where the item lacks one
   */
  record Name(List<String> keys, List<String> texts, List<String> counting) {

    private static Name of(List<String> keys, List<String> texts, List<String> counting) {
      List<Integer> present = positions(texts.size(), k -> !texts.get(k).isEmpty());
      return present.isEmpty()
          ? new Name(keys, texts, counting)
          : new Name(
              present.stream().map(keys::get).toList(),
              present.stream().map(texts::get).toList(),
              counting);
    }
  }

  static ItemNames of(List<String> keys, List<Value> patch, List<Value> base) {
    Set<List<String>> seen = new LinkedHashSet<>();
    patch.forEach(item -> seen.add(texts(item, keys)));
    base.forEach(item -> seen.add(texts(item, keys)));
    boolean lacksTexts = keys.size() > 1 && seen.stream().anyMatch(name -> name.contains(""));
    List<List<String>> names = lacksTexts ? completed(seen) : List.copyOf(seen);
    List<Integer> present =
        positions(keys.size(), k -> names.stream().anyMatch(name -> !name.get(k).isEmpty()));
    List<Integer> counting = present.isEmpty() ? positions(keys.size(), k -> true) : present;
    return new ItemNames(
        counting.stream().map(keys::get).toList(),
        names.stream()
            .map(name -> Name.of(keys, name, counting.stream().map(name::get).toList()))
            .toList());
  }

  private static List<Integer> positions(int count, IntPredicate which) {
    return IntStream.range(0, count).filter(which).boxed().toList();
  }

  static List<String> texts(Value item, List<String> keys) {
    if (keys.getFirst().isEmpty()) {
      return List.of(NodeText.of(item));
    }
    return keys.stream().map(key -> text(item, key)).toList();
  }

  private static String text(Value item, String key) {
    Value field = item instanceof MapValue map ? map.get(key) : null;
    return field == null || field == NullValue.NULL || field instanceof ListValue
        ? ""
        : NodeText.of(field);
  }

  /** Takes a text that one name lacks from another that is the same in what both have. */
  private static List<List<String>> completed(Set<List<String>> seen) {
    AlikeNames names = new AlikeNames(seen);
    for (int i = 0; i < seen.size(); i++) {
      List<String> first = names.all().get(i);
      for (int j : names.near(first)) {
        List<String> second = names.all().get(j);
        if (areOne(first, second)) {
          List<String> full = full(first, second);
          names.set(i, full);
          names.set(j, full);
        }
      }
    }
    return names.all();
  }

  static boolean areOne(List<String> first, List<String> second) {
    boolean shares = false;
    for (int k = 0; k < first.size(); k++) {
      String one = first.get(k);
      String other = second.get(k);
      if (one.equals(other)) {
        shares = true;
      } else if (!one.isEmpty() && !other.isEmpty()) {
        return false;
      }
    }
    return shares;
  }

  private static List<String> full(List<String> first, List<String> second) {
    List<String> full = new ArrayList<>();
    for (int k = 0; k < first.size(); k++) {
      full.add(first.get(k).isEmpty() ? second.get(k) : first.get(k));
    }
    return List.copyOf(full);
  }
}
