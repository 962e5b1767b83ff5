package dev.tripatch.schema.gosource;

import dev.tripatch.schema.catalog.BundledDefinitions;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Go's own types, and Kubernetes' named ones that OpenAPI does not define. */
final class GoBasics {

  /** What nothing is known of. */
  static final DeclaredType ANYTHING = primitive("any", "");

  static final String BYTES = "[]byte";

  /** As kube-openapi translates them; the first type of each meaning is the one to write. */
  private static final Map<String, DeclaredType> TYPES = new LinkedHashMap<>();

  static {
    TYPES.put("string", primitive("string", ""));
    TYPES.put("bool", primitive("boolean", ""));
    TYPES.put("int32", primitive("integer", "int32"));
    TYPES.put("int64", primitive("integer", "int64"));
    TYPES.put("int", primitive("integer", "int32"));
    TYPES.put("int16", primitive("integer", "int32"));
    TYPES.put("int8", primitive("integer", "byte"));
    TYPES.put("byte", primitive("integer", "byte"));
    TYPES.put("uint8", primitive("integer", "byte"));
    TYPES.put("uint", primitive("integer", "int32"));
    TYPES.put("uint16", primitive("integer", "int32"));
    TYPES.put("uint32", primitive("integer", "int64"));
    TYPES.put("uint64", primitive("integer", "int64"));
    TYPES.put("float64", primitive("number", "double"));
    TYPES.put("float32", primitive("number", "float"));
    TYPES.put("any", ANYTHING);
    TYPES.put("interface{}", primitive("object", ""));
    TYPES.put(BYTES, primitive("string", "byte"));
    TYPES.put("time.Time", primitive("string", "date-time"));
    TYPES.put("time.Duration", primitive("integer", "int64"));
    TYPES.put("json.RawMessage", ANYTHING);
  }

  private static final String CORE = "io.k8s.api.core.v1.";

  /** Texts with a name of their own in Go, which OpenAPI takes for texts. */
  private static final Set<String> TEXTS =
      Set.of(
          "ConditionStatus",
          "DNSPolicy",
          "MountPropagationMode",
          "NamespacePhase",
          "NodeSelectorOperator",
          "PersistentVolumeAccessMode",
          "PersistentVolumeMode",
          "PersistentVolumeReclaimPolicy",
          "PodPhase",
          "PreemptionPolicy",
          "Protocol",
          "PullPolicy",
          "ResourceName",
          "RestartPolicy",
          "SecretType",
          "ServiceAffinity",
          "ServiceType",
          "TaintEffect",
          "TerminationMessagePolicy",
          "TolerationOperator",
          "URIScheme",
          "UnsatisfiableConstraintAction");

  private static final Set<String> OTHER_TEXTS =
      Set.of(
          "io.k8s.apimachinery.pkg.apis.meta.v1.ConditionStatus",
          "io.k8s.apimachinery.pkg.apis.meta.v1.LabelSelectorOperator",
          "io.k8s.apimachinery.pkg.types.UID",
          "io.k8s.apimachinery.pkg.types.NodeName");

  private GoBasics() {}

  /** The type of one of Go's own, as it is written with its package. */
  static Optional<DeclaredType> ofGo(String written) {
    return Optional.ofNullable(TYPES.get(written));
  }

  /** How Go writes a type without fields; empty if it has no such type. */
  static Optional<String> written(DeclaredType.Primitive type) {
    return TYPES.entrySet().stream()
        .filter(each -> each.getValue().equals(type))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The type of one of Kubernetes' by its full name; empty if it is not known. */
  static Optional<DeclaredType> ofKubernetes(String definition) {
    if (definition.equals(CORE + "ResourceList")) {
      return BundledDefinitions.type("io.k8s.apimachinery.pkg.api.resource.Quantity")
          .map(DeclaredType.MapOf::new);
    }
    boolean isText =
        OTHER_TEXTS.contains(definition)
            || (definition.startsWith(CORE) && TEXTS.contains(definition.substring(CORE.length())));
    return isText ? ofGo("string") : BundledDefinitions.type(definition);
  }

  private static DeclaredType primitive(String name, String format) {
    return new DeclaredType.Primitive(
        name, format.isEmpty() ? Optional.empty() : Optional.of(format));
  }
}
