package dev.tripatch.recorded;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.Set;

/**
 * Schemas without fields that a server of 1.20 does not have, or leaves out because its feature
 * gate is off there.
 *
 * @param schemas of a newer release
 */
record OlderSchemas(SchemaSource schemas) implements SchemaSource {

  private static final Set<String> NEWER =
      Set.of(
          "Container.restartPolicy",
          "CSIDriverSpec.requiresRepublish",
          "CSIDriverSpec.seLinuxMount",
          "CSIDriverSpec.storageCapacity",
          "IngressClassParametersReference.scope",
          "JobSpec.completionMode",
          "JobSpec.podReplacementPolicy",
          "JobSpec.suspend",
          "ManagedFieldsEntry.subresource",
          "RollingUpdateDaemonSet.maxSurge",
          "ServiceSpec.allocateLoadBalancerNodePorts",
          "ServiceSpec.internalTrafficPolicy",
          "StatefulSetSpec.persistentVolumeClaimRetentionPolicy");

  /** A server's schemas, from those of today. */
  static SchemaSource of(RecordedCase line, SchemaSource today) {
    return line.text("server").startsWith("1.20.") ? new OlderSchemas(today) : today;
  }

  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    SchemaAnswer answer = schemas.lookUp(apiVersion, kind);
    return answer instanceof SchemaAnswer.Known known
        ? new SchemaAnswer.Known(new Older(known.schema()), known.source())
        : answer;
  }

  @Override
  public List<KnownKind> kinds() {
    return schemas.kinds();
  }

  private static SchemaType older(SchemaType type) {
    return switch (type) {
      case ObjectSchema struct -> new Older(struct);
      case SchemaType.ListOf list -> new SchemaType.ListOf(older(list.items()));
      case SchemaType.MapOf map -> new SchemaType.MapOf(older(map.values()));
      case SchemaType.Primitive plain -> plain;
    };
  }

  /** A type that is no different but for that field. */
  private record Older(ObjectSchema type) implements ObjectSchema {

    @Override
    public String name() {
      return type.name();
    }

    @Override
    public String definition() {
      return type.definition();
    }

    @Override
    public Optional<FieldRule> field(String key) {
      return type.field(key)
          .filter(rule -> !NEWER.contains(rule.owner() + "." + rule.name()))
          .map(rule -> rule.withType(older(rule.type())));
    }

    @Override
    public SequencedCollection<String> fieldNames() {
      return type.fieldNames().stream().filter(key -> field(key).isPresent()).toList();
    }

    @Override
    public Optional<String> mapType() {
      return type.mapType();
    }
  }
}
