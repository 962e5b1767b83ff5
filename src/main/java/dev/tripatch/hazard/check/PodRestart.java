package dev.tripatch.hazard.check;

import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.TreeDifferences;
import java.util.List;
import java.util.Optional;

/**
 * Pods that a controller replaces, since their template changes. A template that a server stores as
 * it was before restarts nothing, however it is written.
 */
record PodRestart(Role where, FieldFaults.Locator wanted, SchemaAnswer schema, Findings findings) {
  private static final FieldPath TEMPLATE = FieldPath.of("spec", "template");
  private static final FieldPath PAUSED = FieldPath.of("spec", "paused");
  private static final FieldPath PARTITION =
      FieldPath.of("spec", "updateStrategy", "rollingUpdate", "partition");
  private static final FieldPath OF_DAEMONS = FieldPath.of("status", "desiredNumberScheduled");

  /**
   * Looks for changes of the template, where live becomes the result. What Kubernetes refuses
   * restarts nothing.
   */
  void check(MapValue live, MapValue result) {
    String kind = live.text("kind");
    boolean isApplied = !live.equals(result) && !findings.hasRefusal();
    if (!live.text("apiVersion").startsWith("apps/") || !isApplied) {
      return;
    }
    MapValue before = StoredObject.of(live, Optional.of(live), schema).object();
    MapValue after = StoredObject.of(result, Optional.of(live), schema).object();
    List<FieldPath> changed =
        TreeDifferences.paths(before, after, schema.type()).stream()
            .filter(path -> path.startsWith(TEMPLATE))
            .toList();
    if (!changed.isEmpty()) {
      restart(kind, before, after)
          .ifPresent(
              how ->
                  findings.add(
                      where,
                      changed.getFirst(),
                      wanted.name(changed.getFirst()),
                      of(changed, how)));
    }
  }

  private static Finding of(List<FieldPath> changed, String how) {
    String what =
        HazardWording.IN_TEMPLATE.text("field", changed.getFirst(), "more", changed.size() - 1);
    return new Finding(
        HazardKind.POD_RESTART,
        String.join(" ", what, how, HazardWording.NOTHING_ELSE_RESTARTS.text()),
        HazardWording.RESTART_LATER.text());
  }

  /** What the controller does with the pods; empty if it leaves them alone. */
  private static Optional<String> restart(String kind, MapValue before, MapValue after) {
    return switch (kind) {
      case "Deployment" -> replicas(before).map(count -> ofDeployment(count, after));
      case "StatefulSet" ->
          isOnDelete(after)
              ? Optional.empty()
              : replicas(before).flatMap(count -> ofStatefulSet(count, after));
      case "DaemonSet" ->
          isOnDelete(after) ? Optional.empty() : ofDaemonSet(number(before, OF_DAEMONS));
      default -> Optional.empty();
    };
  }

  private static String ofDeployment(long count, MapValue after) {
    if (Counted.valueAt(after, PAUSED).filter(BoolValue.TRUE::equals).isPresent()) {
      return HazardWording.RESTART_PAUSED.text("count", count);
    }
    return text(after, "strategy").equals("Recreate")
        ? HazardWording.RESTART_RECREATE.text("count", count)
        : HazardWording.RESTART_DEPLOYMENT.text("count", count);
  }

  private static Optional<String> ofStatefulSet(long count, MapValue after) {
    long first = number(after, PARTITION).orElse(0L);
    return count > first
        ? Optional.of(
            first == 0
                ? HazardWording.RESTART_STATEFUL.text("count", count)
                : HazardWording.RESTART_PARTITION.text("count", count - first, "first", first))
        : Optional.empty();
  }

  private static Optional<String> ofDaemonSet(Optional<Long> count) {
    return count.isEmpty()
        ? Optional.of(HazardWording.RESTART_DAEMONS_UNCOUNTED.text())
        : count
            .filter(pods -> pods > 0)
            .map(pods -> HazardWording.RESTART_DAEMONS.text("count", pods));
  }

  /** One by default; empty if there is none to restart. */
  private static Optional<Long> replicas(MapValue object) {
    return number(object, FieldPath.of("spec", "replicas"))
        .or(() -> Optional.of(1L))
        .filter(count -> count > 0);
  }

  private static boolean isOnDelete(MapValue object) {
    return text(object, "updateStrategy").equals("OnDelete");
  }

  private static String text(MapValue object, String strategy) {
    return Counted.valueAt(object, FieldPath.of("spec", strategy, "type")).orElse(null)
            instanceof StringValue(String text, _)
        ? text
        : "";
  }

  private static Optional<Long> number(MapValue object, FieldPath path) {
    Optional<Value> value = Counted.valueAt(object, path);
    return value.orElse(null) instanceof IntegerValue(long number)
        ? Optional.of(number)
        : Optional.empty();
  }
}
