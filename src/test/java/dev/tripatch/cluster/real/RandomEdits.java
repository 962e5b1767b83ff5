package dev.tripatch.cluster.real;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Edits as people and controllers make them: mostly right, some that a server refuses. */
public final class RandomEdits {
  private static final Pattern QUANTITY = Pattern.compile("[0-9.]+(m|k|Ki|M|Mi|G|Gi)?");

  /** What an object is, and what nobody edits by hand. */
  private static final List<String> KEPT =
      List.of("apiVersion", "kind", "metadata", "status", "selector", "serviceName");

  /** Without these nothing is left that a server would take. */
  private static final List<String> NEEDED =
      List.of(
          "spec", "template", "containers", "rules", "ports", "verbs", "http", "paths", "backend");

  private static final List<String> TYPES = List.of("ClusterIP", "NodePort", "LoadBalancer");

  /** Words that a server has a list of. */
  private static final List<String> LISTED =
      List.of(
          "type",
          "protocol",
          "apiGroup",
          "pathType",
          "scheme",
          "imagePullPolicy",
          "podManagementPolicy",
          "serviceName",
          "restartPolicy",
          "dnsPolicy",
          "name");

  private static final List<String> QUANTITIES = List.of("0.5", "1024Mi", "2000m", "1", "1e3");

  /** Fields that say what a server would say, or nothing. */
  private static final List<Map.Entry<String, Value>> OF_PODS =
      List.of(
          Map.entry("restartPolicy", new StringValue("Always")),
          Map.entry("terminationGracePeriodSeconds", new IntegerValue(0)),
          Map.entry("hostNetwork", BoolValue.FALSE),
          Map.entry("nodeSelector", MapValue.EMPTY),
          Map.entry("tolerations", ListValue.EMPTY),
          Map.entry("serviceAccountName", new StringValue("other")),
          Map.entry("automountServiceAccountToken", BoolValue.FALSE),
          Map.entry("securityContext", MapValue.of("runAsUser", new IntegerValue(0))));

  private final Random random;

  /** Of a certain sequence. */
  public RandomEdits(Random random) {
    this.random = random;
  }

  /** The object with so many edits. */
  public MapValue edit(MapValue object, int edits) {
    MapValue edited = object;
    for (int i = 0; i < edits; i++) {
      edited = random.nextInt(4) == 0 ? inMetadata(edited) : (MapValue) inside(edited, "");
    }
    return edited;
  }

  /**
   * The way from one state to another as a controller sends it, so that kubectl's annotation stays.
   */
  static ListValue ofOthers(MapValue before, MapValue changed) {
    return new ListValue(
        Stream.concat(
                changed.keys().stream().map(FieldPath::of),
                Stream.of("labels", "annotations").map(key -> FieldPath.of("metadata", key)))
            .filter(path -> !path.equals(FieldPath.of("metadata")))
            .flatMap(path -> written(path, before, changed).stream())
            .toList());
  }

  private static Optional<Value> written(FieldPath path, MapValue before, MapValue changed) {
    return Counted.valueAt(changed, path)
        .filter(now -> !Optional.of(now).equals(Counted.valueAt(before, path)))
        .map(
            now ->
                MapValue.builder()
                    .put("op", new StringValue("add"))
                    .put("path", new StringValue("/" + path.toString().replace('.', '/')))
                    .put("value", now)
                    .build());
  }

  private MapValue inMetadata(MapValue object) {
    MapValue metadata = map(object.get("metadata"));
    String field = random.nextBoolean() ? "labels" : "annotations";
    MapValue.Builder words = map(metadata.get(field)).toBuilder();
    String key = "e" + random.nextInt(3);
    if (words.has(key) && random.nextBoolean()) {
      words.remove(key);
    } else {
      words.put(key, new StringValue("v" + random.nextInt(100)));
    }
    return object.toBuilder()
        .put("metadata", metadata.toBuilder().put(field, words.build()).build())
        .build();
  }

  private static MapValue map(Value value) {
    return value instanceof MapValue map ? map : MapValue.EMPTY;
  }

  /** Goes down some way, and changes what is there. */
  private Value inside(Value value, String name) {
    return switch (value) {
      case MapValue map -> inMap(map);
      case ListValue list -> inList(list);
      case IntegerValue(long number) ->
          new IntegerValue(Math.max(0, number + random.nextInt(3) - 1));
      case BoolValue flag -> BoolValue.of(flag.equals(BoolValue.FALSE));
      case StringValue(String text, _) -> new StringValue(text(text, name));
      case Value other -> other;
    };
  }

  private Value inMap(MapValue map) {
    List<String> keys = new ArrayList<>(map.keys());
    keys.removeAll(KEPT);
    if (map.has("containers") && random.nextInt(3) == 0) {
      Map.Entry<String, Value> field = OF_PODS.get(random.nextInt(OF_PODS.size()));
      return map.toBuilder().put(field.getKey(), field.getValue()).build();
    }
    if (map.has("image") && random.nextInt(3) == 0) {
      return map.toBuilder()
          .put("env", added(map.get("env"), "name", "E" + random.nextInt(3)))
          .build();
    }
    if (keys.isEmpty()) {
      return map;
    }
    String key = keys.get(random.nextInt(keys.size()));
    boolean isRemoved = !NEEDED.contains(key) && random.nextInt(8) == 0;
    return isRemoved
        ? map.toBuilder().remove(key).build()
        : map.toBuilder().put(key, inside(map.find(key).orElseThrow(), key)).build();
  }

  private static ListValue added(Value list, String key, String name) {
    List<Value> items = new ArrayList<>(list instanceof ListValue own ? own.items() : List.of());
    MapValue item =
        MapValue.builder()
            .put(key, new StringValue(name))
            .put("value", new StringValue("x"))
            .build();
    items.removeIf(each -> map(each).text(key).equals(name));
    items.add(item);
    return new ListValue(items);
  }

  private Value inList(ListValue list) {
    List<Value> items = new ArrayList<>(list.items());
    if (items.isEmpty()) {
      return list;
    }
    int at = random.nextInt(items.size());
    switch (random.nextInt(8)) {
      case 0 -> items.remove(at);
      case 1 -> Collections.swap(items, at, random.nextInt(items.size()));
      default -> items.set(at, inside(items.get(at), ""));
    }
    return new ListValue(items);
  }

  private String text(String text, String name) {
    if (name.equals("type") && TYPES.contains(text)) {
      return TYPES.get(random.nextInt(TYPES.size()));
    }
    if (List.of("cpu", "memory", "storage").contains(name) && QUANTITY.matcher(text).matches()) {
      return QUANTITIES.get(random.nextInt(QUANTITIES.size()));
    }
    if (LISTED.contains(name)) {
      return text;
    }
    return text.endsWith("-x") ? text.substring(0, text.length() - 2) : text + "-x";
  }
}
