package dev.tripatch.validate;

import dev.tripatch.validate.Violation.FaultKind;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Checks of workloads, Services and others: what one field of theirs says about another. */
final class KindChecks {
  static final Map<String, Rule.Check> BY_NAME =
      Map.ofEntries(
          Map.entry("selector", KindChecks::selector),
          Map.entry("requirement", KindChecks::requirement),
          Map.entry("port-names", KindChecks::portNames),
          Map.entry("secret", KindChecks::secret),
          Map.entry("ingress-class", KindChecks::ingressClass),
          Map.entry("definition", KindChecks::definition),
          Map.entry("within", KindChecks::within));

  private static final String SPEC_TYPE = "type";
  private static final Map<String, List<String>> KEYS_OF_SECRETS =
      Map.of(
          "kubernetes.io/dockercfg", List.of(".dockercfg"),
          "kubernetes.io/dockerconfigjson", List.of(".dockerconfigjson"),
          "kubernetes.io/ssh-auth", List.of("ssh-privatekey"),
          "kubernetes.io/tls", List.of("tls.crt", "tls.key"));
  private static final Forms DOCKER = Forms.named("docker-json");
  private static final List<String> BASIC = List.of("username", "password");

  private static final String ACCOUNT = "kubernetes.io/service-account.name";
  private static final Pattern ADDRESSES = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}/\\d{1,2}");

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
    } else if (operator.text().matches("[GL]t") && values.items().size() != 1) {
      into.add(values, FaultKind.REQUIRED);
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
    if (type.startsWith("kubernetes.io/docker")) {
      KEYS_OF_SECRETS.getOrDefault(type, List.of()).stream()
          .map(data::key)
          .filter(entry -> entry.isThere() && !DOCKER.fits(entry.text()))
          .forEach(entry -> into.add(keyed(entry), FaultKind.RANGE, DOCKER.shown()));
    }
    ObjectPart account = secret.get("metadata.annotations").key(ACCOUNT);
    if (type.equals("kubernetes.io/service-account-token") && account.isZero()) {
      into.add(account.named("metadata.annotations[" + ACCOUNT + "]"), FaultKind.REQUIRED);
    }
    boolean isBare = BASIC.stream().noneMatch(key -> data.key(key).isThere());
    if (type.equals("kubernetes.io/basic-auth") && isBare) {
      BASIC.forEach(key -> into.add(keyed(data.key(key)), FaultKind.REQUIRED));
    }
  }

  /** Both say the class of an Ingress, which nobody compares when it is changed. */
  private static void ingressClass(ObjectPart ingress, String ignored, Rule.Report into) {
    String annotation = "kubernetes.io/ingress.class";
    ObjectPart old = ingress.get("metadata.annotations").key(annotation);
    ObjectPart name = ingress.get("spec.ingressClassName");
    boolean isCreated = ingress.get("metadata.uid").isZero();
    if (isCreated && old.isThere() && name.isThere() && !old.value().equals(name.value())) {
      into.add(old.named("annotations." + annotation), FaultKind.RANGE, name.text());
    }
  }

  private static void definition(ObjectPart of, String ignored, Rule.Report into) {
    ObjectPart name = of.get("metadata.name");
    String wanted = of.get("spec.names.plural").text() + "." + of.get("spec.group").text();
    if (!name.text().equals(wanted)) {
      into.add(name, FaultKind.RANGE, wanted);
    }
    ObjectPart versions = of.get("spec.versions");
    long stored =
        versions.items().stream().filter(each -> each.get("storage").word().equals("true")).count();
    if (stored != 1) {
      into.add(versions, FaultKind.RANGE, "storage: true");
    }
  }

  /** Addresses of version 4 are some of those beside them. */
  private static void within(ObjectPart list, String field, Rule.Report into) {
    ObjectPart whole = list.holder().orElseThrow().get(field);
    long[] all = network(whole.text());
    for (ObjectPart item : list.items()) {
      long[] some = network(item.text());
      boolean isKnown = all.length > 0 && some.length > 0;
      if (isKnown && (some[1] <= all[1] || (some[0] ^ all[0]) >>> (Integer.SIZE - all[1]) != 0)) {
        into.add(item, FaultKind.RANGE, ViolationWording.WITHIN.text("field", whole.text()));
      }
    }
  }

  /** The bits of addresses, and how many of those all of them have; nothing of other texts. */
  private static long[] network(String text) {
    if (!ADDRESSES.matcher(text).matches()) {
      return new long[0];
    }
    long[] parts = Arrays.stream(text.split("[./]")).mapToLong(Long::parseLong).toArray();
    return new long[] {(parts[0] << 24) + (parts[1] << 16) + (parts[2] << 8) + parts[3], parts[4]};
  }

  /** A server writes the key of a map that is missing as it does one that is there. */
  private static ObjectPart keyed(ObjectPart entry) {
    return entry.named("data[" + entry.name() + "]");
  }
}
