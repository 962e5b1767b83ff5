package dev.tripatch.workspace.schemas;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names for the items of a list in all that documents and tools make of it: by the keys that rules
 * mention, and as many others as it takes to tell the items of each list apart.
 *
 * @param keys the keys, in order
 */
record TrialNames(List<String> keys) {

  private static final String MISSING = "–";

  /** Names by these keys at least, so that the items of these lists have different ones. */
  static TrialNames of(Set<String> wanted, List<String> further, List<Value> lists) {
    Set<String> keys = new LinkedHashSet<>(wanted);
    for (String key : further) {
      if (new TrialNames(List.copyOf(keys)).areDifferent(lists)) {
        break;
      }
      keys.add(key);
    }
    return new TrialNames(List.copyOf(keys));
  }

  private boolean areDifferent(List<Value> lists) {
    return lists.stream()
        .filter(ListValue.class::isInstance)
        .map(list -> ((ListValue) list).items())
        .allMatch(
            items ->
                new HashSet<>(items.stream().map(this::name).toList()).size()
                    == new HashSet<>(items).size());
  }

  /** The parts of a value by their names; those of one name are counted. */
  Map<String, Value> parts(Optional<Value> value) {
    Map<String, Value> parts = new LinkedHashMap<>();
    value.ifPresent(
        found -> {
          switch (found) {
            case MapValue map -> map.entries().forEach(parts::put);
            case ListValue list -> list.items().forEach(item -> put(parts, name(item), item));
            case Scalar scalar -> parts.put(ShortText.of(scalar), scalar);
          }
        });
    return parts;
  }

  private static void put(Map<String, Value> parts, String name, Value item) {
    String free = name;
    for (int count = 2; parts.containsKey(free); count++) {
      free = name + " (" + count + ")";
    }
    parts.put(free, item);
  }

  private String name(Value item) {
    if (!(item instanceof MapValue map) || keys.isEmpty()) {
      return ShortText.of(item);
    }
    return keys.stream()
        .map(key -> map.get(key) instanceof Scalar scalar ? ShortText.of(scalar) : MISSING)
        .collect(Collectors.joining("/"));
  }

  /** What became of each part. */
  List<TrialItem> items(Optional<Value> live, Optional<Value> local, Optional<Value> result) {
    Map<String, Value> before = parts(live);
    Map<String, Value> wanted = parts(local);
    Map<String, Value> after = parts(result);
    List<TrialItem> items = new ArrayList<>();
    after.forEach(
        (name, value) -> {
          Value old = before.get(name);
          TrialItem.State state =
              old == null
                  ? TrialItem.State.ADDED
                  : old.equals(value) ? TrialItem.State.KEPT : TrialItem.State.CHANGED;
          items.add(new TrialItem(name, state));
        });
    wanted.keySet().stream()
        .filter(name -> !after.containsKey(name))
        .forEach(name -> items.add(new TrialItem(name, TrialItem.State.LOST)));
    before.keySet().stream()
        .filter(name -> !after.containsKey(name) && !wanted.containsKey(name))
        .forEach(name -> items.add(new TrialItem(name, TrialItem.State.REMOVED)));
    return items;
  }
}
