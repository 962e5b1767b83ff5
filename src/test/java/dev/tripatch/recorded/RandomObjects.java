package dev.tripatch.recorded;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Random objects of any kind, after its schema: of few names and values, so that two of them have
 * much in common. Odd ones have wrong types, nulls, unknown fields, directives, and items without a
 * merge key or with that of another.
 */
final class RandomObjects {
  private static final List<String> WORDS =
      List.of("a", "b", "c", "web", "", "10", "true", "null", "nginx:1.25", "a/b", " x", "é", "😀");
  private static final List<String> KEYS = List.of("a", "b", "app", "x.io/a", "tier", "10");
  private static final List<Long> NUMBERS = List.of(0L, 1L, 2L, 80L, 443L, 8080L, -1L);
  private static final List<String> TIMES = List.of("2026-01-02T03:04:05Z", "2025-01-02T03:04:05Z");
  private static final List<String> QUANTITIES = List.of("1", "500m", "1Gi", "0", "1.5");
  private static final Set<String> IDENTITY =
      Set.of("apiVersion", "kind", "metadata", "name", "managedFields");
  private static final int DEEPEST = 9;

  private final Random random;
  private final boolean odd;

  RandomObjects(Random random, boolean odd) {
    this.random = random;
    this.odd = odd;
  }

  /** An object of a kind, with its name. */
  MapValue object(String apiVersion, String kind, ObjectSchema schema) {
    return named(struct(schema, 0), apiVersion, kind);
  }

  private static MapValue named(MapValue made, String apiVersion, String kind) {
    MapValue metadata = made.get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    return made.toBuilder()
        .put("apiVersion", new StringValue(apiVersion))
        .put("kind", new StringValue(kind))
        .put("metadata", metadata.toBuilder().put("name", new StringValue("web")).build())
        .build();
  }

  /** The object as somebody changed it. */
  MapValue changed(MapValue object, ObjectSchema schema) {
    return changed(object, schema, 0);
  }

  private MapValue struct(ObjectSchema schema, int depth) {
    MapValue.Builder made = MapValue.builder();
    for (String key : schema.fieldNames()) {
      FieldRule rule = schema.field(key).orElseThrow();
      if (chance(likelihood(rule, schema.fieldNames().size(), depth))) {
        made.put(key, field(rule, depth + 1));
      }
    }
    if (oddly(60)) {
      made.put("unknownField", oddValue());
    }
    if (oddly(60)) {
      addDirective(made, schema);
    }
    return made.build();
  }

  private static double likelihood(FieldRule rule, int count, int depth) {
    if (rule.name().equals("managedFields") || rule.name().equals("status")) {
      return depth == 0 ? 0.1 : 0.02;
    }
    double usual = Math.min(0.8, 3.0 / count);
    boolean isDeep = SchemaType.withoutLists(rule.type()) instanceof ObjectSchema;
    if (depth < 2) {
      return isDeep || rule.isAnnotated() ? 0.8 : Math.min(0.6, 4.0 / count);
    }
    if (depth >= DEEPEST) {
      return isDeep ? 0 : usual;
    }
    return rule.name().equals("spec") || rule.name().equals("containers")
        ? 0.9
        : Math.min(0.9, rule.isAnnotated() ? 2 * usual : usual);
  }

  private Value field(FieldRule rule, int depth) {
    if (oddly(40)) {
      return oddValue();
    }
    return rule.type() instanceof SchemaType.ListOf list
        ? items(list, rule, depth)
        : value(rule.type(), depth);
  }

  private Value value(SchemaType type, int depth) {
    if (oddly(50)) {
      return oddValue();
    }
    return switch (type) {
      case ObjectSchema struct -> struct(struct, depth);
      case SchemaType.ListOf list -> plainItems(list, depth);
      case SchemaType.MapOf(SchemaType values) -> map(values, depth);
      case SchemaType.Primitive plain -> scalar(plain);
    };
  }

  private Value map(SchemaType values, int depth) {
    MapValue.Builder map = MapValue.builder();
    for (int count = random.nextInt(3); count > 0; count--) {
      map.put(one(KEYS), value(values, depth + 1));
    }
    return map.build();
  }

  private Value plainItems(SchemaType.ListOf list, int depth) {
    List<Value> items = new ArrayList<>();
    for (int count = random.nextInt(4); count > 0; count--) {
      items.add(value(list.items(), depth + 1));
    }
    return new ListValue(items);
  }

  private Value items(SchemaType.ListOf list, FieldRule rule, int depth) {
    List<Value> items = new ArrayList<>();
    Set<Value> names = new LinkedHashSet<>();
    int most = chance(0.02) ? 20 : 4;
    for (int count = random.nextInt(most); count > 0; count--) {
      Value item = item(list.items(), rule, depth + 1);
      if (names.add(name(item, rule)) || chance(odd ? 0.3 : 0.02)) {
        items.add(item);
      }
    }
    return new ListValue(items);
  }

  private static Value name(Value item, FieldRule rule) {
    Value key = item instanceof MapValue map ? map.get(rule.mergeKey().orElse("")) : null;
    return key == null ? item : key;
  }

  /** A new item, with its merge key and what else names it. */
  private Value item(SchemaType type, FieldRule rule, int depth) {
    Value item = value(type, depth);
    if (!(item instanceof MapValue map) || !(type instanceof ObjectSchema struct)) {
      return item;
    }
    MapValue.Builder named = map.toBuilder();
    rule.mergeKey().ifPresent(key -> complete(named, key, struct));
    rule.listMapKeys().forEach(key -> complete(named, key, struct));
    return named.build();
  }

  private void complete(MapValue.Builder item, String key, ObjectSchema struct) {
    if (!item.has(key) && !oddly(12)) {
      struct.field(key).ifPresent(rule -> item.put(key, value(rule.type(), DEEPEST)));
    }
  }

  private Value scalar(SchemaType.Primitive type) {
    if (!type.values().isEmpty() && !odd) {
      return one(type.values());
    }
    return switch (type.name().toLowerCase(Locale.ROOT)) {
      case "integer" -> new IntegerValue(one(NUMBERS));
      case "number" -> new FloatValue(0.5 + random.nextInt(3));
      case "boolean" -> BoolValue.of(random.nextBoolean());
      case "time", "microtime" -> text(TIMES);
      case "quantity" -> text(QUANTITIES);
      case "intorstring" -> chance(0.5) ? text(WORDS) : new IntegerValue(one(NUMBERS));
      case "string" ->
          type.format().filter("byte"::equals).isPresent()
              ? new StringValue("aGk=")
              : type.format().filter("date-time"::equals).isPresent() ? text(TIMES) : text(WORDS);
      case "object", "rawextension", "json", "fieldsv1" -> MapValue.of(one(KEYS), text(WORDS));
      default -> MapValue.EMPTY;
    };
  }

  private MapValue changed(MapValue map, @Nullable SchemaType type, int depth) {
    MapValue.Builder changed = MapValue.builder();
    ObjectSchema struct = type instanceof ObjectSchema declared ? declared : null;
    map.entries()
        .forEach(
            (key, value) -> {
              if (IDENTITY.contains(key) && (depth == 0 || depth == 1 && !oddly(100))) {
                changed.put(
                    key,
                    value instanceof MapValue inner
                        ? changedField(struct, key, inner, depth)
                        : value);
              } else if (!chance(0.08)) {
                changed.put(key, changedField(struct, key, value, depth));
              }
            });
    addSome(changed, type, depth);
    return changed.build();
  }

  private void addSome(MapValue.Builder changed, @Nullable SchemaType type, int depth) {
    if (type instanceof ObjectSchema struct) {
      for (String key : struct.fieldNames()) {
        if (!changed.has(key) && chance(1.0 / (4 + struct.fieldNames().size()))) {
          changed.put(key, field(struct.field(key).orElseThrow(), depth + 2));
        }
      }
      if (oddly(80)) {
        addDirective(changed, struct);
      }
    } else if (type instanceof SchemaType.MapOf(SchemaType values) && chance(0.2)) {
      changed.put(one(KEYS), value(values, depth + 2));
    }
  }

  private Value changedField(@Nullable ObjectSchema struct, String key, Value value, int depth) {
    FieldRule rule = struct == null ? null : struct.field(key).orElse(null);
    if (rule != null && chance(0.05)) {
      return field(rule, depth + 2);
    }
    if (oddly(60)) {
      return oddValue();
    }
    return value instanceof ListValue list && rule != null
        ? changedItems(list, rule, depth)
        : changedValue(value, rule == null ? null : rule.type(), depth + 1);
  }

  private Value changedValue(Value value, @Nullable SchemaType type, int depth) {
    return switch (value) {
      case MapValue map -> changed(map, type, depth);
      case ListValue list -> list;
      case Value scalar when type instanceof SchemaType.Primitive plain && chance(0.15) ->
          scalar(plain);
      case Value scalar -> scalar;
    };
  }

  private Value changedItems(ListValue list, FieldRule rule, int depth) {
    SchemaType type = rule.type() instanceof SchemaType.ListOf of ? of.items() : null;
    List<Value> items = new ArrayList<>();
    for (Value item : list.items()) {
      if (chance(0.85)) {
        Value changed = changedValue(item, type, depth + 1);
        items.add(chance(0.9) ? withName(changed, item, rule) : changed);
      }
    }
    if (type != null && chance(0.25)) {
      items.add(random.nextInt(items.size() + 1), item(type, rule, depth + 2));
    }
    if (chance(0.12)) {
      Collections.shuffle(items, random);
    }
    if (!items.isEmpty() && (oddly(8) || chance(0.01))) {
      items.add(one(items));
    }
    Set<Value> names = new LinkedHashSet<>();
    items.removeIf(item -> !names.add(name(item, rule)) && !chance(odd ? 0.5 : 0.1));
    return new ListValue(items);
  }

  private static Value withName(Value changed, Value item, FieldRule rule) {
    return changed instanceof MapValue map && item instanceof MapValue before
        ? map.toBuilder()
            .putIfPresent(rule.mergeKey().orElse(""), before.find(rule.mergeKey().orElse("")))
            .build()
        : changed;
  }

  /** The same with some of its parts damaged: for patches, whose directives are damaged, too. */
  Value damaged(Value value) {
    if (chance(0.02)) {
      return oddValue();
    }
    return switch (value) {
      case MapValue map -> {
        MapValue.Builder damaged = MapValue.builder();
        map.entries()
            .forEach(
                (key, each) -> {
                  if (!chance(0.02)) {
                    damaged.put(key, damaged(each));
                  }
                });
        if (chance(0.05)) {
          addDirective(damaged, null);
        }
        yield damaged.build();
      }
      case ListValue list -> damagedItems(list);
      case Value scalar -> scalar;
    };
  }

  private ListValue damagedItems(ListValue list) {
    List<Value> items = new ArrayList<>();
    for (Value item : list.items()) {
      if (!chance(0.05)) {
        items.add(damaged(item));
      }
    }
    if (!items.isEmpty() && chance(0.05)) {
      items.add(one(items));
    }
    if (chance(0.08)) {
      Collections.shuffle(items, random);
    }
    return new ListValue(items);
  }

  private void addDirective(MapValue.Builder map, @Nullable ObjectSchema struct) {
    List<String> names = new ArrayList<>();
    map.forEach((key, value) -> names.add(key));
    if (struct != null) {
      names.addAll(struct.fieldNames());
    }
    String name = names.isEmpty() ? "a" : one(names);
    switch (random.nextInt(6)) {
      case 0 -> map.put(Directives.PATCH, Directives.DELETE);
      case 1 -> map.put(Directives.PATCH, Directives.REPLACE);
      case 2 -> map.put(Directives.PATCH, chance(0.5) ? Directives.MERGE : oddValue());
      case 3 -> map.put(Directives.RETAIN_KEYS, chance(0.8) ? keysOf(map) : oddValue());
      case 4 -> map.put(Directives.orderKey(name), chance(0.8) ? shortList() : oddValue());
      default -> map.put(Directives.deletionKey(name), chance(0.8) ? shortList() : oddValue());
    }
  }

  private ListValue keysOf(MapValue.Builder map) {
    List<Value> keys = new ArrayList<>();
    map.forEach(
        (key, value) -> {
          if (!key.startsWith("$") && chance(0.9)) {
            keys.add(new StringValue(key));
          }
        });
    return new ListValue(keys);
  }

  private ListValue shortList() {
    List<Value> items = new ArrayList<>();
    for (int count = random.nextInt(3); count > 0; count--) {
      items.add(chance(0.6) ? text(WORDS) : MapValue.of("name", text(WORDS)));
    }
    return new ListValue(items);
  }

  private Value oddValue() {
    return switch (random.nextInt(12)) {
      case 0, 1 -> NullValue.NULL;
      case 2 -> MapValue.EMPTY;
      case 3 -> ListValue.EMPTY;
      case 4 -> BoolValue.of(random.nextBoolean());
      case 5 -> new IntegerValue(one(NUMBERS));
      case 6 -> new FloatValue(0.5 + random.nextInt(2));
      case 7 -> MapValue.of(one(KEYS), text(WORDS));
      case 8 -> MapValue.of("name", chance(0.5) ? NullValue.NULL : text(WORDS));
      case 9 -> new ListValue(List.of(text(WORDS), new IntegerValue(one(NUMBERS))));
      case 10 -> new ListValue(List.of(new ListValue(List.of(text(WORDS)))));
      default -> text(WORDS);
    };
  }

  private StringValue text(List<String> texts) {
    return new StringValue(one(texts));
  }

  private boolean oddly(int oneOf) {
    return odd && random.nextInt(oneOf) == 0;
  }

  private boolean chance(double likelihood) {
    return random.nextDouble() < likelihood;
  }

  private <T> T one(List<? extends T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
