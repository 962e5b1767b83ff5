package dev.tripatch.decide.conflict;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.hazard.check.Union;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** Which fields are one decision: members of a one-of, and an item whose merge key changed. */
public final class Together {
  private final SchemaType root;
  private final BiFunction<Role, FieldPath, Optional<Value>> held;
  private final Map<FieldPath, Map<FieldPath, FieldPath>> renamed = new HashMap<>();

  /**
   * Fields that are decided together.
   *
   * @param holder the map with the members, or the list with the items
   * @param fields the fields; an item's old place comes before its new one
   */
  public record Group(FieldPath holder, List<FieldPath> fields) {

    /** Whether an item has another merge key, so that its places are one change. */
    public boolean isRenamed() {
      return fields.getFirst().last().orElseThrow() instanceof PathStep.KeyedItem;
    }

    /** Why they are one decision, in a sentence for people. */
    public String sentence() {
      return said().toString();
    }

    Said said() {
      return isRenamed()
          ? ConflictWording.RENAMED.said("old", fields.getFirst(), "new", fields.getLast().below(holder))
          : ConflictWording.ONE_OF.said(
              "fields", fields.stream().map(FieldPath::toString).collect(Collectors.joining(", ")));
    }
  }

  /**
   * In an object of a type.
   *
   * @param held what a document has at a field
   */
  public Together(SchemaType root, BiFunction<Role, FieldPath, Optional<Value>> held) {
    this.root = root;
    this.held = held;
  }

  /**
   * What is decided together with a field, itself included or what holds it.
   *
   * @param from the document that local gets it from
   * @return empty if it is decided alone
   */
  public Optional<Group> at(FieldPath path, Role from) {
    FieldPath at = FieldPath.root();
    SchemaType type = root;
    Optional<FieldRule> rule = Optional.empty();
    for (PathStep step : path.steps()) {
      Optional<Group> group =
          step instanceof PathStep.KeyedItem item && rule.filter(FieldRule::merges).isPresent()
              ? renamed(at, item, from)
              : oneOf(at, type, step, from);
      if (group.isPresent()) {
        return group;
      }
      rule =
          step instanceof PathStep.Key(String name) && type instanceof ObjectSchema schema
              ? schema.field(name)
              : Optional.empty();
      type =
          switch (type) {
            case SchemaType.ListOf list -> list.items();
            case SchemaType.MapOf map -> map.values();
            case SchemaType other -> rule.map(FieldRule::type).orElse(SchemaType.UNDECLARED);
          };
      at = at.then(step);
    }
    return Optional.empty();
  }

  private Optional<Group> oneOf(FieldPath map, SchemaType type, PathStep step, Role from) {
    if (!(type instanceof ObjectSchema schema && step instanceof PathStep.Key(String name))) {
      return Optional.empty();
    }
    return Union.of(schema)
        .filter(union -> union.members().contains(name))
        .filter(union -> !present(union, Role.LOCAL, map).equals(present(union, from, map)))
        .map(
            union ->
                union.members().stream()
                    .map(map::key)
                    .filter(member -> !isSame(Role.LOCAL, from, member))
                    .toList())
        .filter(members -> !members.isEmpty())
        .map(members -> new Group(map, members));
  }

  private Set<String> present(Union union, Role document, FieldPath map) {
    return held.apply(document, map).orElse(null) instanceof MapValue there
        ? Set.copyOf(union.present(there))
        : Set.of();
  }

  private boolean isSame(Role one, Role other, FieldPath path) {
    return Sameness.isSame(
        held.apply(one, path).orElse(null), held.apply(other, path).orElse(null));
  }

  private Optional<Group> renamed(FieldPath list, PathStep.KeyedItem item, Role from) {
    FieldPath asked = list.then(item);
    boolean isInLive = held.apply(Role.LIVE, asked).isPresent();
    if (from != Role.LIVE
        || held.apply(Role.LAST_APPLIED, asked).isPresent() == isInLive
        || held.apply(Role.LOCAL, asked).isPresent() == isInLive) {
      return Optional.empty();
    }
    return renamed
        .computeIfAbsent(list, known -> renamedIn(known, item.mergeKey()))
        .entrySet()
        .stream()
        .filter(each -> asked.equals(isInLive ? each.getValue() : each.getKey()))
        .findFirst()
        .map(each -> new Group(list, List.of(each.getKey(), each.getValue())));
  }

  /** Old places with new ones: those of one name, or the only two. */
  private Map<FieldPath, FieldPath> renamedIn(FieldPath list, String mergeKey) {
    Map<String, MapValue> before = items(Role.LAST_APPLIED, list, mergeKey);
    Map<String, MapValue> now = items(Role.LIVE, list, mergeKey);
    Map<String, MapValue> local = items(Role.LOCAL, list, mergeKey);
    Map<String, MapValue> gone = new LinkedHashMap<>(before);
    gone.keySet().removeAll(now.keySet());
    Map<String, MapValue> came = new LinkedHashMap<>(now);
    came.keySet().removeAll(before.keySet());
    boolean isOnlyPair = gone.size() == 1 && came.size() == 1;
    gone.keySet().retainAll(local.keySet());
    came.keySet().removeAll(local.keySet());
    Map<Optional<Value>, List<MapValue>> lost = byName(gone);
    Map<Optional<Value>, List<MapValue>> found = byName(came);
    Map<FieldPath, FieldPath> pairs = new LinkedHashMap<>();
    lost.forEach(
        (name, old) -> {
          List<MapValue> same = name.isEmpty() ? List.of() : found.getOrDefault(name, List.of());
          if (old.size() == 1 && same.size() == 1) {
            pairs.put(place(list, mergeKey, old.getFirst()), place(list, mergeKey, same.getFirst()));
          }
        });
    if (pairs.isEmpty() && isOnlyPair && !gone.isEmpty() && !came.isEmpty()) {
      pairs.put(
          place(list, mergeKey, gone.values().iterator().next()),
          place(list, mergeKey, came.values().iterator().next()));
    }
    return pairs;
  }

  private Map<String, MapValue> items(Role document, FieldPath list, String mergeKey) {
    Map<String, MapValue> items = new LinkedHashMap<>();
    if (held.apply(document, list).orElse(null) instanceof ListValue values) {
      for (Value value : values.items()) {
        if (value instanceof MapValue item && item.get(mergeKey) instanceof Scalar key) {
          items.putIfAbsent(GoText.print(key), item);
        }
      }
    }
    return items;
  }

  private static Map<Optional<Value>, List<MapValue>> byName(Map<String, MapValue> items) {
    return items.values().stream().collect(Collectors.groupingBy(item -> item.find("name")));
  }

  private static FieldPath place(FieldPath list, String mergeKey, MapValue item) {
    return list.item(mergeKey, (Scalar) item.find(mergeKey).orElseThrow());
  }
}
