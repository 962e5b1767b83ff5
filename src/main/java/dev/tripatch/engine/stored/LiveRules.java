package dev.tripatch.engine.stored;

import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What servers do to an object because of the one that was there before.
 *
 * @param live the object before, as it is stored; empty if there was none
 */
record LiveRules(Optional<MapValue> live, StoredReasons reasons) {
  private static final String GENERATION = "deprecated.daemonset.template.generation";
  private static final FieldPath ANNOTATIONS = FieldPath.of("metadata", "annotations");
  private static final FieldPath TEMPLATE = FieldPath.of("spec", "template");
  private static final String METADATA = "metadata";
  private static final String PORTS = "ports";
  private static final String NODE_PORT = "nodePort";
  private static final List<String> ADDRESSES =
      List.of("clusterIP", "clusterIPs", "ipFamilies", "ipFamilyPolicy");
  private static final List<String> OF_BALANCER =
      List.of("allocateLoadBalancerNodePorts", "loadBalancerClass");

  MapValue apply(MapValue object, String type) {
    return switch (type) {
      case "DaemonSet" -> counted(object);
      case "Service" -> withAddresses(live.map(old -> ofItsType(object, old)).orElse(object));
      default -> object;
    };
  }

  private MapValue counted(MapValue object) {
    Optional<String> generation =
        live.isEmpty() ? created(object) : live.flatMap(before -> after(before, object));
    if (generation.isEmpty() || !(object.get(METADATA) instanceof MapValue metadata)) {
      return object;
    }
    MapValue.Builder annotations =
        metadata.get("annotations") instanceof MapValue given
            ? given.toBuilder()
            : MapValue.builder();
    annotations.put(GENERATION, new StringValue(generation.get()));
    reasons.put(ANNOTATIONS.key(GENERATION), StoredReason.TEMPLATE_GENERATION);
    return object.toBuilder()
        .put(METADATA, metadata.toBuilder().put("annotations", annotations.build()).build())
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

  /**
   * What the server has allocated stays where the type still has it, whatever the change says of
   * it. Whoever changes such a field and the type at once is refused, so no change is lost here.
   */
  private MapValue ofItsType(MapValue service, MapValue before) {
    if (!(service.get("spec") instanceof MapValue spec)
        || !(before.get("spec") instanceof MapValue old)) {
      return service;
    }
    MapValue.Builder kept = spec.toBuilder();
    ADDRESSES.forEach(field -> keep(kept, field, old, !isExternal(old), !isExternal(spec)));
    keep(kept, "healthCheckNodePort", old, isChecked(old), isChecked(spec));
    keep(kept, "externalTrafficPolicy", old, isOpen(old), isOpen(spec));
    if (isBalanced(old) && !isBalanced(spec)) {
      OF_BALANCER.forEach(field -> leaveOut(kept, field));
    }
    if (hasNodePorts(old)
        && old.get(PORTS) instanceof ListValue given
        && spec.get(PORTS) instanceof ListValue ports) {
      kept.put(PORTS, ports(ports, given, hasNodePorts(spec)));
    }
    return service.toBuilder().put("spec", kept.build()).build();
  }

  private void keep(
      MapValue.Builder spec, String field, MapValue old, boolean hadIt, boolean hasIt) {
    if (hadIt && !hasIt) {
      leaveOut(spec, field);
    } else if (hadIt && !spec.has(field) && old.has(field)) {
      spec.putIfPresent(field, old.find(field));
      reasons.put(FieldPath.of("spec", field), StoredReason.KEPT);
    }
  }

  private void leaveOut(MapValue.Builder spec, String field) {
    if (spec.has(field)) {
      spec.remove(field);
      reasons.put(FieldPath.of("spec", field), StoredReason.SERVICE_TYPE);
    }
  }

  private ListValue ports(ListValue ports, ListValue old, boolean haveNumbers) {
    List<Value> items = new ArrayList<>();
    for (Value item : ports.items()) {
      FieldPath at = FieldPath.of("spec", PORTS).index(items.size()).key(NODE_PORT);
      if (item instanceof MapValue port && haveNumbers != port.has(NODE_PORT)) {
        reasons.put(at, haveNumbers ? StoredReason.KEPT : StoredReason.SERVICE_TYPE);
        MapValue.Builder changed = port.toBuilder().remove(NODE_PORT);
        items.add(
            (haveNumbers ? changed.putIfPresent(NODE_PORT, number(port, ports, old)) : changed)
                .build());
      } else {
        items.add(item);
      }
    }
    return new ListValue(items);
  }

  /** The number that the port of this name had, unless another port has it now. */
  private static Optional<Value> number(MapValue port, ListValue ports, ListValue old) {
    return maps(old)
        .filter(each -> each.text("name").equals(port.text("name")))
        .reduce((first, last) -> last)
        .flatMap(each -> each.find(NODE_PORT))
        .filter(number -> maps(ports).noneMatch(each -> number.equals(each.get(NODE_PORT))));
  }

  private static Stream<MapValue> maps(ListValue list) {
    return list.items().stream().filter(MapValue.class::isInstance).map(MapValue.class::cast);
  }

  private MapValue withAddresses(MapValue service) {
    if (!(service.get("spec") instanceof MapValue spec)
        || spec.text("clusterIP").isEmpty()
        || spec.has("clusterIPs")) {
      return service;
    }
    reasons.put(FieldPath.of("spec", "clusterIPs"), StoredReason.MIRRORED);
    ListValue addresses = ListValue.of(new StringValue(spec.text("clusterIP")));
    return service.toBuilder()
        .put("spec", spec.toBuilder().put("clusterIPs", addresses).build())
        .build();
  }

  private static boolean isExternal(MapValue spec) {
    return "ExternalName".equals(spec.text("type"));
  }

  private static boolean isBalanced(MapValue spec) {
    return "LoadBalancer".equals(spec.text("type"));
  }

  private static boolean hasNodePorts(MapValue spec) {
    return isBalanced(spec) || "NodePort".equals(spec.text("type"));
  }

  /** Whether it can be reached from outside the cluster. */
  private static boolean isOpen(MapValue spec) {
    return hasNodePorts(spec) || (!isExternal(spec) && spec.has("externalIPs"));
  }

  private static boolean isChecked(MapValue spec) {
    return isBalanced(spec) && "Local".equals(spec.text("externalTrafficPolicy"));
  }

  /** The fields that the server sets itself stay as they are, whatever the change says of them. */
  MapValue own(MapValue object, boolean ownsStatus) {
    MapValue old = live.orElse(MapValue.EMPTY);
    MapValue kept = ownsStatus ? kept(object, old, List.of("status"), FieldPath.root()) : object;
    return object.get(METADATA) instanceof MapValue metadata
        ? kept.toBuilder()
            .put(
                METADATA,
                kept(
                    metadata,
                    old.get(METADATA) instanceof MapValue before ? before : MapValue.EMPTY,
                    ServerFields.KEPT,
                    FieldPath.of(METADATA)))
            .build()
        : kept;
  }

  private MapValue kept(MapValue map, MapValue old, List<String> fields, FieldPath at) {
    MapValue.Builder kept = map.toBuilder();
    for (String field : fields) {
      if (!map.find(field).equals(old.find(field))) {
        old.find(field).ifPresentOrElse(value -> kept.put(field, value), () -> kept.remove(field));
        reasons.put(at.key(field), StoredReason.KEPT);
      }
    }
    return kept.build();
  }
}
