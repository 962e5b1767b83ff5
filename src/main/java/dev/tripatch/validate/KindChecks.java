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
  private static void selector(Place spec, String ignored, Report into) {
    Place selector = spec.get("selector");
    Place labels = spec.get("template.metadata.labels");
    boolean isEmpty =
        selector.get("matchLabels").isZero() && selector.get("matchExpressions").isZero();
    if (selector.isThere() && isEmpty) {
      into.add(selector, ViolationWording.UNMATCHED);
    } else if (selector.isThere() && spec.get("template").isThere() && !selects(selector, labels)) {
      into.add(labels, ViolationWording.UNMATCHED);
    }
  }

  private static boolean selects(Place selector, Place labels) {
    return selector.get("matchLabels").entries().stream()
            .allMatch(each -> labels.key(each.name()).value().equals(each.value()))
        && selector.get("matchExpressions").items().stream().allMatch(each -> fits(each, labels));
  }

  private static boolean fits(Place requirement, Place labels) {
    Place label = labels.key(requirement.get("key").text());
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

  private static void requirement(Place requirement, String operators, Report into) {
    Place operator = requirement.get("operator");
    Place values = requirement.get("values");
    if (!List.of(operators.split(",")).contains(operator.text())) {
      into.add(operator, ViolationWording.RANGE, operators.replace(",", ", "));
    } else if (operator.text().endsWith("In") && values.isZero()) {
      into.add(values, ViolationWording.REQUIRED);
    } else if (operator.text().endsWith("Exist") && !values.isZero()) {
      into.add(values, ViolationWording.NOT_HERE, operators.replace(",", ", "));
    }
  }

  /** A Job's pods end; a server calls it a missing value if they are to run on. */
  private static void restart(Place policy, String ignored, Report into) {
    if (policy.text().equals("Always") && policy.around("JobSpec").isPresent()) {
      into.add(policy, ViolationWording.REQUIRED);
    }
  }

  private static boolean isHeadless(Place spec) {
    return spec.get("clusterIP").text().equals("None");
  }

  private static String type(Place spec) {
    return spec.get(SPEC_TYPE).text();
  }

  private static void servicePorts(Place spec, String ignored, Report into) {
    if (spec.isThere() && !isHeadless(spec) && !type(spec).equals("ExternalName")) {
      Checks.required(spec.get("ports"), "", into);
    }
  }

  /** Names are needed as soon as there are two ports. */
  private static void portNames(Place ports, String ignored, Report into) {
    List<Place> items = ports.items();
    if (items.size() > 1) {
      items.forEach(port -> Checks.required(port.get("name"), "", into));
    }
  }

  private static void nodePort(Place port, String ignored, Report into) {
    boolean isClosed = port.around("ServiceSpec").filter(spec -> type(spec).equals("ClusterIP")).isPresent();
    if (isClosed && !port.isZero()) {
      into.add(port, ViolationWording.NOT_HERE, "type: NodePort, LoadBalancer");
    }
  }

  private static void traffic(Place policy, String ignored, Report into) {
    boolean isOpen = OPEN.contains(policy.beside(SPEC_TYPE).text());
    boolean isReached = isOpen || !policy.beside("externalIPs").isZero();
    if (!policy.isZero() && !isReached) {
      into.add(policy, ViolationWording.NOT_WITH, "type: ClusterIP");
    }
  }

  private static void addresses(Place spec, String ignored, Report into) {
    if (isHeadless(spec) && OPEN.contains(type(spec))) {
      into.add(spec.get("clusterIPs").named("clusterIPs[0]"), ViolationWording.NOT_WITH, "type: NodePort, LoadBalancer");
    }
    if (type(spec).equals("ExternalName")) {
      Checks.required(spec.get("externalName"), "", into);
    }
  }

  /** A server names what holds the service. */
  private static void backendPort(Place service, String ignored, Report into) {
    boolean isNamed = !service.get("port.name").isZero();
    boolean isNumbered = !service.get("port.number").isZero();
    Optional<Place> backend = service.holder();
    if (service.isThere() && backend.isPresent() && isNamed == isNumbered) {
      into.add(
          backend.get(),
          isNamed ? ViolationWording.NOT_WITH : ViolationWording.REQUIRED,
          "port.name, port.number");
    }
  }

  private static void path(Place path, String ignored, Report into) {
    boolean isFree = path.beside("pathType").text().equals("ImplementationSpecific");
    if (!path.text().startsWith("/") && (!isFree || !path.isZero()) && !path.beside("pathType").isZero()) {
      into.add(path, ViolationWording.FORM, Forms.named("absolute").shown());
    }
  }

  /** Both fields of basic authentication are missed where none is there. */
  private static void secret(Place secret, String ignored, Report into) {
    Place data = secret.get("data");
    String type = secret.get(SPEC_TYPE).text();
    KEYS_OF_SECRETS.getOrDefault(type, List.of()).stream()
        .map(data::key)
        .filter(entry -> !entry.isThere())
        .forEach(entry -> into.add(keyed(entry), ViolationWording.REQUIRED));
    boolean isBare = BASIC.stream().noneMatch(key -> data.key(key).isThere());
    if (type.equals("kubernetes.io/basic-auth") && isBare) {
      BASIC.forEach(key -> into.add(keyed(data.key(key)), ViolationWording.REQUIRED));
    }
  }

  /** A server writes the key of a map that is missing as it does one that is there. */
  private static Place keyed(Place entry) {
    return entry.named("/data[" + entry.name() + "]");
  }

  private static void slice(Place address, String ignored, Report into) {
    boolean isName =
        address.around("EndpointSlice").filter(all -> all.get("addressType").text().equals("FQDN")).isPresent();
    address.items().stream()
        .filter(item -> !Forms.named(isName ? "subdomain" : "ip").fits(item.text()))
        .forEach(item -> into.add(item, ViolationWording.FORM, Forms.named("ip").shown()));
  }

  private static boolean isNone(Value value) {
    return value.equals(new IntegerValue(0))
        || value.equals(new StringValue("0%"))
        || value.equals(new StringValue("0"));
  }

  /** Nothing could move. */
  private static void noRolling(Place unavailable, String other, Report into) {
    Place surge = unavailable.beside(other);
    if (isNone(unavailable.value()) && isNone(surge.value())) {
      into.add(unavailable, ViolationWording.NOT_WITH, other + ": 0");
    }
  }

  private static void atLeast(Place number, String other, Report into) {
    Optional<Long> least = number.beside(other).number();
    if (number.number().isPresent() && least.filter(each -> number.number().get() < each).isPresent()) {
      into.add(number, ViolationWording.RANGE, other);
    }
  }

  /** Of admission: validations or audit annotations; a server misses both. */
  private static void noBinding(Place spec, String fields, Report into) {
    List<Place> parts = List.of(fields.split(",")).stream().map(spec::get).collect(Collectors.toList());
    if (spec.value() instanceof MapValue && parts.stream().allMatch(Place::isZero)) {
      parts.forEach(part -> into.add(part, ViolationWording.REQUIRED));
    }
  }
}
