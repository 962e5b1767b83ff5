package dev.tripatch.merge;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Merges a list that both sides have. Items are matched first; then each is merged like a field,
 * and their order is merged. In a list of plain values that is no set, the place is all that an
 * item is known by: there, changes of one stretch conflict as they do in a text.
 */
final class ListMerge {

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
    return isDeclared && Stream.of(Branch.values()).map(lists::of).allMatch(ListMerge::isUnique);
  }

  private static boolean isSet(FieldRule rule) {
    return rule.listType().filter("set"::equals).isPresent();
  }

  private static boolean isUnique(@Nullable ListValue list) {
    return list == null || new HashSet<>(list.items()).size() == list.size();
  }

  private Optional<List<Threefold<Integer>>> order() {
    List<Threefold<Integer>> all = ItemMatching.of(lists, place.rule());
    return new OrderMerge(all, places -> CanonicalJson.write(first(places))).merged();
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
    SchemaType type =
        place.type() instanceof SchemaType.ListOf(SchemaType items)
            ? items
            : SchemaType.Primitive.UNDECLARED;
    boolean isOfMaps = type instanceof ObjectSchema;
    FieldMerge.Place below =
        new FieldMerge.Place(type, isOfMaps ? place.rule() : Optional.empty(), place.key());
    List<MergedItem> items = new ArrayList<>(order.size());
    int index = 0;
    for (Threefold<Integer> places : order) {
      PathStep step = ordered ? new PathStep.IndexItem(index) : step(places, index, known);
      index += isLeft(places) ? 1 : 0;
      MergedField field = FieldMerge.field(path.then(step), item(places), below);
      items.add(new MergedItem(step, places, field));
    }
    return items;
  }

  /** By the key that names items here, else by place in the result. */
  private PathStep step(Threefold<Integer> places, int index, Map<PathStep, Integer> known) {
    Value item = first(places);
    if (item instanceof Scalar member) {
      return new PathStep.SetItem(
          member, known.merge(new PathStep.SetItem(member, 0), 1, Integer::sum) - 1);
    }
    String key = place.rule().flatMap(FieldRule::mergeKey).orElse("name");
    if (item instanceof MapValue map && map.get(key) instanceof Scalar name) {
      int before = known.merge(new PathStep.KeyedItem(key, name, 0), 1, Integer::sum) - 1;
      return new PathStep.KeyedItem(key, name, before);
    }
    return new PathStep.IndexItem(index);
  }
}
