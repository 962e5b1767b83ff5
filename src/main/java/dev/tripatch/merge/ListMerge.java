package dev.tripatch.merge;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Merges a list that both sides have. Items are matched first; then each is merged like a field,
 * and their order is merged. In a list of plain values that is no set, the place is all that an
 * item is known by: there, changes of one stretch conflict as they do in a text.
 */
final class ListMerge {

  /** Sets of kinds that no schema is for: those of a kustomization, and of all objects. */
  private static final Set<String> SETS =
      Set.of("resources", "components", "metadata.finalizers", "spec.finalizers");

  /** So many pairs are compared at most to find renamed items. */
  private static final int MOST_COMPARED = 40_000;

  /**
   * An item with another key is the old one if this many of its fields, and half of all, stayed.
   */
  private static final int LEAST_ALIKE = 3;

  private final FieldPath path;
  private final Threefold<Value> values;
  private final FieldMerge.Place place;
  private final Threefold<ListValue> lists;

  ListMerge(FieldPath path, Threefold<Value> values, FieldMerge.Place place) {
    this.path = path;
    this.values = values;
    this.place = place;
    this.lists = values.map(value -> value instanceof ListValue list ? list : null);
  }

  MergedField merge() {
    boolean ordered = everyItem().allMatch(Scalar.class::isInstance) && !isSet();
    return (ordered ? SequenceMerge.of(lists) : order())
        .<MergedField>map(order -> new MergedField.OfList(values, items(order, ordered)))
        .orElseGet(() -> new MergedField.Clash(path, values, ClashKind.ORDER));
  }

  private Stream<Value> everyItem() {
    return Stream.of(Branch.values())
        .map(lists::of)
        .flatMap(list -> list == null ? Stream.of() : list.items().stream());
  }

  private boolean isSet() {
    boolean isDeclared = place.rule().map(rule -> rule.merges() || isSet(rule)).orElse(false);
    return (isDeclared || SETS.contains(path.toString()))
        && Stream.of(Branch.values()).map(lists::of).allMatch(ListMerge::isUnique);
  }

  private static boolean isSet(FieldRule rule) {
    return rule.listType().filter("set"::equals).isPresent();
  }

  private static boolean isUnique(@Nullable ListValue list) {
    return list == null || new HashSet<>(list.items()).size() == list.size();
  }

  private Optional<List<Threefold<Integer>>> order() {
    List<Threefold<Integer>> all = new ArrayList<>(ItemMatching.of(lists, place.rule()));
    if (everyItem().allMatch(Scalar.class::isInstance)) {
      return new OrderMerge(all).merged();
    }
    pairRenamed(all, Set.of(Branch.OURS, Branch.THEIRS));
    pairRenamed(all, Set.of(Branch.OURS));
    pairRenamed(all, Set.of(Branch.THEIRS));
    OrderMerge order = new OrderMerge(all, places -> CanonicalJson.write(first(places)));
    boolean isNamed =
        all.stream().allMatch(places -> step(places, 0) instanceof PathStep.KeyedItem);
    return isNamed || !order.hasMeeting() ? order.merged() : Optional.empty();
  }

  /**
   * An item that sides gave another key is known by its name, or by all else that it has; if both
   * gave the only one the same key, by that.
   */
  private void pairRenamed(List<Threefold<Integer>> all, Set<Branch> sides) {
    List<Threefold<Integer>> gone =
        all.stream()
            .filter(places -> places.base() != null)
            .filter(places -> sides.stream().allMatch(side -> places.of(side) == null))
            .toList();
    List<Threefold<Integer>> come =
        all.stream()
            .filter(
                places ->
                    Stream.of(Branch.values())
                        .allMatch(each -> (places.of(each) != null) == sides.contains(each)))
            .toList();
    if (gone.size() * (long) come.size() > MOST_COMPARED) {
      return;
    }
    boolean isOnly = sides.size() > 1 && gone.size() == 1 && come.size() == 1;
    for (Threefold<Integer> old : gone) {
      List<Threefold<Integer>> same =
          come.stream().filter(each -> isOnly || isSame(old, each)).toList();
      if (same.size() == 1
          && (isOnly || gone.stream().filter(each -> isSame(each, same.getFirst())).count() == 1)) {
        Threefold<Integer> paired =
            Threefold.each(branch -> (sides.contains(branch) ? same.getFirst() : old).of(branch));
        all.set(all.indexOf(old), paired);
        all.remove(same.getFirst());
      }
    }
  }

  private boolean isSame(Threefold<Integer> old, Threefold<Integer> other) {
    if (!(first(old) instanceof MapValue before && first(other) instanceof MapValue after)) {
      return false;
    }
    boolean isNamed = before.has("name") && before.find("name").equals(after.find("name"));
    long same =
        before.keys().stream().filter(key -> before.find(key).equals(after.find(key))).count();
    boolean isOneChanged =
        before.size() > 1 && same == before.size() - 1 && before.keys().equals(after.keys());
    boolean isLike = same >= LEAST_ALIKE && same * 2 >= Math.max(before.size(), after.size());
    return isNamed || isOneChanged || isLike;
  }

  /** Whether an item is in the result, or somebody has to decide whether it is. */
  private boolean isLeft(Threefold<Integer> places) {
    Threefold<Value> item = item(places);
    Branch winner = item.winner();
    return winner == null || item.of(winner) != null;
  }

  private Value first(Threefold<Integer> places) {
    Threefold<Value> item = item(places);
    return Stream.of(Branch.values())
        .flatMap(each -> Stream.ofNullable(item.of(each)))
        .findFirst()
        .orElseThrow();
  }

  private Threefold<Value> item(Threefold<Integer> places) {
    return Threefold.each(branch -> item(branch, places));
  }

  private @Nullable Value item(Branch branch, Threefold<Integer> places) {
    Integer at = places.of(branch);
    ListValue list = lists.of(branch);
    return at == null || list == null ? null : list.get(at);
  }

  private List<MergedItem> items(List<Threefold<Integer>> order, boolean ordered) {
    Map<PathStep, Integer> known = new HashMap<>();
    SchemaType type = place.type().items();
    FieldMerge.Place below =
        new FieldMerge.Place(type, place.rule().filter(_ -> type.hasFields()), place.key());
    List<MergedItem> items = new ArrayList<>(order.size());
    int index = 0;
    for (Threefold<Integer> places : order) {
      PathStep named = ordered ? new PathStep.IndexItem(index) : step(places, index);
      int before = known.merge(named, 1, Integer::sum) - 1;
      PathStep step =
          switch (named) {
            case PathStep.SetItem(Scalar member, _) -> new PathStep.SetItem(member, before);
            case PathStep.KeyedItem(String key, Scalar name, _) ->
                new PathStep.KeyedItem(key, name, before);
            case PathStep.Key _, PathStep.IndexItem _, PathStep.Lines _ -> named;
          };
      index += isLeft(places) ? 1 : 0;
      MergedField field = FieldMerge.field(path.then(step), item(places), below);
      items.add(new MergedItem(step, places, field));
    }
    return items;
  }

  /** By the key that names items here, else by place in the result. */
  private PathStep step(Threefold<Integer> places, int index) {
    if (first(places) instanceof Scalar member) {
      return new PathStep.SetItem(member, 0);
    }
    String key = place.rule().flatMap(FieldRule::mergeKey).orElse("name");
    Threefold<Value> names = item(places).map(item -> MapValue.in(item, key));
    Branch changed = names.winner();
    Value name = names.of(changed == null ? Branch.BASE : changed);
    return Stream.of(name, names.base(), names.ours(), names.theirs())
        .filter(Scalar.class::isInstance)
        .findFirst()
        .<PathStep>map(found -> new PathStep.KeyedItem(key, (Scalar) found, 0))
        .orElseGet(() -> new PathStep.IndexItem(index));
  }
}
