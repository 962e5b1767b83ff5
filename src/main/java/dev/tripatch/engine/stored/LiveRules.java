package dev.tripatch.engine.stored;

import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What servers do to an object because of the one that was there before.
 *
 * @param live the object before, as it is stored; empty if there was none
 */
record LiveRules(Optional<MapValue> live, StoredReasons reasons) {
  private static final String GENERATION = "deprecated.daemonset.template.generation";
  private static final FieldPath ANNOTATIONS = FieldPath.of("metadata", "annotations");
  private static final FieldPath TEMPLATE = FieldPath.of("spec", "template");
  private static final Set<String> WITH_NODE_PORTS = Set.of("NodePort", "LoadBalancer");
  private static final List<String> ADDRESSES =
      List.of("clusterIP", "clusterIPs", "ipFamilies", "ipFamilyPolicy");

  MapValue apply(MapValue object, String type) {
    return switch (type) {
      case "DaemonSet" -> counted(object);
      case "Service" -> live.map(before -> ofItsType(object, before)).orElse(object);
      default -> object;
    };
  }

  private MapValue counted(MapValue object) {
    Optional<String> generation =
        live.isEmpty() ? created(object) : live.flatMap(before -> after(before, object));
    if (generation.isEmpty() || !(object.get("metadata") instanceof MapValue metadata)) {
      return object;
    }
    MapValue.Builder annotations =
        metadata.get("annotations") instanceof MapValue given
            ? given.toBuilder()
            : MapValue.builder();
    annotations.put(GENERATION, new StringValue(generation.get()));
    reasons.put(ANNOTATIONS.key(GENERATION), StoredReason.TEMPLATE_GENERATION);
    return object.toBuilder()
        .put("metadata", metadata.toBuilder().put("annotations", annotations.build()).build())
        .build();
  }

  private static Optional<String> created(MapValue object) {
    return Optional.of(generation(object).filter(count -> count >= 1).orElse(1L).toString());
  }

  private static Optional<String> after(MapValue before, MapValue object) {
    boolean isSame = Counted.valueAt(before, TEMPLATE).equals(Counted.valueAt(object, TEMPLATE));
    return generation(before).map(count -> Long.toString(isSame ? count : count + 1));
  }

  private static Optional<Long> generation(MapValue object) {
    return Counted.valueAt(object, ANNOTATIONS.key(GENERATION))
        .filter(StringValue.class::isInstance)
        .map(text -> ((StringValue) text).text())
        .filter(text -> text.matches("[0-9]{1,18}"))
        .map(Long::valueOf);
  }

  /** Whoever changes such a field and the type at once is refused, so no change is lost here. */
  private MapValue ofItsType(MapValue service, MapValue before) {
    if (!(service.get("spec") instanceof MapValue spec)
        || !(before.get("spec") instanceof MapValue old)) {
      return service;
    }
    MapValue.Builder kept = spec.toBuilder();
    if (!isExternal(old) && isExternal(spec)) {
      ADDRESSES.forEach(field -> leaveOut(kept, field));
    }
    if (hasNodePorts(old) && !hasNodePorts(spec)) {
      leaveOut(kept, "externalTrafficPolicy");
      kept.putIfPresent("ports", withoutNodePorts(spec));
    }
    if (isChecked(old) && !isChecked(spec)) {
      leaveOut(kept, "healthCheckNodePort");
    }
    return service.toBuilder().put("spec", kept.build()).build();
  }

  private void leaveOut(MapValue.Builder spec, String field) {
    if (spec.has(field)) {
      spec.remove(field);
      reasons.put(FieldPath.of("spec", field), StoredReason.SERVICE_TYPE);
    }
  }

  private Optional<Value> withoutNodePorts(MapValue spec) {
    if (!(spec.get("ports") instanceof ListValue ports)) {
      return Optional.empty();
    }
    List<Value> items = new ArrayList<>();
    for (Value port : ports.items()) {
      reasons.put(
          FieldPath.of("spec", "ports").index(items.size()).key("nodePort"),
          StoredReason.SERVICE_TYPE);
      items.add(port instanceof MapValue map ? map.toBuilder().remove("nodePort").build() : port);
    }
    return Optional.of(new ListValue(items));
  }

  private static boolean isExternal(MapValue spec) {
    return "ExternalName".equals(spec.text("type"));
  }

  private static boolean hasNodePorts(MapValue spec) {
    return WITH_NODE_PORTS.contains(spec.text("type"));
  }

  private static boolean isChecked(MapValue spec) {
    return "LoadBalancer".equals(spec.text("type"))
        && "Local".equals(spec.text("externalTrafficPolicy"));
  }
}
