package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger.NoteCollector;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the patch that {@code kustomize build} reads as the change from one object to another. An
 * order is expressed by naming all items in it, since kustomize puts what the patch names first.
 * Where the changed items alone would not give the list (ports of which one lacks its protocol, a
 * set that loses an item), the whole list is written with {@code $patch: replace}.
 *
 * <p>Not everything can be expressed: no field can become null or another kind of value, and
 * kustomize changes lists with two items of one key whatever the patch says. Whoever needs to know
 * applies the patch ({@link KustomizeMerger}) and compares.
 */
final class KustomizeDiff {

  private final NodeMerger merger;

  KustomizeDiff(SchemaSource schemas) {
    merger = new NodeMerger(schemas, Quotes.WHERE_NEEDED, new NoteCollector());
  }

  /** The patch; empty if the objects are equal. */
  MapValue between(MapValue before, MapValue after) {
    return between(before, after, merger.schemaOf(Sides.of(before, after), Optional.empty()));
  }

  /** The change of a map or of an item. */
  MapValue between(MapValue before, MapValue after, Optional<NodeSchema> schema) {
    MapValue.Builder patch = MapValue.builder();
    Set<String> keys = new LinkedHashSet<>(after.keys());
    keys.addAll(before.keys());
    for (String key : keys) {
      Value from = before.find(key).orElse(NullValue.NULL);
      Value to = after.find(key).orElse(NullValue.NULL);
      if (!from.equals(to)) {
        patch.put(key, field(from, to, schema.flatMap(known -> known.field(key))));
      }
    }
    return patch.build();
  }

  private Value field(Value from, Value to, Optional<NodeSchema> declared) {
    Optional<NodeSchema> schema = merger.schemaOf(Sides.of(from, to), declared);
    if (from instanceof MapValue before && to instanceof MapValue after) {
      return between(before, after, schema);
    }
    if (from instanceof ListValue before
        && to instanceof ListValue after
        && schema.filter(NodeSchema::mergesItems).isPresent()) {
      return list(before, after, schema.get());
    }
    return to;
  }

  private Value list(ListValue before, ListValue after, NodeSchema schema) {
    return new KeyedListDiff(this, schema)
        .between(before.items(), after.items())
        .<Value>map(ListValue::new)
        .filter(change -> gives(before, change, after, schema))
        .orElseGet(() -> replacement(after));
  }

  private boolean gives(ListValue before, Value change, ListValue after, NodeSchema schema) {
    try {
      Optional<Value> merged =
          merger.merge(Sides.of(before, change), Optional.of(schema), FieldPath.root());
      return merged.equals(Optional.of(after));
    } catch (RefusedException refused) {
      return false;
    }
  }

  private static ListValue replacement(ListValue list) {
    List<Value> items = new ArrayList<>();
    items.add(MapValue.of(Directives.PATCH, Directives.REPLACE));
    items.addAll(list.items());
    return new ListValue(items);
  }

  /**
   * The change of a list whose items kustomize distinguishes.
   *
   * @param maps writes the changes of items
   * @param schema the list's
   */
  private record KeyedListDiff(KustomizeDiff maps, NodeSchema schema) {

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
}
