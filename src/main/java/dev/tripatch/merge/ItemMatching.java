package dev.tripatch.merge;

import dev.tripatch.engine.explain.inner.ItemPairing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which items of a list are the same in the three versions. Keys count if they name every item of
 * every version: those that the schema declares, then {@code name}; objects in a list are known by
 * kind and name. Else each side is matched with the base by likeness, and what both added must be
 * equal. So nobody's match depends on which side is ours.
 */
final class ItemMatching {

  private static final List<List<String>> USUAL = List.of(List.of("name"), List.of("key"));

  private ItemMatching() {}

  /** The places of all items in the three versions. */
  static List<Threefold<Integer>> of(Threefold<ListValue> lists, Optional<FieldRule> rule) {
    return Stream.concat(declared(rule), USUAL.stream().map(ItemMatching::byKeys))
        .flatMap(naming -> Optional.ofNullable(named(lists, naming)).stream())
        .findFirst()
        .orElseGet(() -> alike(lists, rule));
  }

  /** Gives an item the name by which it is known; null if it has none. */
  private interface Naming {
    @Nullable Object name(Value item);
  }

  private static Stream<Naming> declared(Optional<FieldRule> rule) {
    Stream<Naming> members =
        Stream.of(item -> item instanceof Scalar ? item : null, ItemMatching::object);
    List<List<String>> keys = new ArrayList<>();
    rule.map(FieldRule::listMapKeys).filter(each -> !each.isEmpty()).ifPresent(keys::add);
    rule.flatMap(FieldRule::mergeKey).ifPresent(key -> keys.add(List.of(key)));
    return Stream.concat(members, keys.stream().map(ItemMatching::byKeys));
  }

  private static @Nullable Object object(Value item) {
    if (item instanceof MapValue map
        && map.get("kind") instanceof StringValue kind
        && map.get("metadata") instanceof MapValue metadata
        && metadata.has("name")) {
      return List.of(kind.text(), metadata.text("namespace"), metadata.text("name"));
    }
    return null;
  }

  private static Naming byKeys(List<String> keys) {
    return item -> {
      if (!(item instanceof MapValue map)) {
        return null;
      }
      List<Value> name = new ArrayList<>(keys.size());
      for (String key : keys) {
        if (map.get(key) instanceof Scalar scalar) {
          name.add(scalar);
        }
      }
      return name.size() == keys.size() ? name : null;
    };
  }

  private static @Nullable List<Threefold<Integer>> named(
      Threefold<ListValue> lists, Naming naming) {
    Map<Object, Threefold<Integer>> places = new LinkedHashMap<>();
    for (Branch branch : Branch.values()) {
      Set<Object> seen = new HashSet<>();
      List<Value> items = items(lists, branch);
      for (int i = 0; i < items.size(); i++) {
        Object name = naming.name(items.get(i));
        if (name == null || !seen.add(name)) {
          return null;
        }
        Threefold<Integer> known = places.getOrDefault(name, new Threefold<>(null, null, null));
        places.put(name, with(known, branch, i));
      }
    }
    return withRenamed(lists, List.copyOf(places.values()));
  }

  /**
   * An item that both sides gave another name, at its place: one item with two changes, and not two
   * new ones.
   */
  private static List<Threefold<Integer>> withRenamed(
      Threefold<ListValue> lists, List<Threefold<Integer>> places) {
    int size = items(lists, Branch.BASE).size();
    boolean isSameSize =
        size == items(lists, Branch.OURS).size() && size == items(lists, Branch.THEIRS).size();
    Set<Threefold<Integer>> renamed = new LinkedHashSet<>(places);
    for (int i = 0; i < size && isSameSize; i++) {
      List<Threefold<Integer>> apart =
          List.of(
              new Threefold<>(i, null, null),
              new Threefold<>(null, i, null),
              new Threefold<>(null, null, i));
      if (renamed.containsAll(apart)) {
        apart.forEach(renamed::remove);
        renamed.add(new Threefold<>(i, i, i));
      }
    }
    return List.copyOf(renamed);
  }

  private static List<Value> items(Threefold<ListValue> lists, Branch branch) {
    ListValue list = lists.of(branch);
    return list == null ? List.of() : list.items();
  }

  private static Threefold<Integer> with(Threefold<Integer> places, Branch branch, int place) {
    return switch (branch) {
      case BASE -> new Threefold<>(place, places.ours(), places.theirs());
      case OURS -> new Threefold<>(places.base(), place, places.theirs());
      case THEIRS -> new Threefold<>(places.base(), places.ours(), place);
    };
  }

  private static List<Threefold<Integer>> alike(
      Threefold<ListValue> lists, Optional<FieldRule> rule) {
    Map<Integer, Integer> ours = new HashMap<>();
    Map<Integer, Integer> theirs = new HashMap<>();
    List<Integer> ourNew = match(lists, Branch.OURS, rule, ours);
    List<Integer> theirNew = match(lists, Branch.THEIRS, rule, theirs);
    List<Threefold<Integer>> places = new ArrayList<>();
    for (int i = 0; i < items(lists, Branch.BASE).size(); i++) {
      places.add(new Threefold<>(i, ours.get(i), theirs.get(i)));
    }
    Map<Value, List<Integer>> equal = new HashMap<>();
    for (int place : theirNew) {
      Value item = items(lists, Branch.THEIRS).get(place);
      equal.computeIfAbsent(item, _ -> new ArrayList<>()).add(place);
    }
    for (int place : ourNew) {
      List<Integer> same = equal.getOrDefault(items(lists, Branch.OURS).get(place), List.of());
      places.add(new Threefold<>(null, place, same.isEmpty() ? null : same.removeFirst()));
    }
    equal.values().stream()
        .flatMap(List::stream)
        .forEach(place -> places.add(new Threefold<>(null, null, place)));
    return places;
  }

  /** Notes where a side has the items of the base, and gives the places of those it added. */
  private static List<Integer> match(
      Threefold<ListValue> lists, Branch side, Optional<FieldRule> rule, Map<Integer, Integer> at) {
    ItemPairing pairing = new ItemPairing(rule);
    Map<PathStep, Integer> base = new HashMap<>();
    for (PathStep step : pairing.steps(new ListValue(items(lists, Branch.BASE)))) {
      base.put(step, base.size());
    }
    List<Integer> added = new ArrayList<>();
    List<PathStep> steps = pairing.steps(new ListValue(items(lists, side)));
    for (int i = 0; i < steps.size(); i++) {
      Integer known = base.get(steps.get(i));
      if (known == null) {
        added.add(i);
      } else {
        at.put(known, i);
      }
    }
    return added;
  }
}
