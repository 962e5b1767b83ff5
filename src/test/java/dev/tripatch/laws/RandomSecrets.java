package dev.tripatch.laws;

import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Secrets, also with what no server takes. */
public final class RandomSecrets {
  private final Random random;

  /** Secrets of a certain sequence. */
  public RandomSecrets(Random random) {
    this.random = random;
  }

  /** One with values that are not the same each time. */
  public MapValue secret() {
    return withValues(
        Snippets.yaml("{apiVersion: v1, kind: Secret, metadata: {name: s, namespace: ns}}"),
        List.of("a", "b", "c", "name"));
  }

  private MapValue withValues(MapValue secret, List<String> keys) {
    MapValue.Builder all = secret.toBuilder();
    for (String region : List.of("data", "stringData")) {
      MapValue.Builder values = MapValue.builder();
      keys.stream()
          .filter(_ -> random.nextInt(3) > 0)
          .forEach(key -> values.put(key, value(region)));
      if (random.nextInt(4) > 0) {
        all.put(region, values.build());
      }
    }
    return all.build();
  }

  /** The same with some values changed, removed or added. */
  public MapValue edited(MapValue secret) {
    MapValue.Builder all = secret.toBuilder();
    for (String region : List.of("data", "stringData")) {
      if (secret.get(region) instanceof MapValue map) {
        MapValue.Builder values = map.toBuilder();
        Stream.concat(map.keys().stream(), Stream.of("d"))
            .forEach(
                key -> {
                  switch (random.nextInt(6)) {
                    case 0 -> values.put(key, value(region));
                    case 1 -> values.remove(key);
                    default -> {}
                  }
                });
        all.put(region, values.build());
      }
    }
    return random.nextInt(4) == 0
        ? all.put("type", new StringValue("Opaque")).build()
        : all.build();
  }

  /** Mostly one that a server takes. */
  private Value value(String region) {
    String plain = "zqx" + (10 + random.nextInt(20));
    String text = plain + (random.nextInt(3) == 0 ? lines() : "");
    return switch (random.nextInt(14)) {
      case 0 -> new IntegerValue(70_000 + random.nextInt(90));
      case 1 -> new BoolValue(true);
      case 2 -> new StringValue(plain + "! not base64");
      default ->
          new StringValue(
              region.equals("data")
                  ? Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8))
                  : text);
    };
  }

  /** Further lines, of which other texts have some, too. */
  private String lines() {
    return "\nyqx1%s\nyqx2%s\n".formatted(random.nextInt(2), random.nextInt(2));
  }

  /** A live object with what was last applied. */
  public static MapValue annotated(MapValue live, MapValue last) {
    MapValue annotations =
        MapValue.of(
            "kubectl.kubernetes.io/last-applied-configuration",
            new StringValue(CanonicalJson.write(last)));
    MapValue metadata = (MapValue) live.find("metadata").orElseThrow();
    return live.toBuilder()
        .put("metadata", metadata.toBuilder().put("annotations", annotations).build())
        .build();
  }
}
