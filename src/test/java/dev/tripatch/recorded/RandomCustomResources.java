package dev.tripatch.recorded;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Questions about custom resources: real ones, changed at random in a few places. */
final class RandomCustomResources {
  private static final List<Value> ANY =
      List.of(
          NullValue.NULL,
          BoolValue.TRUE,
          new IntegerValue(0),
          new IntegerValue(-1),
          new IntegerValue(70_000),
          new IntegerValue(3_000_000_000L),
          new FloatValue(1.5),
          new FloatValue(1e19),
          new StringValue(""),
          new StringValue("*"),
          new StringValue("a"),
          new StringValue("10%"),
          new StringValue("1h30m"),
          new StringValue("Bad Value!"),
          new StringValue("2026-01-02T03:04:05Z"),
          new StringValue("x".repeat(300)),
          MapValue.EMPTY,
          ListValue.EMPTY);

  private static final List<Seed> SEEDS = CustomSeeds.all();

  /** A definition and an object of it. */
  record Seed(MapValue schema, MapValue object) {}

  private final Random random;

  private RandomCustomResources(Random random) {
    this.random = random;
  }

  static Optional<MapValue> schema(String definition) {
    return CustomSeeds.schema(definition);
  }

  static MapValue add(MapValue.Builder question, Random random, boolean odd) {
    Seed seed = SEEDS.get(random.nextInt(SEEDS.size()));
    RandomCustomResources made = new RandomCustomResources(random);
    question.put("schema", seed.schema());
    MapValue object = seed.object();
    if (random.nextInt(3) > 0) {
      MapValue old = odd ? made.changed(object, seed.schema(), 2) : object;
      question.put("old", old);
      object = random.nextBoolean() ? old : object;
    }
    return question
        .put("object", made.changed(object, seed.schema(), 1 + random.nextInt(3)))
        .build();
  }

  private MapValue changed(MapValue object, MapValue schema, int times) {
    MapValue changed = object;
    for (int i = 0; i < times; i++) {
      changed =
          changed.toBuilder().put("spec", changed.find("spec").orElse(MapValue.EMPTY)).build();
      for (String key : List.copyOf(changed.keys())) {
        boolean isTaken =
            List.of("apiVersion", "kind", "metadata").contains(key) || random.nextInt(4) == 0;
        Value value = changed.find(key).orElseThrow();
        changed =
            isTaken
                ? changed
                : changed.toBuilder()
                    .put(key, edited(value, part(schema, "properties", key)))
                    .build();
      }
    }
    return changed;
  }

  private static MapValue part(MapValue schema, String... keys) {
    return Counted.valueAt(schema, FieldPath.of(keys)).orElse(NullValue.NULL)
            instanceof MapValue map
        ? map
        : MapValue.EMPTY;
  }

  /** One thing in it is another. */
  private Value edited(Value value, MapValue schema) {
    return switch (value) {
      case MapValue map when !map.isEmpty() && random.nextInt(5) > 0 -> {
        List<String> keys = List.copyOf(map.keys());
        String key = keys.get(random.nextInt(keys.size()));
        yield map.toBuilder()
            .put(key, edited(map.find(key).orElseThrow(), at(schema, key)))
            .build();
      }
      case MapValue map -> editedMap(map, schema);
      case ListValue list when !list.isEmpty() && random.nextInt(4) > 0 -> {
        List<Value> items = new ArrayList<>(list.items());
        int index = random.nextInt(items.size());
        items.set(index, edited(items.get(index), part(schema, "items")));
        yield new ListValue(items);
      }
      case ListValue list -> editedList(list, schema);
      case StringValue(String text, _) when random.nextBoolean() ->
          new StringValue(random.nextBoolean() ? text + "!" : text.substring(text.length() / 2));
      case IntegerValue(long number) when random.nextBoolean() ->
          new IntegerValue(random.nextBoolean() ? -number : number * 100_000);
      default -> any(schema);
    };
  }

  private static MapValue at(MapValue schema, String key) {
    MapValue field = part(schema, "properties", key);
    return field.isEmpty() ? part(schema, "additionalProperties") : field;
  }

  private Value editedMap(MapValue map, MapValue schema) {
    List<String> keys = List.copyOf(map.keys());
    return switch (random.nextInt(6)) {
      case 0 ->
          keys.isEmpty()
              ? map
              : map.toBuilder().remove(keys.get(random.nextInt(keys.size()))).build();
      case 1 -> map.toBuilder().put("extra", any(MapValue.EMPTY)).build();
      case 2 -> any(schema);
      default -> {
        List<String> declared = new ArrayList<>(part(schema, "properties").keys());
        if (declared.isEmpty()) {
          yield map.toBuilder().put("any/key", any(part(schema, "additionalProperties"))).build();
        }
        String key = declared.get(random.nextInt(declared.size()));
        yield map.toBuilder().put(key, any(part(schema, "properties", key))).build();
      }
    };
  }

  private Value editedList(ListValue list, MapValue schema) {
    List<Value> items = new ArrayList<>(list.items());
    switch (random.nextInt(5)) {
      case 0 -> Collections.shuffle(items, random);
      case 1 -> items.addAll(list.items());
      case 2 -> items.add(any(part(schema, "items")));
      case 3 -> {
        if (!items.isEmpty()) {
          items.removeLast();
        }
      }
      default -> {
        return any(schema);
      }
    }
    return new ListValue(items);
  }

  /** Mostly of the type, and one of the values that the schema lists. */
  private Value any(MapValue schema) {
    if (random.nextInt(5) == 0 || schema.isEmpty()) {
      return ANY.get(random.nextInt(ANY.size()));
    }
    if (schema.get("enum") instanceof ListValue choice && random.nextInt(4) > 0) {
      return choice.get(random.nextInt(choice.size()));
    }
    return switch (schema.text("type")) {
      case "object" -> anyMap(schema);
      case "array" -> {
        List<Value> items = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
          items.add(any(part(schema, "items")));
        }
        yield new ListValue(items);
      }
      case "boolean" -> BoolValue.of(random.nextBoolean());
      case "integer", "number" ->
          random.nextInt(4) == 0
              ? new FloatValue(random.nextInt(20) / 2.0)
              : new IntegerValue(random.nextInt(-2, 100));
      default ->
          ANY.stream()
              .filter(each -> each instanceof StringValue)
              .skip(random.nextInt(8))
              .findFirst()
              .orElseThrow();
    };
  }

  private MapValue anyMap(MapValue schema) {
    MapValue.Builder map = MapValue.builder();
    part(schema, "properties")
        .entries()
        .forEach(
            (key, field) -> {
              if (random.nextInt(3) == 0) {
                map.put(key, any((MapValue) field));
              }
            });
    MapValue values = part(schema, "additionalProperties");
    for (int i = random.nextInt(3); i > 0 && !values.isEmpty(); i--) {
      map.put("key" + i, any(values));
    }
    return map.build();
  }
}
