package dev.tripatch.recorded;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Live objects that somebody changed, and patches that somebody could write for them, at random.
 */
final class RandomPatches {
  private static final Set<String> NAMES = Set.of("apiVersion", "kind", "name");

  private final Random random;

  RandomPatches(Random random) {
    this.random = random;
  }

  /** The object with some fields changed, removed, or as another one has them. */
  MapValue drifted(MapValue live, MapValue other) {
    MapValue.Builder drifted = live.toBuilder();
    Set<String> keys = new LinkedHashSet<>(live.keys());
    keys.addAll(other.keys());
    keys.removeAll(NAMES);
    for (String key : keys) {
      Value now = live.get(key);
      Value there = other.get(key);
      if (now == null ? random.nextInt(8) == 0 : random.nextInt(12) == 0) {
        drifted.remove(key).putIfPresent(key, java.util.Optional.ofNullable(there));
      } else if (now != null && random.nextInt(16) == 0) {
        drifted.remove(key);
      } else if (now != null) {
        drifted.put(key, drifted(now, there));
      }
    }
    return drifted.build();
  }

  private Value drifted(Value live, @Nullable Value other) {
    return switch (live) {
      case MapValue map -> drifted(map, other instanceof MapValue to ? to : MapValue.EMPTY);
      case ListValue list -> drifted(list);
      case StringValue(String text, _) when random.nextInt(12) == 0 ->
          new StringValue(text + "-drift");
      case Value same -> same;
    };
  }

  private ListValue drifted(ListValue list) {
    List<Value> items = new ArrayList<>();
    for (Value item : list.items()) {
      if (random.nextInt(12) > 0) {
        items.add(item instanceof MapValue map ? drifted(map, MapValue.EMPTY) : item);
      }
    }
    if (random.nextInt(6) == 0) {
      Collections.shuffle(items, random);
    }
    return new ListValue(items);
  }

  /** A strategic merge patch, with directives where they may be. */
  MapValue strategic(TypedPath place, MapValue live, MapValue other) {
    MapValue.Builder patch = MapValue.builder();
    Set<String> keys = new LinkedHashSet<>(live.keys());
    keys.addAll(other.keys());
    keys.removeAll(NAMES);
    for (String key : keys) {
      field(patch, place.key(key), key, live.get(key), other.get(key));
    }
    List<Value> named = new ArrayList<>(Occasion.keys(live));
    if (!place.path().isRoot() && random.nextInt(10) == 0) {
      patch.put(Directives.PATCH, random.nextBoolean() ? Directives.REPLACE : Directives.DELETE);
    } else if (!place.path().isRoot() && random.nextInt(10) == 0) {
      patch.put(Directives.RETAIN_KEYS, new ListValue(some(named)));
    }
    return patch.build();
  }

  private void field(
      MapValue.Builder patch,
      TypedPath place,
      String key,
      @Nullable Value live,
      @Nullable Value other) {
    int choice = random.nextInt(10);
    if (choice < 4) {
      return;
    }
    if (choice == 4) {
      patch.put(key, NullValue.NULL);
    } else if (choice == 5 && other != null) {
      patch.put(key, other);
    } else if (choice == 6 && live != null) {
      patch.put(key, live);
    } else if (live instanceof MapValue map) {
      patch.put(key, strategic(place, map, other instanceof MapValue to ? to : MapValue.EMPTY));
    } else if (live instanceof ListValue list) {
      list(patch, place, key, list, other);
    }
  }

  private void list(
      MapValue.Builder patch, TypedPath place, String key, ListValue live, @Nullable Value other) {
    if (!place.isMerged()) {
      patch.put(key, other instanceof ListValue ? other : new ListValue(some(live.items())));
      return;
    }
    String mergeKey = place.mergeKey().orElse("");
    List<Value> all = new ArrayList<>(some(live.items()));
    all.addAll(some(Occasion.items(other)));
    List<Value> items = new ArrayList<>();
    Set<Value> names = new LinkedHashSet<>();
    for (Value item : all) {
      Value name = item instanceof MapValue map ? map.get(mergeKey) : item;
      if (name instanceof Scalar && names.add(name)) {
        items.add(item(place, mergeKey, item));
      }
    }
    if (random.nextInt(6) == 0) {
      items.addFirst(MapValue.of(Directives.PATCH, Directives.REPLACE));
    }
    if (mergeKey.isEmpty() && random.nextBoolean()) {
      patch.put(Directives.deletionKey(key), new ListValue(some(live.items())));
    }
    if (random.nextInt(3) == 0) {
      List<Value> order = new ArrayList<>();
      names.forEach(name -> order.add(mergeKey.isEmpty() ? name : keyed(mergeKey, name)));
      patch.put(Directives.orderKey(key), new ListValue(order));
    }
    patch.put(key, new ListValue(items));
  }

  private static Value keyed(String mergeKey, Value name) {
    return MapValue.of(mergeKey, name);
  }

  private Value item(TypedPath list, String mergeKey, Value item) {
    if (!(item instanceof MapValue map) || map.get(mergeKey) == null) {
      return item;
    }
    Value name = map.get(mergeKey);
    return switch (random.nextInt(4)) {
      case 0 -> item;
      case 1 -> Directives.deleteItem(mergeKey, name);
      default -> {
        TypedPath place = list.then(list.step(new ListValue(List.of(item)), 0));
        yield strategic(place, map, MapValue.EMPTY).toBuilder().put(mergeKey, name).build();
      }
    };
  }

  private List<Value> some(List<Value> items) {
    List<Value> some = new ArrayList<>();
    for (Value item : items) {
      if (random.nextInt(3) > 0) {
        some.add(item);
      }
    }
    if (random.nextInt(3) == 0) {
      Collections.shuffle(some, random);
    }
    return some;
  }

  /** A patch without directives: what it is to a JSON merge patch. */
  Value plain(Value patch) {
    return switch (patch) {
      case MapValue map -> {
        MapValue.Builder plain = MapValue.builder();
        map.entries()
            .forEach(
                (key, value) -> {
                  if (!key.startsWith("$")) {
                    plain.put(key, plain(value));
                  }
                });
        yield plain.build();
      }
      case ListValue list -> new ListValue(list.items().stream().map(this::plain).toList());
      case Value scalar -> scalar;
    };
  }

  /** Operations of a JSON Patch; some patches fail. */
  ListValue operations(MapValue live, MapValue other) {
    List<String> places = new ArrayList<>();
    pointers("", live, places);
    List<Value> operations = new ArrayList<>();
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      operations.add(operation(live, other, places));
    }
    return new ListValue(operations);
  }

  private Value operation(MapValue live, MapValue other, List<String> places) {
    String path = places.get(random.nextInt(places.size()));
    MapValue.Builder operation =
        MapValue.builder().put("op", new StringValue("")).put("path", new StringValue(path));
    return switch (random.nextInt(5)) {
      case 0 -> operation.put("op", new StringValue("remove")).build();
      case 1 ->
          operation
              .put("op", new StringValue("add"))
              .put("path", new StringValue(random.nextBoolean() ? path : path + "/new"))
              .put("value", value(live, other))
              .build();
      case 2 ->
          operation
              .put("op", new StringValue("move"))
              .put("from", new StringValue(places.get(random.nextInt(places.size()))))
              .build();
      case 3 -> operation.put("op", new StringValue("test")).put("value", at(live, path)).build();
      default ->
          operation.put("op", new StringValue("replace")).put("value", value(live, other)).build();
    };
  }

  private static Value at(Value value, String pointer) {
    Value at = value;
    for (String token : pointer.substring(1).split("/")) {
      String name = token.replace("~1", "/").replace("~0", "~");
      at =
          at instanceof ListValue list
              ? list.get(Integer.parseInt(name))
              : java.util.Objects.requireNonNull(((MapValue) at).get(name));
    }
    return at;
  }

  private Value value(MapValue live, MapValue other) {
    List<Value> values = new ArrayList<>(List.of(new IntegerValue(7), new StringValue("other")));
    values(live, values);
    values(other, values);
    return values.get(random.nextInt(values.size()));
  }

  private static void values(Value value, List<Value> all) {
    all.add(value);
    if (value instanceof MapValue map) {
      map.entries().values().forEach(each -> values(each, all));
    } else if (value instanceof ListValue list) {
      list.items().forEach(each -> values(each, all));
    }
  }

  private static void pointers(String at, Value value, List<String> all) {
    if (!at.isEmpty()) {
      all.add(at);
    }
    if (value instanceof MapValue map) {
      map.entries()
          .forEach(
              (key, each) ->
                  pointers(at + "/" + key.replace("~", "~0").replace("/", "~1"), each, all));
    } else if (value instanceof ListValue list) {
      for (int i = 0; i < list.size(); i++) {
        pointers(at + "/" + i, list.get(i), all);
      }
    }
  }
}
