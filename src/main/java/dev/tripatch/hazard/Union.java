package dev.tripatch.hazard;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;

/**
 * Fields of which a server accepts one. The schema does not say so, except that a volume's sources
 * can be known from the names of their types; the others are the API server's validation ({@code
 * pkg/apis/core/validation}, {@code apps} and {@code networking}).
 *
 * @param members the fields
 * @param text how the server refuses two of them; the field's path is before it
 */
public record Union(List<String> members, String text) {
  private static final String SOURCE_TYPE = "VolumeSource";

  /** The union in a type; empty if it has none. */
  public static Optional<Union> of(SchemaType type) {
    return type instanceof ObjectSchema schema ? of(schema) : Optional.empty();
  }

  /** The same of a map's type. */
  public static Optional<Union> of(ObjectSchema type) {
    return Optional.ofNullable(
        switch (type.name()) {
          case "EnvVar" ->
              new Union(
                  List.of("value", "valueFrom"), "may not be specified when `value` is not empty");
          case "EnvVarSource" ->
              whole(type, "may not have more than one field specified at a time");
          case "Probe" ->
              new Union(
                  List.of("exec", "httpGet", "tcpSocket", "grpc"),
                  "may not specify more than 1 handler type");
          case "LifecycleHandler" -> whole(type, "may not specify more than 1 handler type");
          case "IngressBackend" -> whole(type, "cannot set both resource and service backends");
          case "Volume", "PersistentVolumeSpec" ->
              new Union(sources(type), "may not specify more than 1 volume type");
          case "DeploymentStrategy" ->
              new Union(
                  List.of("type", "rollingUpdate"),
                  "may not be specified when strategy `type` is 'Recreate'");
          case "StatefulSetUpdateStrategy" ->
              new Union(
                  List.of("type", "rollingUpdate"),
                  "only allowed for updateStrategy 'RollingUpdate'");
          default -> null;
        });
  }

  private static Union whole(ObjectSchema type, String text) {
    return new Union(List.copyOf(type.fieldNames()), text);
  }

  private static List<String> sources(ObjectSchema type) {
    return type.fieldNames().stream()
        .filter(name -> type.field(name).map(FieldRule::type).filter(Union::isSource).isPresent())
        .toList();
  }

  private static boolean isSource(SchemaType type) {
    return type instanceof ObjectSchema source && source.name().endsWith(SOURCE_TYPE);
  }

  /**
   * Whether a server refuses a map without any: elsewhere it chooses one, or takes an empty text.
   */
  boolean isNeeded() {
    return !members.contains("type") && !members.contains("value");
  }

  /** Those that a map sets. */
  public List<String> present(MapValue map) {
    return members.stream().filter(key -> isSet(map, key)).toList();
  }

  /**
   * Whether a map sets a member: a rolling type needs no field of its own, and what is empty, a
   * text or a source of a variable, is refused for another reason if at all.
   */
  public static boolean isSet(MapValue map, String key) {
    Value value = map.find(key).orElse(NullValue.NULL);
    return value != NullValue.NULL
        && !value.equals(new StringValue(""))
        && !(key.equals("valueFrom") && value.equals(MapValue.EMPTY))
        && !(key.equals("type") && value.equals(new StringValue("RollingUpdate")));
  }
}
