package dev.tripatch.engine.patch;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Random Deployments from few names and values, so that two of them have much in common: lists
 * merged by key and by value, an atomic list, free keys and a map with retainKeys. No nulls, no
 * duplicates.
 */
public final class Deployments {
  private Deployments() {}

  /**
   * Three versions of a Deployment.
   *
   * @param lastApplied as it was applied last
   * @param local as the file has it
   * @param live as it is
   */
  public record Versions(MapValue lastApplied, MapValue local, MapValue live) {}

  /** Three versions that were made independently. */
  public static Arbitrary<Versions> versions() {
    return Combinators.combine(deployment(), deployment(), deployment()).as(Versions::new);
  }

  /** One Deployment. */
  public static Arbitrary<MapValue> deployment() {
    return Combinators.combine(metadata(), spec())
        .as(
            (metadata, spec) ->
                MapValue.builder()
                    .put("apiVersion", new StringValue("apps/v1"))
                    .put("kind", new StringValue("Deployment"))
                    .put("metadata", metadata)
                    .put("spec", spec)
                    .build());
  }

  private static Arbitrary<MapValue> metadata() {
    return fields(
            MapValue.EMPTY,
            new Field("labels", map(words("app", "tier", "team"), words("a", "b"))),
            new Field("finalizers", list(words("x", "y", "z"), StringValue::new)))
        .map(map -> map.toBuilder().put("name", new StringValue("web")).build());
  }

  private static Arbitrary<MapValue> spec() {
    Arbitrary<Value> template =
        fields(
                MapValue.EMPTY,
                new Field("volumes", keyed("name", words("v1", "v2", "v3"), Deployments::volume)),
                new Field(
                    "containers", keyed("name", words("w", "s", "i"), Deployments::container)))
            .map(spec -> MapValue.of("spec", spec));
    return fields(
        MapValue.EMPTY,
        new Field("replicas", Arbitraries.of(1, 2, 3).map(IntegerValue::new)),
        new Field("strategy", strategy()),
        new Field("template", template));
  }

  private static Arbitrary<Value> strategy() {
    return Arbitraries.of(
        MapValue.EMPTY,
        MapValue.of("type", new StringValue("Recreate")),
        MapValue.builder()
            .put("type", new StringValue("RollingUpdate"))
            .put("rollingUpdate", MapValue.of("maxSurge", new IntegerValue(1)))
            .build());
  }

  private static Arbitrary<MapValue> volume(MapValue named) {
    return fields(
        named,
        new Field("emptyDir", Arbitraries.of(MapValue.EMPTY, text("medium", "Memory"))),
        new Field("configMap", Arbitraries.of(text("name", "c1"), text("name", "c2"))));
  }

  private static Arbitrary<MapValue> container(MapValue named) {
    return fields(
        named,
        new Field("image", words("a:1", "a:2").map(StringValue::new)),
        new Field("args", list(words("-v", "-q"), StringValue::new)),
        new Field("env", keyed("name", words("A", "B", "C", "D"), Deployments::variable)),
        new Field("ports", ports()));
  }

  private static Arbitrary<MapValue> variable(MapValue named) {
    return fields(named, new Field("value", words("1", "2").map(StringValue::new)));
  }

  private static Arbitrary<Value> ports() {
    return distinct(Arbitraries.of(9, 80, 443))
        .map(
            numbers ->
                new ListValue(
                    numbers.stream()
                        .<Value>map(n -> MapValue.of("containerPort", new IntegerValue(n)))
                        .toList()));
  }

  private record Field(String key, Arbitrary<? extends Value> value) {}

  /** The map with each of the fields or without it. */
  private static Arbitrary<MapValue> fields(MapValue start, Field... fields) {
    Arbitrary<MapValue> maps = Arbitraries.just(start);
    for (Field field : fields) {
      Arbitrary<Optional<Value>> value = field.value().<Value>map(v -> v).optional(0.7);
      maps =
          Combinators.combine(maps, value)
              .as((map, present) -> map.toBuilder().putIfPresent(field.key(), present).build());
    }
    return maps;
  }

  private static Arbitrary<Value> keyed(
      String key, Arbitrary<String> names, Function<MapValue, Arbitrary<MapValue>> item) {
    return distinct(names)
        .flatMap(
            chosen -> {
              List<Arbitrary<MapValue>> items =
                  chosen.stream().map(name -> item.apply(text(key, name))).toList();
              return Combinators.combine(items).as(made -> new ListValue(List.copyOf(made)));
            });
  }

  private static Arbitrary<Value> list(Arbitrary<String> words, Function<String, Value> item) {
    return distinct(words).map(chosen -> new ListValue(chosen.stream().map(item).toList()));
  }

  private static Arbitrary<Value> map(Arbitrary<String> keys, Arbitrary<String> values) {
    return Arbitraries.maps(keys, values.<Value>map(StringValue::new)).map(MapValue::of);
  }

  private static <T> Arbitrary<List<T>> distinct(Arbitrary<T> items) {
    return items.list().uniqueElements().ofMaxSize(3);
  }

  private static Arbitrary<String> words(String... words) {
    return Arbitraries.of(words);
  }

  private static MapValue text(String key, String value) {
    return MapValue.of(key, new StringValue(value));
  }
}
