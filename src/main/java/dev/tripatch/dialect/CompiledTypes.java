package dev.tripatch.dialect;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.WithoutReplace;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The kinds that are compiled into Helm: those of the Kubernetes client for Go, and CRDs. What a
 * server publishes does not count. The client keeps versions that servers have dropped long since;
 * they are taken from the version that came after them, whose fields have the same tags.
 */
final class CompiledTypes {
  private static final SchemaSource BUILT_IN = new BundledCatalog();

  /** The client for Go lacks the group of the aggregation layer. */
  private static final Set<String> LEFT_OUT = Set.of("apiregistration.k8s.io");

  private static final Map<String, List<String>> SUCCESSORS =
      Map.ofEntries(
          Map.entry("admissionregistration.k8s.io/v1beta1", admission()),
          Map.entry("apps/v1beta1", List.of("apps/v1")),
          Map.entry("apps/v1beta2", List.of("apps/v1")),
          Map.entry("autoscaling/v2beta1", List.of("autoscaling/v2")),
          Map.entry("autoscaling/v2beta2", List.of("autoscaling/v2")),
          Map.entry("batch/v1beta1", List.of("batch/v1")),
          Map.entry("certificates.k8s.io/v1beta1", List.of("certificates.k8s.io/v1")),
          Map.entry("coordination.k8s.io/v1beta1", List.of("coordination.k8s.io/v1")),
          Map.entry("discovery.k8s.io/v1beta1", List.of("discovery.k8s.io/v1")),
          Map.entry("events.k8s.io/v1beta1", List.of("events.k8s.io/v1")),
          Map.entry("extensions/v1beta1", List.of("apps/v1", "networking.k8s.io/v1")),
          Map.entry("networking.k8s.io/v1beta1", List.of("networking.k8s.io/v1")),
          Map.entry("node.k8s.io/v1alpha1", List.of("node.k8s.io/v1")),
          Map.entry("node.k8s.io/v1beta1", List.of("node.k8s.io/v1")),
          Map.entry("policy/v1beta1", List.of("policy/v1")),
          Map.entry("rbac.authorization.k8s.io/v1alpha1", rbac()),
          Map.entry("rbac.authorization.k8s.io/v1beta1", rbac()),
          Map.entry("scheduling.k8s.io/v1alpha1", List.of("scheduling.k8s.io/v1")),
          Map.entry("scheduling.k8s.io/v1beta1", List.of("scheduling.k8s.io/v1")),
          Map.entry("storage.k8s.io/v1alpha1", List.of("storage.k8s.io/v1")),
          Map.entry("storage.k8s.io/v1beta1", List.of("storage.k8s.io/v1")));

  private CompiledTypes() {}

  private static List<String> admission() {
    return List.of("admissionregistration.k8s.io/v1");
  }

  private static List<String> rbac() {
    return List.of("rbac.authorization.k8s.io/v1");
  }

  /** What is compiled in for an object's kind; empty if nothing is. */
  static Optional<SchemaAnswer.Known> of(MapValue object) {
    String apiVersion = object.text("apiVersion");
    if (LEFT_OUT.contains(GroupVersion.of(apiVersion).group())) {
      return Optional.empty();
    }
    String kind = object.text("kind");
    return known(apiVersion, kind)
        .or(
            () ->
                SUCCESSORS.getOrDefault(apiVersion, List.of()).stream()
                    .flatMap(successor -> known(successor, kind).stream())
                    .findFirst()
                    .map(CompiledTypes::asBefore));
  }

  private static Optional<SchemaAnswer.Known> known(String apiVersion, String kind) {
    return BUILT_IN.lookUp(apiVersion, kind) instanceof SchemaAnswer.Known known
        ? Optional.of(known)
        : Optional.empty();
  }

  private static SchemaAnswer.Known asBefore(SchemaAnswer.Known successor) {
    ObjectSchema older = new WithoutReplace(successor.schema());
    return new SchemaAnswer.Known(older, successor.source());
  }
}
