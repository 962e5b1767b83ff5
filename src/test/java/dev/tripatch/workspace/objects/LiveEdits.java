package dev.tripatch.workspace.objects;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What people and controllers do to an object: values, fields and items come, go and change, an
 * item gets another key, and one member of a one-of takes the place of another.
 */
public final class LiveEdits {
  private static final Set<String> OF_THE_OBJECT =
      Set.of("apiVersion", "kind", "metadata", "selector", "name", "namespace");

  /** A server has no object without them. */
  private static final Set<String> NEEDED = Set.of("spec", "template", "containers", "ports");

  private static final List<String> KEYS = List.of("containerPort", "port", "mountPath", "name");
  private static final List<String> PROBES =
      List.of("livenessProbe", "readinessProbe", "startupProbe");
  private static final Map<String, Value> HANDLERS =
      Map.of(
          "tcpSocket", MapValue.of("port", new IntegerValue(5432)),
          "httpGet", MapValue.of("port", new IntegerValue(80)),
          "exec", MapValue.of("command", new ListValue(List.of(new StringValue("true")))));
  private static final Map<String, Value> SOURCES =
      Map.of(
          "emptyDir", MapValue.EMPTY,
          "persistentVolumeClaim", MapValue.of("claimName", new StringValue("data")),
          "hostPath", MapValue.of("path", new StringValue("/data")));

  private final Random random;

  public LiveEdits(Random random) {
    this.random = random;
  }

  /** The object with another edit; it may come out as it was. */
  public MapValue edited(MapValue object) {
    return (MapValue)
        switch (random.nextInt(8)) {
          case 0, 1 -> once(object, Scalar.class::isInstance, this::otherScalar);
          case 2 -> once(object, LiveEdits::isItem, this::renamed);
          case 3, 4 -> once(object, LiveEdits::hasOneOf, this::swapped);
          case 5 -> once(object, LiveEdits::isPlainMap, this::withMore);
          case 6 -> once(object, MapValue.class::isInstance, this::withLess);
          default -> once(object, LiveEdits::isFilled, this::otherItems);
        };
  }

  /** Changes one of the values of a kind; which one is chosen evenly. */
  private Value once(MapValue object, Predicate<Value> wanted, UnaryOperator<Value> change) {
    List<Value> found = new ArrayList<>();
    object.entries().forEach((key, value) -> collect(key, value, wanted, found));
    return found.isEmpty()
        ? object
        : replaced(object, found.get(random.nextInt(found.size())), change);
  }

  private static void collect(String key, Value value, Predicate<Value> wanted, List<Value> found) {
    if (OF_THE_OBJECT.contains(key)) {
      return;
    }
    if (wanted.test(value)) {
      found.add(value);
    }
    switch (value) {
      case MapValue map ->
          map.entries().forEach((name, each) -> collect(name, each, wanted, found));
      case ListValue list -> list.items().forEach(each -> collect("", each, wanted, found));
      case Scalar _ -> {}
    }
  }

  /** By identity: equal values elsewhere stay. */
  @SuppressWarnings("ReferenceEquality")
  private static Value replaced(Value in, Value old, UnaryOperator<Value> change) {
    if (in == old) {
      return change.apply(in);
    }
    return switch (in) {
      case MapValue map -> {
        MapValue.Builder all = MapValue.builder();
        map.entries().forEach((key, each) -> all.put(key, replaced(each, old, change)));
        yield all.build();
      }
      case ListValue list ->
          new ListValue(list.items().stream().map(each -> replaced(each, old, change)).toList());
      case Scalar scalar -> scalar;
    };
  }

  private static boolean isItem(Value value) {
    return value instanceof MapValue map && KEYS.stream().anyMatch(map::has);
  }

  private static boolean isPlainMap(Value value) {
    return value instanceof MapValue map
        && !map.isEmpty()
        && map.entries().values().stream().allMatch(StringValue.class::isInstance);
  }

  private static boolean isFilled(Value value) {
    return value instanceof ListValue list && !list.isEmpty();
  }

  private static boolean hasOneOf(Value value) {
    return value instanceof MapValue map
        && (PROBES.stream().anyMatch(map::has)
            || SOURCES.keySet().stream().anyMatch(map::has)
            || map.has("configMap")
            || map.has("secret")
            || map.has("valueFrom")
            || map.has("value") && map.has("name")
            || map.has("strategy"));
  }

  private Value otherScalar(Value value) {
    return switch (value) {
      case StringValue(String text, _) -> new StringValue(text + "-" + random.nextInt(9));
      case IntegerValue(long number) -> new IntegerValue(number + 1 + random.nextInt(3));
      case BoolValue(boolean truth) -> BoolValue.of(!truth);
      case Value other -> other;
    };
  }

  private Value renamed(Value value) {
    MapValue map = (MapValue) value;
    String key = KEYS.stream().filter(map::has).findFirst().orElseThrow();
    return map.toBuilder().put(key, otherScalar(map.find(key).orElseThrow())).build();
  }

  private Value swapped(Value value) {
    MapValue map = (MapValue) value;
    for (String probe : PROBES) {
      if (map.get(probe) instanceof MapValue handler) {
        return map.toBuilder().put(probe, swapped(handler, HANDLERS)).build();
      }
    }
    if (map.get("strategy") instanceof MapValue) {
      return map.toBuilder()
          .put("strategy", MapValue.of("type", new StringValue("Recreate")))
          .build();
    }
    if (map.has("valueFrom")) {
      return map.toBuilder().remove("valueFrom").put("value", new StringValue("hot")).build();
    }
    if (map.has("value")) {
      MapValue ref = MapValue.of("name", new StringValue("ex"));
      return map.toBuilder()
          .remove("value")
          .put(
              "valueFrom",
              MapValue.of(
                  "configMapKeyRef", ref.toBuilder().put("key", new StringValue("ex")).build()))
          .build();
    }
    return swapped(map.toBuilder().remove("configMap").remove("secret").build(), SOURCES);
  }

  private MapValue swapped(MapValue map, Map<String, Value> members) {
    List<String> others = members.keySet().stream().filter(key -> !map.has(key)).sorted().toList();
    MapValue.Builder changed = map.toBuilder();
    members.keySet().forEach(changed::remove);
    String other = others.get(random.nextInt(others.size()));
    return changed.put(other, Objects.requireNonNull(members.get(other))).build();
  }

  private Value withMore(Value value) {
    return ((MapValue) value)
        .toBuilder().put("more-" + random.nextInt(99), new StringValue("more")).build();
  }

  private Value withLess(Value value) {
    MapValue map = (MapValue) value;
    List<String> keys =
        map.keys().stream()
            .filter(key -> !OF_THE_OBJECT.contains(key) && !KEYS.contains(key))
            .filter(key -> !NEEDED.contains(key))
            .toList();
    return keys.isEmpty()
        ? map
        : map.toBuilder().remove(keys.get(random.nextInt(keys.size()))).build();
  }

  private Value otherItems(Value value) {
    List<Value> items = new ArrayList<>(((ListValue) value).items());
    int place = random.nextInt(items.size());
    switch (random.nextInt(3)) {
      case 0 -> items.remove(place);
      case 1 -> items.add(place, changedItem(items.get(place)));
      default -> items.set(place, changedItem(items.get(place)));
    }
    return new ListValue(items);
  }

  private Value changedItem(Value item) {
    return item instanceof Scalar ? otherScalar(item) : isItem(item) ? renamed(item) : item;
  }
}
