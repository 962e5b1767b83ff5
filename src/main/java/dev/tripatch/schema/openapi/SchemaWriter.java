package dev.tripatch.schema.openapi;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledDefinitions;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes objects and their fields as schemas of OpenAPI v2. */
final class SchemaWriter {

  private static final String PREFIX = "#/definitions/";
  private static final String TYPE = "type";
  private static final String FORMAT = "format";
  private static final String OBJECT = "object";

  private final Map<String, DeclaredObject> mayBeInline;
  private final Map<String, Object> primitives = new TreeMap<>();

  /**
   * A writer.
   *
   * @param mayBeInline the objects that may be written inside the field after which they are named
   */
  SchemaWriter(Map<String, DeclaredObject> mayBeInline) {
    this.mayBeInline = mayBeInline;
  }

  /** The definitions without fields that were referred to so far, by name. */
  Map<String, Object> primitives() {
    return primitives;
  }

  /** An object with its fields. */
  Map<String, Object> object(DeclaredObject object) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put(TYPE, OBJECT);
    object.mapType().ifPresent(mapType -> schema.put("x-kubernetes-map-type", mapType));
    if (!object.required().isEmpty()) {
      schema.put("required", object.required());
    }
    if (isMap(object)) {
      schema.put("additionalProperties", field(object.name(), object.fields().getFirst()));
    } else if (!object.fields().isEmpty()) {
      Map<String, Object> fields = new LinkedHashMap<>();
      object.fields().forEach(each -> fields.put(each.name(), field(object.name(), each)));
      schema.put("properties", fields);
    }
    return schema;
  }

  private static boolean isMap(DeclaredObject object) {
    return object.fields().size() == 1
        && object.fields().getFirst().name().equals(SchemaType.MapOf.ANY_KEY);
  }

  private Map<String, Object> field(String owner, DeclaredField field) {
    Map<String, Object> schema = new LinkedHashMap<>(type(field.type(), owner, field));
    field.description().ifPresent(sentence -> schema.put("description", sentence));
    if (!field.strategies().isEmpty()) {
      schema.put(
          "x-kubernetes-patch-strategy",
          field.strategies().stream().map(PatchStrategy::word).collect(Collectors.joining(",")));
    }
    field.mergeKey().ifPresent(key -> schema.put("x-kubernetes-patch-merge-key", key));
    field.listType().ifPresent(type -> schema.put("x-kubernetes-list-type", type));
    if (!field.listMapKeys().isEmpty()) {
      schema.put("x-kubernetes-list-map-keys", field.listMapKeys());
    }
    field.mapType().ifPresent(type -> schema.put("x-kubernetes-map-type", type));
    return schema;
  }

  private Map<String, Object> type(DeclaredType type, String owner, DeclaredField field) {
    return switch (type) {
      case DeclaredType.Reference reference ->
          isInline(owner, field)
              ? object(Objects.requireNonNull(mayBeInline.get(reference.definition())))
              : reference(reference.definition());
      case DeclaredType.ListOf list -> {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put(TYPE, "array");
        schema.put("items", type(list.items(), owner, field));
        yield schema;
      }
      case DeclaredType.MapOf map -> {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put(TYPE, OBJECT);
        schema.put("additionalProperties", type(map.values(), owner, field));
        yield schema;
      }
      case DeclaredType.Primitive primitive -> primitive(primitive);
    };
  }

  /**
   * Whether the object of a field's type is written inside the field: its name says so, and there
   * both have the same map type.
   */
  boolean isInline(String owner, DeclaredField field) {
    String target = OpenApiWriter.target(field.type());
    DeclaredObject object = mayBeInline.get(target);
    boolean isDirect = field.type() instanceof DeclaredType.Reference;
    return object != null
        && target.equals(owner + "/" + field.name())
        && !(isMap(object) && !object.fields().getFirst().hasMetadata())
        && (!isDirect || object.mapType().equals(field.mapType()));
  }

  private static Map<String, Object> reference(String definition) {
    return Map.of("$ref", PREFIX + definition.replace("~", "~0").replace("/", "~1"));
  }

  /** A type with a capital letter is a definition without fields. */
  private Map<String, Object> primitive(DeclaredType.Primitive type) {
    if (!Character.isUpperCase(type.name().charAt(0))) {
      return plain(type.name().equals("any") ? Map.of() : Map.of(TYPE, type.name()), type);
    }
    Optional<BundledDefinitions.Plain> known = BundledDefinitions.plain(type);
    String name = known.map(BundledDefinitions.Plain::name).orElseGet(() -> ownName(type));
    Map<String, Object> schema = new LinkedHashMap<>();
    known.flatMap(BundledDefinitions.Plain::json).ifPresent(json -> schema.put(TYPE, json));
    primitives.putIfAbsent(name, plain(schema, type));
    return reference(name);
  }

  /** The same name with different formats is two definitions. */
  private static String ownName(DeclaredType.Primitive type) {
    String format = type.format().map(it -> it.replaceAll("[^A-Za-z0-9-]", "-") + ".").orElse("");
    return format + type.name();
  }

  private static Map<String, Object> plain(
      Map<String, Object> schema, DeclaredType.Primitive type) {
    Map<String, Object> all = new LinkedHashMap<>(schema);
    type.format().ifPresent(format -> all.put(FORMAT, format));
    if (!type.values().isEmpty()) {
      all.put("enum", type.values().stream().map(SchemaWriter::json).toList());
    }
    return all;
  }

  private static Object json(Scalar value) {
    return switch (value) {
      case StringValue(String text, _) -> text;
      case IntegerValue(long number) -> number;
      case BoolValue(boolean truth) -> truth;
      case Scalar other -> throw new IllegalArgumentException("no value of a type: " + other);
    };
  }
}
