package dev.tripatch.validate;

import dev.tripatch.validate.Violation.FaultKind;
import java.util.List;
import java.util.Map;

/** Checks of workloads, Services and others: what one field of theirs says about another. */
final class KindChecks {
  static final Map<String, Rule.Check> BY_NAME =
      Map.ofEntries(
          Map.entry("selector", KindChecks::selector),
          Map.entry("requirement", KindChecks::requirement),
          Map.entry("port-names", KindChecks::portNames),
          Map.entry("secret", KindChecks::secret),
          Map.entry("slice", KindChecks::slice));

  private static final String SPEC_TYPE = "type";
  private static final Map<String, List<String>> KEYS_OF_SECRETS =
      Map.of(
          "kubernetes.io/dockercfg", List.of(".dockercfg"),
          "kubernetes.io/dockerconfigjson", List.of(".dockerconfigjson"),
          "kubernetes.io/ssh-auth", List.of("ssh-privatekey"),
          "kubernetes.io/tls", List.of("tls.crt", "tls.key"));
  private static final List<String> BASIC = List.of("username", "password");

  private KindChecks() {}

  /** Pods of a template are those that the selector selects. */
  private static void selector(ObjectPart spec, String ignored, Rule.Report into) {
    ObjectPart selector = spec.get("selector");
    ObjectPart labels = spec.get("template.metadata.labels");
    boolean isEmpty =
        selector.get("matchLabels").isZero() && selector.get("matchExpressions").isZero();
    if (selector.isThere() && isEmpty) {
      into.add(selector, FaultKind.EMPTY);
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

  private static void requirement(ObjectPart requirement, String operators, Rule.Report into) {
    ObjectPart operator = requirement.get("operator");
    ObjectPart values = requirement.get("values");
    if (!List.of(operators.split(",")).contains(operator.text())) {
      into.add(operator, FaultKind.RANGE, Checks.oneOf(operators));
    } else if (operator.text().endsWith("In") && values.isZero()) {
      into.add(values, FaultKind.REQUIRED);
    } else if (operator.text().contains("Exist") && !values.isZero()) {
      into.add(values, FaultKind.NOT_HERE, ViolationWording.ANOTHER_OPERATOR.text());
    }
  }

  /** Names are needed as soon as there are two ports. */
  private static void portNames(ObjectPart ports, String ignored, Rule.Report into) {
    List<ObjectPart> items = ports.items();
    if (items.size() > 1) {
      items.forEach(port -> Checks.required(port.get("name"), "", into));
    }
  }

  /** Both fields of basic authentication are missed where none is there. */
  private static void secret(ObjectPart secret, String ignored, Rule.Report into) {
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

  private static void slice(ObjectPart address, String ignored, Rule.Report into) {
    boolean isName =
        address
            .around("EndpointSlice")
            .filter(all -> all.get("addressType").text().equals("FQDN"))
            .isPresent();
    address.items().stream()
        .filter(item -> !Forms.named(isName ? "subdomain" : "ip").fits(item.text()))
        .forEach(item -> into.add(item, FaultKind.FORM, Forms.named("ip").shown()));
  }
}
