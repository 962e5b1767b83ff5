package dev.tripatch.validate;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.Quantities;
import dev.tripatch.validate.Violation.FaultKind;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Checks of pods and their containers. */
final class PodChecks {
  static final Map<String, Rule.Check> BY_NAME =
      Map.ofEntries(
          Map.entry("container-names", PodChecks::names),
          Map.entry("mounts", PodChecks::mounts),
          Map.entry("mount-paths", PodChecks::mountPaths),
          Map.entry("spreads", PodChecks::spreads),
          Map.entry("amounts", PodChecks::amounts),
          Map.entry("positive", PodChecks::positive),
          Map.entry("order", PodChecks::order),
          Map.entry("limits", PodChecks::limits));

  private static final String POD = "PodSpec";
  private static final List<String> SPREAD = List.of("topologyKey", "whenUnsatisfiable");
  private static final String HUGE = "hugepages-";

  private PodChecks() {}

  /** Containers first, then those that run before them. */
  private static void names(ObjectPart pod, String ignored, Rule.Report into) {
    Set<String> seen = new HashSet<>();
    Stream.of("containers", "initContainers")
        .flatMap(list -> pod.get(list).items().stream())
        .map(container -> container.get("name"))
        .filter(name -> !name.isZero() && !seen.add(name.text()))
        .forEach(name -> into.add(name, FaultKind.DUPLICATE));
  }

  /** A StatefulSet's claims are volumes of its pods, too. */
  private static void mounts(ObjectPart name, String ignored, Rule.Report into) {
    Optional<ObjectPart> pod = name.around(POD);
    Set<String> volumes = new HashSet<>();
    pod.map(each -> each.get("volumes").items()).orElse(List.of()).stream()
        .filter(PodChecks::isTaken)
        .forEach(volume -> volumes.add(volume.get("name").text()));
    name.around("StatefulSetSpec").stream()
        .flatMap(set -> set.get("volumeClaimTemplates").items().stream())
        .forEach(claim -> volumes.add(claim.get("metadata.name").text()));
    if (pod.isPresent() && !volumes.contains(name.text())) {
      into.add(name, FaultKind.UNKNOWN_NAME);
    }
  }

  /** A server does not look for a volume that it refuses: one with two sources. */
  private static boolean isTaken(ObjectPart volume) {
    return volume.entries().stream().filter(part -> part.isThere()).count() <= 2;
  }

  private static void mountPaths(ObjectPart mounts, String field, Rule.Report into) {
    Set<String> seen = new HashSet<>();
    mounts.items().stream()
        .map(mount -> mount.get(field))
        .filter(path -> !path.isZero() && !seen.add(path.text()))
        .forEach(path -> into.add(path, FaultKind.UNIQUE));
  }

  /** A server names the first of two that spread by the same. */
  private static void spreads(ObjectPart list, String ignored, Rule.Report into) {
    Set<List<Value>> seen = new HashSet<>();
    for (ObjectPart each : list.items().reversed()) {
      if (!seen.add(SPREAD.stream().map(field -> each.get(field).value()).toList())) {
        into.add(
            each.named(each.nameOf("{" + String.join(", ", SPREAD) + "}")), FaultKind.DUPLICATE);
      }
    }
  }

  private static Optional<BigDecimal> amount(ObjectPart at) {
    return at.value().exact() instanceof StringValue(String text, _)
        ? Quantities.number(text)
        : at.number().map(BigDecimal::valueOf);
  }

  /** None is negative. */
  static void amounts(ObjectPart map, String ignored, Rule.Report into) {
    map.entries().stream()
        .filter(each -> amount(each).filter(size -> size.signum() < 0).isPresent())
        .forEach(each -> into.add(each, FaultKind.RANGE, ViolationWording.ZERO_OR_MORE.text()));
  }

  private static void positive(ObjectPart at, String ignored, Rule.Report into) {
    if (amount(at).filter(size -> size.signum() <= 0).isPresent()) {
      into.add(at, FaultKind.RANGE, ViolationWording.MORE_THAN_ZERO.text());
    }
  }

  /** What it is compared with the field beside it, such as {@code <=max}; of a map, each entry. */
  private static void order(ObjectPart at, String wanted, Rule.Report into) {
    String other = wanted.replaceFirst("[<>=]+", "");
    String sign = wanted.substring(0, wanted.length() - other.length());
    ObjectPart beside = at.holder().orElseThrow().get(other);
    boolean isMap = at.value() instanceof MapValue;
    for (ObjectPart part : isMap ? at.entries() : List.of(at)) {
      ObjectPart against = isMap ? beside.key(part.name()) : beside;
      amount(part)
          .flatMap(size -> amount(against).map(size::compareTo))
          .map(order -> order == 0 ? "=" : order < 0 ? "<" : ">")
          .filter(order -> !sign.contains(order))
          .ifPresent(_ -> into.add(part, FaultKind.RANGE, sign + " " + against.field()));
    }
  }

  /** What is asked for stays below its limit; of what cannot be shared, both are the same. */
  private static void limits(ObjectPart resources, String ignored, Rule.Report into) {
    ObjectPart limits = resources.get("limits");
    ObjectPart requests = resources.get("requests");
    boolean lacksLimit = false;
    for (ObjectPart request : requests.entries()) {
      ObjectPart limit = limits.key(request.name());
      boolean isShared = isShared(request.name());
      Optional<Integer> order = amount(request).flatMap(size -> amount(limit).map(size::compareTo));
      if (order.filter(each -> each > 0 || (each != 0 && !isShared)).isPresent()) {
        String name = request.name();
        into.add(
            request.named(requests.field()),
            FaultKind.ABOVE_LIMIT,
            isShared
                ? ViolationWording.NO_MORE.text("resource", name)
                : ViolationWording.AS_MUCH.text("resource", name));
      }
      lacksLimit |= !isShared && !limit.isThere();
    }
    if (lacksLimit) {
      into.add(limits, FaultKind.REQUIRED);
    }
  }

  /** Whether several pods may ask for more than there is ({@code IsOvercommitAllowed}). */
  private static boolean isShared(String resource) {
    return (!resource.contains("/") || resource.contains("kubernetes.io/"))
        && !resource.startsWith(HUGE);
  }
}
