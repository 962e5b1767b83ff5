package dev.tripatch.decide.conflict;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Changes of many fields of one object. Where no change touches what another one changes or is
 * found by, each map and list is written once for all changes in it; else one after the other.
 */
public final class FieldChanges {

  private final List<FieldChange> changes;

  /**
   * A field and what it gets.
   *
   * @param value empty if the field is removed
   */
  public record FieldChange(FieldPath path, Optional<Value> value) {}

  /** These changes, in their order. */
  public FieldChanges(List<FieldChange> changes) {
    this.changes = List.copyOf(changes);
  }

  /** The object with the changes. */
  public MapValue of(MapValue object) {
    if (areApart() && changed(object, 0, changes) instanceof MapValue map) {
      return map;
    }
    MapValue changed = object;
    for (FieldChange change : changes) {
      changed = one(changed, change);
    }
    return changed;
  }

  private static MapValue one(MapValue object, FieldChange change) {
    return change.value().isPresent()
        ? Fields.with(object, change.path(), change.value().get())
        : Fields.without(object, change.path());
  }

  /** Whether each could be made before or after any other one. */
  private boolean areApart() {
    Set<FieldPath> paths = new HashSet<>();
    Map<FieldPath, String> holders = new HashMap<>();
    Map<String, String> types = new HashMap<>();
    for (FieldChange change : changes) {
      boolean isNew = !change.path().isRoot() && paths.add(change.path());
      if (!isNew || !keepsNames(change, types) || !isOfOneForm(change.path(), holders)) {
        return false;
      }
    }
    return paths.stream().noneMatch(holders::containsKey);
  }

  /** Whether nobody takes what holds it for something else: for a map, or for another list. */
  private static boolean isOfOneForm(FieldPath path, Map<FieldPath, String> holders) {
    FieldPath at = path;
    while (!at.isRoot()) {
      FieldPath holder = at.parent().orElseThrow();
      String form =
          at.last().orElseThrow() instanceof PathStep.KeyedItem item
              ? "[" + item.mergeKey()
              : at.last().orElseThrow() instanceof PathStep.Key ? "{" : "[";
      String known = holders.putIfAbsent(holder, form);
      if (known != null) {
        return known.equals(form);
      }
      at = holder;
    }
    return true;
  }

  /**
   * Whether all items on the way are called as before, and counted from no place.
   *
   * @param types of what type the values of a merge key are: {@code 80} is called as {@code "80"}
   */
  private static boolean keepsNames(FieldChange change, Map<String, String> types) {
    FieldPath at = change.path();
    Optional<String> below = Optional.empty();
    boolean keeps = change.value().map(value -> keepsName(change.path(), value)).orElse(true);
    while (keeps && !at.isRoot()) {
      PathStep step = at.last().orElseThrow();
      keeps =
          switch (step) {
            case PathStep.Key ignored -> true;
            case PathStep.KeyedItem item ->
                item.occurrence() == 0
                    && below.filter(item.mergeKey()::equals).isEmpty()
                    && isOfType(item.mergeKey(), item.value(), types);
            case PathStep.SetItem item ->
                item.occurrence() == 0
                    && at.equals(change.path())
                    && isOfType("", item.value(), types);
            case PathStep.IndexItem _, PathStep.Lines _ -> false;
          };
      below = step instanceof PathStep.Key(String name) ? Optional.of(name) : Optional.empty();
      at = at.parent().orElseThrow();
    }
    return keeps;
  }

  private static boolean isOfType(String mergeKey, Value name, Map<String, String> types) {
    String type = GoText.typeName(name);
    return types.computeIfAbsent(mergeKey, _ -> type).equals(type);
  }

  private static boolean keepsName(FieldPath path, Value value) {
    return switch (path.last().orElseThrow()) {
      case PathStep.KeyedItem item ->
          value instanceof MapValue map && item.value().equals(map.get(item.mergeKey()));
      case PathStep.SetItem item -> item.value().equals(value);
      case PathStep.Key _, PathStep.IndexItem _, PathStep.Lines _ -> true;
    };
  }

  /** By the part that they are in: first those that make new parts, in their order. */
  private static Map<Object, List<FieldChange>> byPart(int depth, List<FieldChange> among) {
    Map<Object, List<FieldChange>> byPart = new LinkedHashMap<>();
    for (FieldChange change : among) {
      if (change.value().isPresent()) {
        byPart.computeIfAbsent(nameAt(change, depth), _ -> new ArrayList<>());
      }
    }
    for (FieldChange change : among) {
      byPart.computeIfAbsent(nameAt(change, depth), _ -> new ArrayList<>()).add(change);
    }
    return byPart;
  }

  private static PathStep stepAt(FieldChange change, int depth) {
    FieldPath at = change.path();
    while (at.length() > depth + 1) {
      at = at.parent().orElseThrow();
    }
    return at.last().orElseThrow();
  }

  /** Items are distinguished by the text of their merge key. */
  private static Object nameAt(FieldChange change, int depth) {
    return switch (stepAt(change, depth)) {
      case PathStep.Key key -> key;
      case PathStep.KeyedItem item -> Map.entry(item.mergeKey(), GoText.print(item.value()));
      case PathStep.SetItem item -> Map.entry("", GoText.print(item.value()));
      case PathStep.IndexItem item -> item;
      case PathStep.Lines lines -> lines;
    };
  }

  /** A value with one change; null if that removes it. */
  static @Nullable Value changed(Value value, FieldChange change) {
    return changed(value, 0, List.of(change));
  }

  /** The value with the changes; null if they remove it. */
  private static @Nullable Value changed(
      @Nullable Value value, int depth, List<FieldChange> within) {
    FieldChange first = within.getFirst();
    if (first.path().length() == depth) {
      return first.value().orElse(null);
    }
    Map<Object, List<FieldChange>> byPart = byPart(depth, within);
    return stepAt(first, depth) instanceof PathStep.Key
        ? inMap(value, depth, byPart)
        : inList(value, depth, byPart);
  }

  private static @Nullable Value inMap(
      @Nullable Value value, int depth, Map<Object, List<FieldChange>> byPart) {
    MapValue map = value instanceof MapValue known ? known : null;
    boolean makes = byPart.values().stream().anyMatch(FieldChanges::makes);
    if (map == null && !makes) {
      return value;
    }
    MapValue.Builder changed = map == null ? MapValue.builder() : map.toBuilder();
    Set<String> removed = new HashSet<>();
    byPart.forEach(
        (name, parts) -> {
          String key = ((PathStep.Key) name).name();
          Value old = map == null ? null : map.get(key);
          Value part = changed(old, depth + 1, parts);
          if (part != null) {
            changed.put(key, part);
          } else if (old != null) {
            removed.add(key);
          }
        });
    return without(changed.build(), removed);
  }

  private static MapValue without(MapValue map, Set<String> removed) {
    if (removed.isEmpty()) {
      return map;
    }
    MapValue.Builder kept = MapValue.builder(map.size());
    map.entries()
        .forEach(
            (key, value) -> {
              if (!removed.contains(key)) {
                kept.put(key, value);
              }
            });
    return kept.build();
  }

  private static @Nullable Value inList(
      @Nullable Value value, int depth, Map<Object, List<FieldChange>> byPart) {
    ListValue list = ListValue.orEmpty(value);
    boolean makes = byPart.values().stream().anyMatch(FieldChanges::makes);
    if (!(value instanceof ListValue) && !makes) {
      return value;
    }
    Map<Integer, Optional<Value>> at = new HashMap<>();
    List<Value> added = new ArrayList<>();
    for (List<FieldChange> parts : byPart.values()) {
      PathStep step = stepAt(parts.getFirst(), depth);
      int place = Fields.indexOf(list, step);
      if (place < list.size()) {
        at.put(place, Optional.ofNullable(changed(list.get(place), depth + 1, parts)));
      } else if (makes(parts)) {
        Value part = changed(Fields.madeFor(step), depth + 1, parts);
        Optional.ofNullable(part).ifPresent(added::add);
      }
    }
    List<Value> items = new ArrayList<>(list.size() + added.size());
    for (int i = 0; i < list.size(); i++) {
      at.getOrDefault(i, Optional.of(list.get(i))).ifPresent(items::add);
    }
    items.addAll(added);
    return new ListValue(items);
  }

  private static boolean makes(List<FieldChange> parts) {
    return parts.stream().anyMatch(part -> part.value().isPresent());
  }
}
