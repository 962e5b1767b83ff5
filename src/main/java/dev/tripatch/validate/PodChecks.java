package dev.tripatch.validate;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.Quantities;
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
      Map.of(
          "container-names", PodChecks::names,
          "mounts", PodChecks::mounts,
          "mount-paths", PodChecks::mountPaths,
          "init", PodChecks::init,
          "host-ports", PodChecks::hostPorts,
          "sysctls", PodChecks::sysctls,
          "amounts", PodChecks::amounts,
          "limits", PodChecks::limits,
          "tolerated", PodChecks::tolerated);

  private static final String POD = "PodSpec";
  private static final List<String> NOT_OF_INIT =
      List.of("lifecycle", "livenessProbe", "readinessProbe", "startupProbe");
  private static final Set<String> PLAIN = Set.of("cpu", "memory", "ephemeral-storage");
  private static final String HUGE = "hugepages-";

  private PodChecks() {}

  /** Containers first, then those that run before them. */
  private static void names(Place pod, String ignored, Report into) {
    Set<String> seen = new HashSet<>();
    Stream.of("containers", "initContainers")
        .flatMap(list -> pod.get(list).items().stream())
        .map(container -> container.get("name"))
        .filter(name -> !name.isZero() && !seen.add(name.text()))
        .forEach(name -> into.add(name, ViolationWording.DUPLICATE));
  }

  /** A StatefulSet's claims are volumes of its pods, too. */
  private static void mounts(Place name, String ignored, Report into) {
    Optional<Place> pod = name.around(POD);
    Set<String> volumes = new HashSet<>();
    pod.map(each -> each.get("volumes").items()).orElse(List.of()).stream()
        .filter(PodChecks::isTaken)
        .forEach(volume -> volumes.add(volume.get("name").text()));
    name.around("StatefulSetSpec").stream()
        .flatMap(set -> set.get("volumeClaimTemplates").items().stream())
        .forEach(claim -> volumes.add(claim.get("metadata.name").text()));
    if (pod.isPresent() && !volumes.contains(name.text())) {
      into.add(name, ViolationWording.UNKNOWN_NAME);
    }
  }

  /** A server does not look for a volume that it refuses: one with two sources. */
  private static boolean isTaken(Place volume) {
    return volume.entries().stream().filter(part -> part.isThere()).count() <= 2;
  }

  private static void mountPaths(Place mounts, String field, Report into) {
    Set<String> seen = new HashSet<>();
    mounts.items().stream()
        .map(mount -> mount.get(field))
        .filter(path -> !path.isZero() && !seen.add(path.text()))
        .forEach(path -> into.add(path, ViolationWording.UNIQUE));
  }

  /** Only an init container that keeps running has a lifecycle and probes. */
  private static void init(Place containers, String ignored, Report into) {
    containers.items().stream()
        .filter(container -> !container.get("restartPolicy").text().equals("Always"))
        .flatMap(container -> NOT_OF_INIT.stream().map(container::get))
        .filter(Place::isThere)
        .forEach(part -> into.add(part, ViolationWording.NOT_HERE, "restartPolicy: Always"));
  }

  private static void hostPorts(Place port, String ignored, Report into) {
    if (isOnHost(port) && !port.isZero() && !port.value().equals(port.beside("containerPort").value())) {
      into.add(port, ViolationWording.NOT_WITH, "hostNetwork");
    }
  }

  private static boolean isOnHost(Place place) {
    return place
        .around(POD)
        .filter(pod -> pod.get("hostNetwork").value().equals(BoolValue.TRUE))
        .isPresent();
  }

  private static void sysctls(Place name, String ignored, Report into) {
    if (isOnHost(name) && name.text().replace('/', '.').startsWith("net.")) {
      into.add(name, ViolationWording.NOT_WITH, "hostNetwork");
    }
  }

  private static Optional<BigDecimal> amount(Place at) {
    return at.value().exact() instanceof StringValue(String text, _)
        ? Quantities.number(text)
        : at.number().map(BigDecimal::valueOf);
  }

  /** None is negative. */
  static void amounts(Place map, String ignored, Report into) {
    map.entries().stream()
        .filter(each -> amount(each).filter(size -> size.signum() < 0).isPresent())
        .forEach(each -> into.add(each, ViolationWording.RANGE, "0 or more"));
  }

  /** What is asked for stays below its limit; of what cannot be shared, both are the same. */
  private static void limits(Place resources, String ignored, Report into) {
    Place limits = resources.get("limits");
    boolean lacksLimit = false;
    for (Place request : resources.get("requests").entries()) {
      Place limit = limits.key(request.name());
      boolean isShared = PLAIN.contains(request.name());
      Optional<Integer> order =
          amount(request).flatMap(size -> amount(limit).map(size::compareTo));
      if (order.filter(each -> each > 0 || (each != 0 && !isShared)).isPresent()) {
        into.add(request, ViolationWording.ABOVE_LIMIT);
      }
      lacksLimit |= !isShared && !limit.isThere();
    }
    if (lacksLimit) {
      into.add(limits, ViolationWording.REQUIRED);
    }
    Stream.concat(limits.entries().stream(), resources.get("requests").entries().stream())
        .filter(each -> !isResource(each))
        .forEach(each -> into.add(each, ViolationWording.FORM, "cpu, memory, example.com/device"));
  }

  private static boolean isResource(Place entry) {
    String name = entry.name();
    return name.contains("/") || name.startsWith(HUGE) || PLAIN.contains(name);
  }

  private static void tolerated(Place toleration, String ignored, Report into) {
    Place operator = toleration.get("operator");
    boolean exists = operator.text().equals("Exists");
    if (exists && !toleration.get("value").isZero()) {
      into.add(operator, ViolationWording.NOT_WITH, "value");
    }
    if (toleration.get("key").isZero() && !exists) {
      into.add(operator, ViolationWording.RANGE, "Exists");
    }
    if (toleration.get("tolerationSeconds").isThere()
        && !toleration.get("effect").text().equals("NoExecute")) {
      into.add(toleration.get("effect"), ViolationWording.RANGE, "NoExecute");
    }
  }
}
