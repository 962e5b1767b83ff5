package dev.tripatch.validate;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks of workloads, Services and others: what one field of theirs says about another. */
final class KindChecks {
  static final Map<String, Rule.Check> BY_NAME =
      Map.ofEntries(
          Map.entry("selector", KindChecks::selector),
          Map.entry("requirement", KindChecks::requirement),
          Map.entry("restart", KindChecks::restart),
          Map.entry("service-ports", KindChecks::servicePorts),
          Map.entry("port-names", KindChecks::portNames),
          Map.entry("node-port", KindChecks::nodePort),
          Map.entry("traffic", KindChecks::traffic),
          Map.entry("addresses", KindChecks::addresses),
          Map.entry("backend-port", KindChecks::backendPort),
          Map.entry("path", KindChecks::path),
          Map.entry("secret", KindChecks::secret),
          Map.entry("slice", KindChecks::slice),
          Map.entry("no-rolling", KindChecks::noRolling),
          Map.entry("at-least", KindChecks::atLeast),
          Map.entry("no-binding", KindChecks::noBinding));

  private static final String SPEC_TYPE = "type";
  private static final Set<String> OPEN = Set.of("NodePort", "LoadBalancer");
  private static final Map<String, List<String>> KEYS_OF_SECRETS =
      Map.of(
          "kubernetes.io/dockercfg", List.of(".dockercfg"),
          "kubernetes.io/dockerconfigjson", List.of(".dockerconfigjson"),
          "kubernetes.io/ssh-auth", List.of("ssh-privatekey"),
          "kubernetes.io/tls", List.of("tls.crt", "tls.key"));
  private static final List<String> BASIC = List.of("username", "password");

  private KindChecks() {}

  /** Pods of a template are those that the selector selects. */
  private static void selector(ObjectPart spec, String ignored, RuleReport into) {
    ObjectPart selector = spec.get("selector");
    ObjectPart labels = spec.get("template.metadata.labels");
    boolean isEmpty =
        selector.get("matchLabels").isZero() && selector.get("matchExpressions").isZero();
    if (selector.isThere() && isEmpty) {
      into.add(selector, FaultKind.UNMATCHED);
    } else if (selector.isThere() && spec.get("template").isThere() && !selects(selector, labels)) {
      into.add(labels, FaultKind.UNMATCHED);
    }
  }

  private static boolean selects(ObjectPart selector, ObjectPart labels) {
    return selector.get("matchLabels").entries().stream()
            .allMatch(each -> labels.key(each.name()).value().equals(each.value()))
        && selector.get("matchExpressions").items().stream().allMatch(each -> fits(each, labels));
  }

  private static boolean fits(ObjectPart requirement, ObjectPart labels) {
    ObjectPart label = labels.key(requirement.get("key").text());
    boolean isListed =
        requirement.get("values").items().stream()
            .anyMatch(value -> value.value().equals(label.value()));
    return switch (requirement.get("operator").text()) {
      case "In" -> label.isThere() && isListed;
      case "NotIn" -> !isListed;
      case "Exists" -> label.isThere();
      case "DoesNotExist" -> !label.isThere();
      default -> true;
    };
  }

  private static void requirement(ObjectPart requirement, String operators, RuleReport into) {
    ObjectPart operator = requirement.get("operator");
    ObjectPart values = requirement.get("values");
    if (!List.of(operators.split(",")).contains(operator.text())) {
      into.add(operator, FaultKind.RANGE, operators.replace(",", ", "));
    } else if (operator.text().endsWith("In") && values.isZero()) {
      into.add(values, FaultKind.REQUIRED);
    } else if (operator.text().endsWith("Exist") && !values.isZero()) {
      into.add(values, FaultKind.NOT_HERE, operators.replace(",", ", "));
    }
  }

  /** A Job's pods end; a server calls it a missing value if they are to run on. */
  private static void restart(ObjectPart policy, String ignored, RuleReport into) {
    if (policy.text().equals("Always") && policy.around("JobSpec").isPresent()) {
      into.add(policy, FaultKind.REQUIRED);
    }
  }

  private static boolean isHeadless(ObjectPart spec) {
    return spec.get("clusterIP").text().equals("None");
  }

  private static String type(ObjectPart spec) {
    return spec.get(SPEC_TYPE).text();
  }

  private static void servicePorts(ObjectPart spec, String ignored, RuleReport into) {
    if (spec.isThere() && !isHeadless(spec) && !type(spec).equals("ExternalName")) {
      Checks.required(spec.get("ports"), "", into);
    }
  }

  /** Names are needed as soon as there are two ports. */
  private static void portNames(ObjectPart ports, String ignored, RuleReport into) {
    List<ObjectPart> items = ports.items();
    if (items.size() > 1) {
      items.forEach(port -> Checks.required(port.get("name"), "", into));
    }
  }

  private static void nodePort(ObjectPart port, String ignored, RuleReport into) {
    boolean isClosed =
        port.around("ServiceSpec").filter(spec -> type(spec).equals("ClusterIP")).isPresent();
    if (isClosed && !port.isZero()) {
      into.add(port, FaultKind.NOT_HERE, "type: NodePort, LoadBalancer");
    }
  }

  private static void traffic(ObjectPart policy, String ignored, RuleReport into) {
    boolean isOpen = OPEN.contains(policy.beside(SPEC_TYPE).text());
    boolean isReached = isOpen || !policy.beside("externalIPs").isZero();
    if (!policy.isZero() && !isReached) {
      into.add(policy, FaultKind.NOT_WITH, "type: ClusterIP");
    }
  }

  private static void addresses(ObjectPart spec, String ignored, RuleReport into) {
    if (isHeadless(spec) && OPEN.contains(type(spec))) {
      into.add(
          spec.get("clusterIPs").named(spec.nameOf("clusterIPs[0]")),
          FaultKind.NOT_WITH,
          "type: NodePort, LoadBalancer");
    }
    if (type(spec).equals("ExternalName")) {
      Checks.required(spec.get("externalName"), "", into);
    }
  }

  /** A server names what holds the service. */
  private static void backendPort(ObjectPart service, String ignored, RuleReport into) {
    boolean isNamed = !service.get("port.name").isZero();
    boolean isNumbered = !service.get("port.number").isZero();
    Optional<ObjectPart> backend = service.holder();
    if (service.isThere() && backend.isPresent() && isNamed == isNumbered) {
      into.add(
          backend.get(),
          isNamed ? FaultKind.NOT_WITH : FaultKind.REQUIRED,
          "port.name, port.number");
    }
  }

  private static void path(ObjectPart path, String ignored, RuleReport into) {
    boolean isFree = path.beside("pathType").text().equals("ImplementationSpecific");
    if (!path.text().startsWith("/")
        && (!isFree || !path.isZero())
        && !path.beside("pathType").isZero()) {
      into.add(path, FaultKind.FORM, Forms.named("absolute").shown());
    }
  }

  /** Both fields of basic authentication are missed where none is there. */
  private static void secret(ObjectPart secret, String ignored, RuleReport into) {
    ObjectPart data = secret.get("data");
    String type = secret.get(SPEC_TYPE).text();
    KEYS_OF_SECRETS.getOrDefault(type, List.of()).stream()
        .map(data::key)
        .filter(entry -> !entry.isThere())
        .forEach(entry -> into.add(keyed(entry), FaultKind.REQUIRED));
    boolean isBare = BASIC.stream().noneMatch(key -> data.key(key).isThere());
    if (type.equals("kubernetes.io/basic-auth") && isBare) {
      BASIC.forEach(key -> into.add(keyed(data.key(key)), FaultKind.REQUIRED));
    }
  }

  /** A server writes the key of a map that is missing as it does one that is there. */
  private static ObjectPart keyed(ObjectPart entry) {
    return entry.named("data[" + entry.name() + "]");
  }

  private static void slice(ObjectPart address, String ignored, RuleReport into) {
    boolean isName =
        address
            .around("EndpointSlice")
            .filter(all -> all.get("addressType").text().equals("FQDN"))
            .isPresent();
    address.items().stream()
        .filter(item -> !Forms.named(isName ? "subdomain" : "ip").fits(item.text()))
        .forEach(item -> into.add(item, FaultKind.FORM, Forms.named("ip").shown()));
  }

  private static boolean isNone(Value value) {
    return value.equals(new IntegerValue(0))
        || value.equals(new StringValue("0%"))
        || value.equals(new StringValue("0"));
  }

  /** Nothing could move. */
  private static void noRolling(ObjectPart unavailable, String other, RuleReport into) {
    ObjectPart surge = unavailable.beside(other);
    if (isNone(unavailable.value()) && isNone(surge.value())) {
      into.add(unavailable, FaultKind.NOT_WITH, other + ": 0");
    }
  }

  private static void atLeast(ObjectPart number, String other, RuleReport into) {
    Optional<Long> least = number.beside(other).number();
    if (number.number().isPresent()
        && least.filter(each -> number.number().get() < each).isPresent()) {
      into.add(number, FaultKind.RANGE, other);
    }
  }

  /** Of admission: validations or audit annotations; a server misses both. */
  private static void noBinding(ObjectPart spec, String fields, RuleReport into) {
    List<ObjectPart> parts =
        List.of(fields.split(",")).stream().map(spec::get).collect(Collectors.toList());
    if (spec.value() instanceof MapValue && parts.stream().allMatch(ObjectPart::isZero)) {
      parts.forEach(part -> into.add(part, FaultKind.REQUIRED));
    }
  }
}
