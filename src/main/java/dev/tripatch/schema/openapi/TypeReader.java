package dev.tripatch.schema.openapi;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Structure;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Reads the type of a schema. A reference to a definition without fields, such as {@code Quantity},
 * becomes what that definition is.
 */
final class TypeReader {

  private static final List<String> COMBINATIONS = List.of("allOf", "anyOf", "oneOf");
  private static final List<String> LEADING =
      List.of("$ref", "properties", "items", "additionalProperties");

  /** What maps say of their values, which are then like a field of any name. */
  private static final List<String> OF_VALUES =
      List.of("x-kubernetes-patch-strategy", "x-kubernetes-list-type", "x-kubernetes-map-type");

  private static final DeclaredType UNKNOWN = primitive("object");
  private static final DeclaredType ANYTHING = primitive("any");
  private static final DeclaredType INT_OR_STRING =
      new DeclaredType.Primitive("IntOrString", Optional.of("int-or-string"));

  private final Definitions definitions;
  private final InlineObjects inlineObjects;
  private final Deque<String> followed = new ArrayDeque<>();

  /** Takes the objects that are declared inside a type. */
  interface InlineObjects {
    void add(String name, OpenApiNode schema) throws ImportException;
  }

  TypeReader(Definitions definitions, InlineObjects inlineObjects) {
    this.definitions = definitions;
    this.inlineObjects = inlineObjects;
  }

  /**
   * A schema's type.
   *
   * @param wrapped the schema, perhaps in a wrapper
   * @param inlineName the name of the object that the schema declares in place, if it does
   */
  DeclaredType read(OpenApiNode wrapped, String inlineName) throws ImportException {
    OpenApiNode schema = wrapped.unwrapped();
    if (schema.has("$ref")) {
      return reference(schema);
    }
    if (schema.hasFields() || schema.says(Structure.EMBEDDED_RESOURCE)) {
      inlineObjects.add(inlineName, schema);
      return new DeclaredType.Reference(inlineName);
    }
    if (schema.says("x-kubernetes-int-or-string")) {
      return INT_OR_STRING;
    }
    Optional<DeclaredType> container = container(schema, inlineName);
    if (container.isPresent()) {
      return container.get();
    }
    return new DeclaredType.Primitive(
        schema.type().orElse("any"), schema.word("format"), schema.values());
  }

  private Optional<DeclaredType> container(OpenApiNode schema, String inlineName)
      throws ImportException {
    Optional<OpenApiNode> items = schema.object("items");
    if (items.isPresent()) {
      return Optional.of(new DeclaredType.ListOf(read(items.get(), inlineName)));
    }
    Optional<OpenApiNode> values = schema.object("additionalProperties");
    if (values.isPresent() && OF_VALUES.stream().anyMatch(values.get()::has)) {
      inlineObjects.add(inlineName, schema);
      return Optional.of(new DeclaredType.Reference(inlineName));
    }
    if (values.isPresent()) {
      return Optional.of(new DeclaredType.MapOf(read(values.get(), inlineName)));
    }
    complainOfCombinations(schema);
    if (schema.type().equals(Optional.of("array"))) {
      schema.problems().add(schema.place(), ProblemWording.LIST_WITHOUT_ITEMS);
      return Optional.of(new DeclaredType.ListOf(ANYTHING));
    }
    return Optional.empty();
  }

  private DeclaredType reference(OpenApiNode schema) throws ImportException {
    Optional<String> reference = schema.text("$ref");
    if (reference.isEmpty()) {
      return UNKNOWN;
    }
    String name = Definitions.name(reference.get());
    if (!definitions.has(name)) {
      Optional<DeclaredType> elsewhere = definitions.elsewhere(name);
      return elsewhere.isPresent() ? elsewhere.get() : unknown(schema, reference.get());
    }
    if (definitions.isObject(name)) {
      return new DeclaredType.Reference(name);
    }
    if (followed.contains(name)) {
      schema.problems().add(schema.place(), ProblemWording.CONTAINS_ITSELF, "found", name);
      return ANYTHING;
    }
    followed.push(name);
    DeclaredType type = named(name);
    followed.pop();
    return type;
  }

  private static DeclaredType unknown(OpenApiNode schema, String reference) throws ImportException {
    schema.problems().add(schema.place(), ProblemWording.NO_SUCH_DEFINITION, "found", reference);
    return UNKNOWN;
  }

  private DeclaredType named(String name) throws ImportException {
    OpenApiNode definition = definitions.definition(name).unwrapped();
    if (definition.has("$ref")) {
      return reference(definition);
    }
    Optional<DeclaredType> container = container(definition, name);
    return container.isPresent()
        ? container.get()
        : new DeclaredType.Primitive(DeclaredObject.shortName(name), definition.word("format"));
  }

  /** Alternatives that only restrict a plain value say nothing about patching. */
  private static void complainOfCombinations(OpenApiNode schema) throws ImportException {
    for (String keyword : COMBINATIONS) {
      JsonNode alternatives = schema.json().path(keyword);
      if (schema.has(keyword) && (alternatives.isEmpty() || leadsSomewhere(alternatives))) {
        schema.problems().add(schema.place(), ProblemWording.COMBINATION, "key", keyword);
      }
    }
  }

  private static boolean leadsSomewhere(JsonNode alternatives) {
    for (JsonNode each : alternatives) {
      if (LEADING.stream().anyMatch(each::has)) {
        return true;
      }
    }
    return false;
  }

  private static DeclaredType primitive(String name) {
    return new DeclaredType.Primitive(name, Optional.empty());
  }
}
