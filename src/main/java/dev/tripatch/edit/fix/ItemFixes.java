package dev.tripatch.edit.fix;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be done about an item whose merge key is missing, empty or there twice. */
record ItemFixes(FoundFixes fixes) {
  private static final int MOST = 6;

  void look(Link item, Link list) {
    Optional<String> key = item.mergeKey().filter(it -> item.isItem());
    if (key.isEmpty()
        || !(item.value() instanceof MapValue map)
        || !(list.value() instanceof ListValue all)) {
      return;
    }
    boolean isListDirective = Directives.REPLACE.equals(map.get(Directives.PATCH));
    Value own = map.get(key.get());
    if (own == null && !isListDirective) {
      missing(key.get(), map, item, free(list, all, key.get()), true);
    } else if (new StringValue("").equals(own)) {
      missing(key.get(), map, item, free(list, all, key.get()), false);
    } else if (own != null && keysOf(all, key.get()).stream().filter(own::equals).count() > 1) {
      joined(map, item, list, all);
      fixes.remove(
          FixWording.DELETE_DUPLICATE.text("key", key.get(), "value", plain(own)), item.path());
    }
  }

  /** One item that has what the two have, if they do not contradict each other. */
  private void joined(MapValue map, Link item, Link list, ListValue all) {
    TypedPath type = new TypedPath(item.path(), item.type(), Optional.empty());
    for (Value each : all.items().subList(0, all.items().lastIndexOf(map))) {
      if (each instanceof MapValue other
          && other
              .find(item.mergeKey().orElseThrow())
              .equals(map.find(item.mergeKey().orElseThrow()))
          && canBeOne(other, map)) {
        List<Value> joined = new ArrayList<>(all.items());
        joined.remove(all.items().lastIndexOf(map));
        joined.set(joined.indexOf(each), WithLive.of(map, each, type));
        fixes.set(FixWording.JOIN.text(), list.path(), new ListValue(joined));
      }
    }
  }

  private static boolean canBeOne(MapValue one, MapValue other) {
    return one.entries().entrySet().stream()
        .allMatch(
            each ->
                !(each.getValue() instanceof Scalar)
                    || other.find(each.getKey()).orElse(each.getValue()).equals(each.getValue()));
  }

  /** An item of a list that is merged is found by its merge key only. */
  private void missing(String key, MapValue map, Link item, List<Value> known, boolean isAbsent) {
    known.forEach(
        value ->
            fixes.set(
                FixWording.ADD.text("field", key + ": " + plain(value)),
                item.path(),
                first(key, value, map)));
    if (known.isEmpty() && isAbsent) {
      fixes.set(
          FixWording.ADD.text("field", key), item.path(), first(key, new StringValue(""), map));
    }
    fixes.remove(FixWording.DELETE_WITHOUT_KEY.text("key", key), item.path());
  }

  /** The merge keys of live's list that no item of the text has. */
  private static List<Value> free(Link list, ListValue written, String key) {
    List<Value> free =
        list.live().orElse(null) instanceof ListValue items
            ? new ArrayList<>(keysOf(items, key))
            : new ArrayList<>();
    free.removeAll(keysOf(written, key));
    return free.stream().limit(MOST).toList();
  }

  static List<Value> keysOf(ListValue list, String key) {
    return list.items().stream()
        .filter(MapValue.class::isInstance)
        .flatMap(item -> ((MapValue) item).find(key).stream())
        .toList();
  }

  private static MapValue first(String key, Value value, MapValue rest) {
    MapValue.Builder all = MapValue.builder().put(key, value);
    rest.entries().forEach((name, other) -> all.put(name, name.equals(key) ? value : other));
    return all.build();
  }

  static String plain(Value value) {
    return value instanceof StringValue(String text, _) ? text : Show.value(value);
  }
}
