package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Reads the type of a schema. A reference to a definition without fields, such as {@code Quantity},
 * becomes what that definition is.
 */
final class TypeReader {

  private static final List<String> UNSUPPORTED = List.of("allOf", "anyOf", "oneOf");

  private final Definitions definitions;
  private final InlineObjects inlineObjects;
  private final Deque<String> followed = new ArrayDeque<>();

  /** Takes the objects that are declared inside a type. */
  interface InlineObjects {
    void add(String name, SchemaNode schema) throws ImportException;
  }

  TypeReader(Definitions definitions, InlineObjects inlineObjects) {
    this.definitions = definitions;
    this.inlineObjects = inlineObjects;
  }

  /**
   * A schema's type.
   *
   * @param inlineName the name of the object that the schema declares in place, if it does
   */
  DeclaredType read(SchemaNode schema, String inlineName) throws ImportException {
    if (schema.has("$ref")) {
      return reference(schema);
    }
    if (schema.json().path("properties").size() > 0) {
      inlineObjects.add(inlineName, schema);
      return new DeclaredType.Reference(inlineName);
    }
    Optional<DeclaredType> container = container(schema, inlineName);
    if (container.isPresent()) {
      return container.get();
    }
    return new DeclaredType.Primitive(schema.type().orElse("any"), schema.word("format"));
  }

  private Optional<DeclaredType> container(SchemaNode schema, String inlineName)
      throws ImportException {
    Optional<SchemaNode> items = schema.object("items");
    if (items.isPresent()) {
      return Optional.of(new DeclaredType.ListOf(read(items.get(), inlineName)));
    }
    Optional<SchemaNode> values = schema.object("additionalProperties");
    if (values.isPresent() && values.get().has("x-kubernetes-patch-strategy")) {
      inlineObjects.add(inlineName, schema);
      return Optional.of(new DeclaredType.Reference(inlineName));
    }
    if (values.isPresent()) {
      return Optional.of(new DeclaredType.MapOf(read(values.get(), inlineName)));
    }
    refuseWhatIsNotUnderstood(schema);
    return Optional.empty();
  }

  private DeclaredType reference(SchemaNode schema) throws ImportException {
    String name = definitions.referenced(schema);
    if (definitions.isObject(name)) {
      return new DeclaredType.Reference(name);
    }
    if (followed.contains(name)) {
      throw schema.wrong("a list or map that contains itself: " + name);
    }
    followed.push(name);
    DeclaredType type = named(name);
    followed.pop();
    return type;
  }

  private DeclaredType named(String name) throws ImportException {
    SchemaNode definition = definitions.definition(name);
    if (definition.has("$ref")) {
      return reference(definition);
    }
    Optional<DeclaredType> container = container(definition, name);
    return container.isPresent()
        ? container.get()
        : new DeclaredType.Primitive(DeclaredObject.shortName(name), definition.word("format"));
  }

  private static void refuseWhatIsNotUnderstood(SchemaNode schema) throws ImportException {
    for (String keyword : UNSUPPORTED) {
      if (schema.has(keyword)) {
        throw schema.wrong(keyword + " is not supported");
      }
    }
    if (schema.type().equals(Optional.of("array"))) {
      throw schema.wrong("a list without items");
    }
  }
}
