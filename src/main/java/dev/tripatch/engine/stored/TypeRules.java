package dev.tripatch.engine.stored;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** What servers do to the fields of some types beside filling in and leaving out. */
final class TypeRules {
  private static final List<String> CONTAINERS = List.of("containers", "initContainers");

  private TypeRules() {}

  /**
   * Applies the rules of a type.
   *
   * @param map its fields, filled in
   * @param kind of the object that it is in
   */
  static MapValue apply(
      MapValue map, ObjectSchema type, String kind, FieldPath at, StoredReasons reasons) {
    return switch (type.name()) {
      case "Secret" -> withData(map, at, reasons);
      case "PodSpec" -> {
        MapValue pod = withAccount(map, at, reasons);
        yield "Pod".equals(kind) || isBeforeSidecars(type) ? withHostPorts(pod, at, reasons) : pod;
      }
      case "Pod" -> withRequests(map, at, reasons);
      case "ServiceSpec" -> withAddresses(withoutAffinity(map, at, reasons), at, reasons);
      case "Job" -> withLabels(map, reasons);
      case "ReplicationController" -> withSelector(withLabels(map, reasons), reasons);
      default -> map;
    };
  }

  private static MapValue withData(MapValue secret, FieldPath at, StoredReasons reasons) {
    if (!(secret.get("stringData") instanceof MapValue texts)) {
      return secret;
    }
    MapValue.Builder data =
        secret.get("data") instanceof MapValue given ? given.toBuilder() : MapValue.builder();
    for (Map.Entry<String, Value> entry : texts.entries().entrySet()) {
      if (entry.getValue() instanceof StringValue text
          && text.exact() instanceof StringValue(String exact, _)) {
        byte[] bytes = exact.getBytes(StandardCharsets.UTF_8);
        data.put(entry.getKey(), text.encodedAs(Base64.getEncoder().encodeToString(bytes)));
        reasons.put(at.key("data").key(entry.getKey()), StoredReason.STRING_DATA);
      }
    }
    reasons.put(at.key("stringData"), StoredReason.STRING_DATA);
    return secret.toBuilder().remove("stringData").put("data", data.build()).build();
  }

  /** The newer name wins; the older one counts where it is alone. */
  private static MapValue withAccount(MapValue pod, FieldPath at, StoredReasons reasons) {
    return pod.has("serviceAccountName")
        ? mirrored(pod, "serviceAccountName", "serviceAccount", at, reasons)
        : mirrored(pod, "serviceAccount", "serviceAccountName", at, reasons);
  }

  private static MapValue mirrored(
      MapValue map, String from, String to, FieldPath at, StoredReasons reasons) {
    Value value = map.get(from);
    if (value == null || value.equals(map.get(to))) {
      return map;
    }
    reasons.put(at.key(to), StoredReason.MIRRORED);
    return map.toBuilder().put(to, value).build();
  }

  /**
   * Whether the schema is that of a server before 1.28, which learned of sidecars and gave up to
   * fill in the ports of pod templates in one release.
   */
  private static boolean isBeforeSidecars(ObjectSchema pod) {
    return pod.field("containers")
        .map(rule -> SchemaType.withoutLists(rule.type()))
        .filter(ObjectSchema.class::isInstance)
        .filter(container -> ((ObjectSchema) container).field("restartPolicy").isPresent())
        .isEmpty();
  }

  private static MapValue withHostPorts(MapValue pod, FieldPath at, StoredReasons reasons) {
    return BoolValue.TRUE.equals(pod.get("hostNetwork"))
        ? withContainers(
            pod,
            at,
            (container, path) ->
                withItems(
                    container, "ports", path, (port, where) -> withHostPort(port, where, reasons)))
        : pod;
  }

  private static MapValue withHostPort(MapValue port, FieldPath at, StoredReasons reasons) {
    if (port.has("hostPort") || !port.has("containerPort")) {
      return port;
    }
    reasons.put(at.key("hostPort"), StoredReason.DEFAULT);
    return port.toBuilder().putIfPresent("hostPort", port.find("containerPort")).build();
  }

  /** What a container may use at most is what it asks for, where it does not say. */
  private static MapValue withRequests(MapValue pod, FieldPath at, StoredReasons reasons) {
    return pod.get("spec") instanceof MapValue spec
        ? pod.toBuilder()
            .put(
                "spec",
                withContainers(
                    spec,
                    at.key("spec"),
                    (container, path) ->
                        container.get("resources") instanceof MapValue resources
                            ? container.toBuilder()
                                .put(
                                    "resources",
                                    requested(resources, path.key("resources"), reasons))
                                .build()
                            : container))
            .build()
        : pod;
  }

  private static MapValue requested(MapValue resources, FieldPath at, StoredReasons reasons) {
    if (!(resources.get("limits") instanceof MapValue limits)) {
      return resources;
    }
    MapValue.Builder requests =
        resources.get("requests") instanceof MapValue given
            ? given.toBuilder()
            : MapValue.builder();
    for (Map.Entry<String, Value> limit : limits.entries().entrySet()) {
      if (!requests.has(limit.getKey())) {
        requests.put(limit.getKey(), limit.getValue());
        reasons.put(at.key("requests").key(limit.getKey()), StoredReason.DEFAULT);
      }
    }
    return resources.toBuilder().put("requests", requests.build()).build();
  }

  private static MapValue withoutAffinity(MapValue service, FieldPath at, StoredReasons reasons) {
    if (!service.has("sessionAffinityConfig")
        || "ClientIP".equals(service.text("sessionAffinity"))) {
      return service;
    }
    reasons.put(at.key("sessionAffinityConfig"), StoredReason.SERVICE_TYPE);
    return service.toBuilder().remove("sessionAffinityConfig").build();
  }

  private static MapValue withAddresses(MapValue service, FieldPath at, StoredReasons reasons) {
    String address = service.text("clusterIP");
    if (address.isEmpty() || service.has("clusterIPs")) {
      return service;
    }
    reasons.put(at.key("clusterIPs"), StoredReason.MIRRORED);
    return service.toBuilder().put("clusterIPs", ListValue.of(new StringValue(address))).build();
  }

  /** An object without labels has those of its template. */
  private static MapValue withLabels(MapValue object, StoredReasons reasons) {
    return withLabelsOfTemplate(object, "metadata", "labels", reasons);
  }

  private static MapValue withSelector(MapValue object, StoredReasons reasons) {
    return withLabelsOfTemplate(object, "spec", "selector", reasons);
  }

  private static MapValue withLabelsOfTemplate(
      MapValue object, String part, String field, StoredReasons reasons) {
    Optional<Value> labels =
        Counted.valueAt(object, FieldPath.of("spec", "template", "metadata", "labels"));
    if (labels.isEmpty() || !(object.get(part) instanceof MapValue map) || map.has(field)) {
      return object;
    }
    reasons.put(FieldPath.of(part, field), StoredReason.DEFAULT);
    return object.toBuilder().put(part, map.toBuilder().put(field, labels.get()).build()).build();
  }

  private static MapValue withContainers(
      MapValue pod, FieldPath at, BiFunction<MapValue, FieldPath, MapValue> change) {
    MapValue changed = pod;
    for (String field : CONTAINERS) {
      changed = withItems(changed, field, at, change);
    }
    return changed;
  }

  /** A map in one of whose lists each item that is a map is changed. */
  private static MapValue withItems(
      MapValue holder,
      String field,
      FieldPath at,
      BiFunction<MapValue, FieldPath, MapValue> change) {
    if (!(holder.get(field) instanceof ListValue list)) {
      return holder;
    }
    List<Value> items = new ArrayList<>(list.items());
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof MapValue item) {
        items.set(i, change.apply(item, at.key(field).index(i)));
      }
    }
    return holder.toBuilder().put(field, new ListValue(items)).build();
  }
}
