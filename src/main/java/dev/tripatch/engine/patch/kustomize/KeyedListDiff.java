package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The change of a list whose items kustomize distinguishes.
 *
 * @param maps writes the changes of items
 * @param schema the list's
 */
record KeyedListDiff(KustomizeDiff maps, NodeSchema schema) {

  /** The patch's list; empty if the items cannot be distinguished. */
  Optional<List<Value>> between(List<Value> before, List<Value> after) {
    Optional<Map<MapValue, MapValue>> from = byName(before);
    Optional<Map<MapValue, MapValue>> to = byName(after);
    return from.isEmpty() || to.isEmpty()
        ? Optional.empty()
        : Optional.of(changes(from.get(), to.get()));
  }

  /** Items by the fields that name them, in their order. */
  private Optional<Map<MapValue, MapValue>> byName(List<Value> items) {
    Map<MapValue, MapValue> named = new LinkedHashMap<>();
    for (Value item : items) {
      MapValue name = item instanceof MapValue map ? nameOf(map) : MapValue.EMPTY;
      if (name.isEmpty() || named.put(name, (MapValue) item) != null) {
        return Optional.empty();
      }
    }
    return Optional.of(named);
  }

  private MapValue nameOf(MapValue item) {
    MapValue.Builder name = MapValue.builder();
    schema.keys().forEach(key -> name.putIfPresent(key, item.find(key)));
    return name.build();
  }

  private List<Value> changes(Map<MapValue, MapValue> before, Map<MapValue, MapValue> after) {
    Set<MapValue> named = new LinkedHashSet<>(after.keySet());
    named.removeIf(name -> Objects.equals(after.get(name), before.get(name)));
    if (!order(named, before.keySet(), after.keySet()).equals(List.copyOf(after.keySet()))) {
      named = after.keySet();
    }
    List<Value> changes = new ArrayList<>();
    named.forEach(name -> changes.add(change(name, before, after)));
    before.keySet().stream()
        .filter(name -> !after.containsKey(name))
        .forEach(name -> changes.add(deletionOf(name)));
    return changes;
  }

  /** How kustomize orders the items: what the patch names, then what is left of before. */
  private static List<MapValue> order(
      Set<MapValue> named, Set<MapValue> before, Set<MapValue> after) {
    Set<MapValue> order = new LinkedHashSet<>(named);
    before.stream().filter(after::contains).forEach(order::add);
    return List.copyOf(order);
  }

  private Value change(
      MapValue name, Map<MapValue, MapValue> before, Map<MapValue, MapValue> after) {
    MapValue to = after.getOrDefault(name, MapValue.EMPTY);
    MapValue from = before.get(name);
    if (from == null) {
      return to;
    }
    MapValue.Builder change = name.toBuilder();
    maps.between(from, to, schema.items()).entries().forEach(change::put);
    return change.build();
  }

  private static MapValue deletionOf(MapValue name) {
    return name.toBuilder().put(Directives.PATCH, Directives.DELETE).build();
  }
}
