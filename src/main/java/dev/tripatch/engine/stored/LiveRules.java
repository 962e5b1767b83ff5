package dev.tripatch.engine.stored;

import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * What servers do to an object because of the one that was there before.
 *
 * @param live the object before, as it is stored; empty if there was none
 */
record LiveRules(Optional<MapValue> live, StoredReasons reasons) {
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath TEMPLATE = SPEC.key("template");
  private static final FieldPath GENERATION =
      FieldPath.of("metadata", "annotations").key("deprecated.daemonset.template.generation");
  private static final String NODE_PORT = "nodePort";
  private static final List<String> ADDRESSES =
      List.of("clusterIP", "clusterIPs", "ipFamilies", "ipFamilyPolicy");
  private static final List<String> OF_BALANCER =
      List.of("allocateLoadBalancerNodePorts", "loadBalancerClass");

  MapValue apply(MapValue object, String type) {
    return switch (type) {
      case "DaemonSet" -> counted(object);
      case "Service" -> ofItsType(object, spec(object));
      default -> object;
    };
  }

  private MapValue counted(MapValue object) {
    Optional<String> generation =
        live.isEmpty() ? created(object) : live.flatMap(before -> after(before, object));
    return generation.isEmpty()
        ? object
        : reasons.put(
            object, GENERATION, generation.map(StringValue::new), StoredReason.TEMPLATE_GENERATION);
  }

  private static Optional<String> created(MapValue object) {
    return Optional.of(generation(object).filter(count -> count >= 1).orElse(1L).toString());
  }

  private static Optional<String> after(MapValue before, MapValue object) {
    boolean isSame = Counted.valueAt(before, TEMPLATE).equals(Counted.valueAt(object, TEMPLATE));
    return generation(before).map(count -> Long.toString(isSame ? count : count + 1));
  }

  private static Optional<Long> generation(MapValue object) {
    return Counted.valueAt(object, GENERATION)
        .filter(StringValue.class::isInstance)
        .map(text -> ((StringValue) text).text())
        .filter(text -> text.matches("[0-9]{1,18}"))
        .map(Long::valueOf);
  }

  private static MapValue spec(MapValue service) {
    return service.get("spec") instanceof MapValue spec ? spec : MapValue.EMPTY;
  }

  private MapValue ofItsType(MapValue service, MapValue spec) {
    MapValue kept = live.map(before -> kept(service, spec, spec(before))).orElse(service);
    if (!"ClientIP".equals(spec.text("sessionAffinity"))) {
      kept = without(kept, "sessionAffinityConfig");
    }
    if (isExternal(spec)) {
      return without(kept, "internalTrafficPolicy");
    }
    Optional<Value> address = spec(kept).find("clusterIP");
    return address.isEmpty() || spec(kept).has("clusterIPs")
        ? kept
        : reasons.put(
            kept, SPEC.key("clusterIPs"), address.map(ListValue::of), StoredReason.MIRRORED);
  }

  /**
   * What the server has allocated stays where the type still has it, whatever the change says of
   * it. Whoever changes such a field and the type at once is refused, so no change is lost here.
   */
  private MapValue kept(MapValue service, MapValue spec, MapValue old) {
    MapValue kept = service;
    for (String field : ADDRESSES) {
      kept = kept(kept, field, old, !isExternal(old), !isExternal(spec));
    }
    kept = kept(kept, "healthCheckNodePort", old, isChecked(old), isChecked(spec));
    kept = kept(kept, "externalTrafficPolicy", old, isOpen(old), isOpen(spec));
    for (String field : OF_BALANCER) {
      kept = isBalanced(old) && !isBalanced(spec) ? without(kept, field) : kept;
    }
    List<MapValue> ports = ports(spec);
    for (int i = 0; i < ports.size() && hasNodePorts(old); i++) {
      FieldPath path = SPEC.key("ports").index(i).key(NODE_PORT);
      if (!hasNodePorts(spec)) {
        kept = reasons.put(kept, path, Optional.empty(), StoredReason.SERVICE_TYPE);
      } else if (!ports.get(i).has(NODE_PORT)) {
        kept = reasons.put(kept, path, number(ports.get(i), ports, old), StoredReason.KEPT);
      }
    }
    return kept;
  }

  private MapValue kept(MapValue service, String field, MapValue old, boolean had, boolean has) {
    if (had && !has) {
      return without(service, field);
    }
    return had && !spec(service).has(field)
        ? reasons.put(service, SPEC.key(field), old.find(field), StoredReason.KEPT)
        : service;
  }

  private MapValue without(MapValue service, String field) {
    return reasons.put(service, SPEC.key(field), Optional.empty(), StoredReason.SERVICE_TYPE);
  }

  /** The number that the port of this name had, unless another port has it now. */
  private static Optional<Value> number(MapValue port, List<MapValue> ports, MapValue old) {
    return ports(old).stream()
        .filter(each -> each.text("name").equals(port.text("name")))
        .reduce((first, last) -> last)
        .flatMap(each -> each.find(NODE_PORT))
        .filter(number -> ports.stream().noneMatch(each -> number.equals(each.get(NODE_PORT))));
  }

  private static List<MapValue> ports(MapValue spec) {
    return spec.get("ports") instanceof ListValue list
            && list.items().stream().allMatch(MapValue.class::isInstance)
        ? list.items().stream().map(MapValue.class::cast).toList()
        : List.of();
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
  MapValue own(MapValue object) {
    if (!object.has("metadata")) {
      return object;
    }
    MapValue kept = object;
    for (FieldPath field : ServerFields.KEPT) {
      kept = own(kept, field);
    }
    for (FieldPath field : ServerFields.OF_DELETION) {
      kept = old(field).isPresent() ? own(kept, field) : kept;
    }
    return kept;
  }

  /** The same of a status that is not taken with the rest. */
  MapValue withStatus(MapValue object) {
    return own(object, STATUS);
  }

  private MapValue own(MapValue object, FieldPath field) {
    return reasons.put(object, field, old(field), StoredReason.KEPT);
  }

  private Optional<Value> old(FieldPath field) {
    return live.flatMap(before -> Counted.valueAt(before, field));
  }
}
