package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.DocumentDirective;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.stored.StringData;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Excerpts along the way that a patch takes: it treats the fields of a map each on its own, and the
 * items of a merging list each by its name. So a field is decided by itself and by what holds it. A
 * few neighbours stay, since a map or list that is or gets empty is treated differently.
 *
 * <p>Where fields or items do depend on each other, the excerpt has all of them ({@code
 * retainKeys}), or there is none (directives in the documents). Each excerpt is checked: what it
 * says of the field must be what the whole says, in every detail.
 */
final class FieldExcerpts implements Excerpts {

  private final ThreeWayOutcome.Computed whole;
  private final Map<FieldPath, MapExcerpts> maps = new HashMap<>();
  private final Map<FieldPath, ListExcerpts> lists = new HashMap<>();

  FieldExcerpts(ThreeWayOutcome.Computed whole) {
    this.whole = whole;
  }

  /**
   * Whether fields are decided each on its own. Directives in the documents would act on their
   * neighbours, and for kustomize those of the patch become data. A Secret's stringData and data
   * hang together.
   */
  static boolean areFaithful(ThreeWayOutcome.Computed outcome) {
    ThreeWayInputs inputs = outcome.inputs();
    return outcome.isBalanced()
        && inputs.dialect() != Dialect.KUSTOMIZE
        && StringData.of(inputs.local(), inputs.lastApplied()).isEmpty()
        && !DocumentDirective.isWithin(inputs.local())
        && inputs.lastApplied().stream().noneMatch(DocumentDirective::isWithin)
        && inputs.live().stream().noneMatch(DocumentDirective::isWithin);
  }

  @Override
  public Optional<ThreeWayOutcome.Computed> around(FieldOutcome field) {
    ThreeWayInputs inputs = whole.inputs();
    ThreeDocuments<MapValue> excerpt =
        inputs.documents().mapRoles((role, ignored) -> object(role, field));
    return ThreeWay.compute(inputs.with(excerpt)) instanceof ThreeWayOutcome.Computed part
            && part.isBalanced()
            && part.explanation().at(field.path()).equals(field)
        ? Optional.of(part)
        : Optional.empty();
  }

  private MapValue object(Role role, FieldOutcome field) {
    FieldOutcome at = field;
    Value value = field.values().of(role);
    while (!at.path().isRoot()) {
      FieldOutcome holder = holder(at);
      value = holding(role, holder, at.path().last().orElseThrow(), value);
      at = holder;
    }
    return value instanceof MapValue object ? object : MapValue.EMPTY;
  }

  private FieldOutcome holder(FieldOutcome field) {
    return whole.explanation().at(field.path().parent().orElseThrow());
  }

  /** What stays of a map or list that holds a part; all of it where its parts are together. */
  private @Nullable Value holding(
      Role role, FieldOutcome holder, PathStep step, @Nullable Value part) {
    return switch (holder.values().of(role)) {
      case MapValue map when step instanceof PathStep.Key && retainsKeys(holder) -> map;
      case MapValue ignored when step instanceof PathStep.Key(String key) ->
          map(holder).of(role, key, part);
      case ListValue ignored when step instanceof PathStep.KeyedItem item ->
          list(holder).of(role, item.value(), part);
      case ListValue ignored when step instanceof PathStep.SetItem item ->
          list(holder).of(role, item.value(), part);
      case null -> null;
      case Value other -> other;
    };
  }

  private MapExcerpts map(FieldOutcome holder) {
    return maps.computeIfAbsent(holder.path(), path -> new MapExcerpts(holder));
  }

  private ListExcerpts list(FieldOutcome holder) {
    return lists.computeIfAbsent(holder.path(), path -> new ListExcerpts(holder));
  }

  /** For the items of a list, the list's rule says so. */
  private boolean retainsKeys(FieldOutcome map) {
    boolean isItem = map.path().last().orElse(null) instanceof PathStep.KeyedItem;
    FieldOutcome declared = isItem ? holder(map) : map;
    return declared.rule().filter(FieldRule::retainsKeys).isPresent();
  }

  /**
   * Excerpts of one map: a field, and with it two others of each document, small ones where there
   * are, so that a map which has other fields does not look empty. An item's merge key always
   * stays.
   */
  private static final class MapExcerpts {
    private static final int FEW = 2;

    private final FieldOutcome map;
    private final Set<String> neighbours = new LinkedHashSet<>();

    /** Of a map whose parts are its fields. */
    MapExcerpts(FieldOutcome map) {
      this.map = map;
      if (map.path().last().orElse(null) instanceof PathStep.KeyedItem item) {
        neighbours.add(item.mergeKey());
      }
      for (Role role : Role.DOCUMENTS) {
        if (map.values().of(role) instanceof MapValue there) {
          chooseFrom(there);
        }
      }
    }

    private void chooseFrom(MapValue there) {
      there.entries().entrySet().stream()
          .sorted(Comparator.comparing(field -> !(field.getValue() instanceof Scalar)))
          .limit(FEW)
          .map(Map.Entry::getKey)
          .forEach(neighbours::add);
    }

    /**
     * The excerpt of one document's map.
     *
     * @param key the field
     * @param part what stays of it; null where the document lacks it
     */
    MapValue of(Role role, String key, @Nullable Value part) {
      MapValue.Builder kept = MapValue.builder();
      if (map.values().of(role) instanceof MapValue there) {
        neighbours.forEach(neighbour -> kept.putIfPresent(neighbour, there.find(neighbour)));
      }
      return part == null ? kept.build() : kept.put(key, part).build();
    }
  }

  /**
   * Excerpts of one merging list: an item, and with it the first two of each document, so that a
   * list which has other items does not look empty. Of those only the names stay.
   *
   * <p>Items are distinguished by the text of their names, as Kubernetes does.
   */
  private static final class ListExcerpts {
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
}
