package dev.tripatch.schema.openapi;

import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The parts of schemas that lead to fields with something to say for server-side apply. */
final class CrdBranches {

  /** What every custom resource has; its definition must not say more of it. */
  private static final Set<String> OF_ANY_RESOURCE = Set.of("apiVersion", "kind", "metadata");

  private static final String MAP_TYPE = "x-kubernetes-map-type";

  private final Map<String, DeclaredObject> objects = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();

  CrdBranches(Release release) {
    release.objects().forEach(object -> objects.put(object.name(), object));
  }

  /** The part of a kind's schema; empty if it leads nowhere. */
  Optional<Map<String, Object>> ofResource(String definition) {
    return Optional.of(object(definition, OF_ANY_RESOURCE)).filter(part -> !part.isEmpty());
  }

  /** What is not among the facts leads nowhere, and so do the fields of an object inside itself. */
  private Map<String, Object> object(String definition, Set<String> leftOut) {
    DeclaredObject object = objects.get(definition);
    if (object == null) {
      return Map.of();
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    object.mapType().ifPresent(mapType -> schema.put(MAP_TYPE, mapType));
    if (!open.contains(definition)) {
      open.push(definition);
      Map<String, Object> fields = fields(object, leftOut);
      open.pop();
      Object values = fields.remove(SchemaType.MapOf.ANY_KEY);
      if (values != null) {
        schema.put("additionalProperties", values);
      }
      if (!fields.isEmpty()) {
        schema.put("properties", fields);
      }
    }
    return schema;
  }

  private Map<String, Object> fields(DeclaredObject object, Set<String> leftOut) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (DeclaredField field : object.fields()) {
      Map<String, Object> part = field(field);
      if (!part.isEmpty() && !leftOut.contains(field.name())) {
        fields.put(field.name(), part);
      }
    }
    return fields;
  }

  private Map<String, Object> field(DeclaredField field) {
    Map<String, Object> schema = new LinkedHashMap<>();
    field.listType().ifPresent(type -> schema.put("x-kubernetes-list-type", type));
    if (!field.listMapKeys().isEmpty()) {
      schema.put("x-kubernetes-list-map-keys", field.listMapKeys());
    }
    schema.putAll(type(field.type()));
    field.mapType().ifPresent(type -> schema.put(MAP_TYPE, type));
    return schema;
  }

  private Map<String, Object> type(DeclaredType type) {
    return switch (type) {
      case DeclaredType.Reference reference -> object(reference.definition(), Set.of());
      case DeclaredType.ListOf list -> below("items", type(list.items()));
      case DeclaredType.MapOf map -> below("additionalProperties", type(map.values()));
      case DeclaredType.Primitive ignored -> Map.of();
    };
  }

  private static Map<String, Object> below(String key, Map<String, Object> schema) {
    return schema.isEmpty() ? Map.of() : Map.of(key, schema);
  }
}
