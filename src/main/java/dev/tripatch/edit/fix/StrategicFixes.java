package dev.tripatch.edit.fix;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be done in a strategic merge patch by its directives, or about them. */
record StrategicFixes(FoundFixes fixes) {
  private static final int MOST = 6;

  void look(Link link) {
    if (link.value() instanceof MapValue map) {
      deletion(link, map);
      emptied(link, map);
      retainKeys(link, map);
      orders(link, map);
    } else if (link.value() == NullValue.NULL) {
      nullList(link);
    }
  }

  /** Who sets every field of an item to null most likely means the item. */
  private void deletion(Link item, MapValue map) {
    String key = item.mergeKey().filter(it -> item.isItem()).orElse("");
    boolean isEmptied =
        map.size() > 1
            && map.has(key)
            && map.entries().entrySet().stream()
                .allMatch(it -> it.getKey().equals(key) || it.getValue() == NullValue.NULL);
    if (isEmptied) {
      fixes.set(
          FixWording.DELETE_ITEM.text(),
          item.path(),
          Directives.deleteItem(key, map.find(key).orElseThrow()));
    }
  }

  /** {@code $patch: delete} in a map that is no item leaves an empty map behind. */
  private void emptied(Link link, MapValue map) {
    if (!link.isItem() && !link.path().isRoot() && Directives.isDeletion(map)) {
      fixes.set(FixWording.WRITE_NULL.text(), link.path(), NullValue.NULL);
    }
  }

  private void nullList(Link link) {
    String key = link.mergeKey().orElse("");
    if (link.isItem() || !(link.live().orElse(null) instanceof ListValue list)) {
      return;
    }
    ItemFixes.keysOf(list, key).stream()
        .limit(MOST)
        .forEach(
            value ->
                fixes.set(
                    FixWording.DELETE_ONLY.text("key", key, "value", ItemFixes.plain(value)),
                    link.path(),
                    ListValue.of(Directives.deleteItem(key, value))));
  }

  /** Kubernetes refuses a patch that sets a key that does not stay. */
  private void retainKeys(Link link, MapValue map) {
    if (!(map.get(Directives.RETAIN_KEYS) instanceof ListValue kept)) {
      return;
    }
    map.keys().stream()
        .filter(key -> !Directives.isDirective(key))
        .filter(key -> map.get(key) != NullValue.NULL)
        .filter(key -> !kept.items().contains(new StringValue(key)))
        .forEach(
            key ->
                fixes.set(
                    FixWording.RETAIN.text("key", key),
                    link.path(),
                    with(
                        map,
                        Directives.RETAIN_KEYS,
                        appended(kept, List.of(new StringValue(key))))));
  }

  /** Kubernetes refuses a patch whose order list lacks an item that the patch has. */
  private void orders(Link link, MapValue map) {
    if (!(link.type() instanceof ObjectSchema schema)) {
      return;
    }
    for (String directive : map.keys()) {
      Directives.fieldOf(directive, Directives.SET_ELEMENT_ORDER)
          .flatMap(schema::field)
          .ifPresent(rule -> order(link, map, directive, rule));
    }
  }

  private void order(Link link, MapValue map, String directive, FieldRule rule) {
    if (map.get(directive) instanceof ListValue order
        && map.get(rule.name()) instanceof ListValue items) {
      List<Value> missing = new ArrayList<>(named(items, rule));
      missing.removeAll(named(order, rule));
      if (!missing.isEmpty()) {
        fixes.set(
            FixWording.COMPLETE.text("directive", directive),
            link.path(),
            with(map, directive, appended(order, missing)));
      }
    }
  }

  /** The items as an order list names them. */
  private static List<Value> named(ListValue items, FieldRule rule) {
    Optional<String> key = rule.mergeKey();
    boolean isSet = rule.type() instanceof SchemaType.ListOf(SchemaType.Primitive _);
    List<Value> names = new ArrayList<>();
    for (Value item : items.items()) {
      if (item instanceof MapValue map && key.isPresent() && !Directives.isDeletion(map)) {
        map.find(key.get()).ifPresent(value -> names.add(MapValue.of(key.get(), value)));
      } else if (isSet && item instanceof Scalar) {
        names.add(item);
      }
    }
    return names;
  }

  private static MapValue with(MapValue map, String key, Value value) {
    return map.toBuilder().put(key, value).build();
  }

  private static ListValue appended(ListValue list, List<Value> more) {
    List<Value> all = new ArrayList<>(list.items());
    all.addAll(more);
    return new ListValue(all);
  }
}
