package dev.tripatch.merge;

import dev.tripatch.engine.explain.inner.ItemIdentity;
import dev.tripatch.engine.explain.inner.ItemPairing;
import dev.tripatch.json.ListPairing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which items of a list are the same in the three versions. Keys count if they name every item of
 * every version: those that the schema declares, then {@code name}; objects in a list are known by
 * kind and name. The name counts first where a side gave the key of one item to another. Else each
 * side is matched with the base by likeness, and what both added must be equal. So nobody's match
 * depends on which side is ours.
 */
final class ItemMatching {

  /** What names a port; its name is another way to say which it is. */
  private static final Set<String> PORTS = Set.of("port", "containerPort");

  private ItemMatching() {}

  /** Gives an item the name by which it is known. */
  private interface Naming extends Function<Value, Optional<?>> {}

  /** The places of all items in the three versions. */
  static List<Threefold<Integer>> of(Threefold<ListValue> lists, Optional<FieldRule> rule) {
    Threefold<List<Value>> items =
        Threefold.each(
            branch -> Objects.requireNonNullElse(lists.of(branch), ListValue.EMPTY).items());
    List<Threefold<List<Optional<?>>>> known =
        namings(rule)
            .map(naming -> items.map(each -> each.stream().<Optional<?>>map(naming).toList()))
            .filter(names -> Stream.of(Branch.values()).allMatch(each -> areOwn(names.of(each))))
            .toList();
    return known.stream()
        .filter(names -> !isShifted(names, known.getLast()))
        .findFirst()
        .map(names -> withRenamed(items, withNamed(items, together(names), rule)))
        .orElseGet(() -> together(alike(items, rule)));
  }

  /** Whether a side gave the key of an item to another one of the base, by its name. */
  private static boolean isShifted(
      Threefold<List<Optional<?>>> keys, Threefold<List<Optional<?>>> names) {
    List<Optional<?>> base = Objects.requireNonNull(names.base());
    return together(keys).stream()
        .filter(places -> places.base() != null)
        .anyMatch(
            places ->
                Stream.of(Branch.OURS, Branch.THEIRS)
                    .filter(side -> places.of(side) != null)
                    .map(side -> at(names, side, places))
                    .anyMatch(
                        name ->
                            base.contains(name) && !name.equals(at(names, Branch.BASE, places))));
  }

  private static Optional<?> at(
      Threefold<List<Optional<?>>> names, Branch branch, Threefold<Integer> places) {
    return Objects.requireNonNull(names.of(branch)).get(Objects.requireNonNull(places.of(branch)));
  }

  private static boolean areOwn(@Nullable List<Optional<?>> names) {
    return names != null
        && names.stream().allMatch(Optional::isPresent)
        && new HashSet<>(names).size() == names.size();
  }

  private static List<Value> items(Threefold<List<Value>> items, Branch branch) {
    return Objects.requireNonNull(items.of(branch));
  }

  private static Stream<Naming> namings(Optional<FieldRule> rule) {
    List<List<String>> keys = new ArrayList<>();
    rule.map(FieldRule::listMapKeys).ifPresent(keys::add);
    rule.flatMap(FieldRule::mergeKey).map(List::of).ifPresent(keys::add);
    keys.addAll(List.of(List.of("name"), List.of("key")));
    return Stream.concat(
        Stream.of(item -> Optional.of(item).filter(Scalar.class::isInstance), ItemMatching::object),
        keys.stream().map(each -> item -> ItemIdentity.by(each, item)));
  }

  private static Optional<List<String>> object(Value item) {
    return item instanceof MapValue map
            && map.get("kind") instanceof StringValue kind
            && map.get("metadata") instanceof MapValue metadata
            && metadata.has("name")
        ? Optional.of(List.of(kind.text(), metadata.text("namespace"), metadata.text("name")))
        : Optional.empty();
  }

  /** Items with the same name are the same one. */
  private static <T> List<Threefold<Integer>> together(Threefold<List<T>> names) {
    Set<T> all = new LinkedHashSet<>();
    Threefold<Map<T, Integer>> places =
        names.map(
            each -> {
              all.addAll(each);
              Map<T, Integer> byName = HashMap.newHashMap(each.size());
              each.forEach(name -> byName.put(name, byName.size()));
              return byName;
            });
    return all.stream().map(name -> places.map(each -> each.get(name))).toList();
  }

  /**
   * An item that both sides gave another name, at its place: one item with two changes, and not two
   * new ones.
   */
  private static List<Threefold<Integer>> withRenamed(
      Threefold<List<Value>> items, List<Threefold<Integer>> places) {
    int size = items(items, Branch.BASE).size();
    boolean isSameSize =
        size == items(items, Branch.OURS).size() && size == items(items, Branch.THEIRS).size();
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

  /** A port has a name as well as a key: two new ports with the same name are one. */
  private static List<Threefold<Integer>> withNamed(
      Threefold<List<Value>> items, List<Threefold<Integer>> places, Optional<FieldRule> rule) {
    if (rule.flatMap(FieldRule::mergeKey).filter(PORTS::contains).isEmpty()) {
      return places;
    }
    Map<Object, Threefold<Integer>> ours = new HashMap<>();
    places.stream()
        .filter(each -> each.equals(new Threefold<>(null, each.ours(), null)))
        .forEach(each -> name(items, Branch.OURS, each).ifPresent(name -> ours.put(name, each)));
    List<Threefold<Integer>> all = new ArrayList<>(places);
    for (Threefold<Integer> each : places) {
      if (each.equals(new Threefold<>(null, null, each.theirs()))) {
        Threefold<Integer> same = name(items, Branch.THEIRS, each).map(ours::get).orElse(null);
        if (same != null) {
          all.set(all.indexOf(same), new Threefold<>(null, same.ours(), each.theirs()));
          all.remove(each);
        }
      }
    }
    return all;
  }

  private static Optional<?> name(
      Threefold<List<Value>> items, Branch branch, Threefold<Integer> places) {
    Value item = items(items, branch).get(Objects.requireNonNull(places.of(branch)));
    return ItemIdentity.by(List.of("name"), item);
  }

  /** Names by which a side's items are those of the base that they are like. */
  private static Threefold<List<Object>> alike(
      Threefold<List<Value>> items, Optional<FieldRule> rule) {
    List<Value> base = items(items, Branch.BASE);
    return items.map(
        side -> {
          List<Integer> partners = ItemPairing.partners(base, side, rule);
          Map<Value, Integer> added = new HashMap<>();
          return IntStream.range(0, side.size())
              .<Object>mapToObj(
                  i ->
                      partners.get(i) == ListPairing.NONE
                          ? Map.entry(side.get(i), added.merge(side.get(i), 1, Integer::sum))
                          : partners.get(i))
              .toList();
        });
  }
}
