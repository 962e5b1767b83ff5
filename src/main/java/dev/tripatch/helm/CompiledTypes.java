package dev.tripatch.helm;

import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.value.MapValue;
import java.util.Set;

/** The kinds that are compiled into Helm: those of the Kubernetes client for Go, and CRDs. */
final class CompiledTypes {

  /** The client for Go lacks the group of the aggregation layer. */
  private static final Set<String> LEFT_OUT = Set.of("apiregistration.k8s.io");

  private CompiledTypes() {}

  /** What Helm knows of an object's kind, where this is known of it elsewhere. */
  static SchemaAnswer of(MapValue object, SchemaAnswer schema) {
    String apiVersion = object.text("apiVersion");
    String group = apiVersion.substring(0, Math.max(0, apiVersion.indexOf('/')));
    return LEFT_OUT.contains(group)
        ? new SchemaAnswer.Unknown("The kinds of " + group + " are not compiled into Helm.")
        : schema;
  }
}
