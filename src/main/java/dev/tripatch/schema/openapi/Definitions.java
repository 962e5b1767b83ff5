package dev.tripatch.schema.openapi;

import java.util.Map;
import java.util.Objects;

/** The definitions of an OpenAPI v2 document, by name. */
final class Definitions {

  private static final String PREFIX = "#/definitions/";
  private static final String KINDS = "x-kubernetes-group-version-kind";

  private final Map<String, SchemaNode> byName;

  Definitions(SchemaNode document) throws ImportException {
    this.byName =
        document
            .object("definitions")
            .orElseThrow(() -> new ImportException("not an OpenAPI v2 document: no definitions"))
            .children();
    for (Map.Entry<String, SchemaNode> each : byName.entrySet()) {
      each.getValue().checkWord(each.getKey(), "a definition's name");
    }
  }

  Map<String, SchemaNode> byName() {
    return byName;
  }

  /** The name that the {@code $ref} of a schema refers to. */
  String referenced(SchemaNode schema) throws ImportException {
    String reference = schema.text("$ref").orElseThrow();
    String name = reference.startsWith(PREFIX) ? reference.substring(PREFIX.length()) : "";
    if (!byName.containsKey(name)) {
      throw schema.wrong("$ref names no definition of this document: " + reference);
    }
    return name;
  }

  /** Whether a definition is an object: it declares fields, or is a kind. */
  boolean isObject(String name) {
    SchemaNode definition = definition(name);
    return definition.json().path("properties").size() > 0 || definition.has(KINDS);
  }

  /** The definition of a name that {@link #referenced} or {@link #byName} gave. */
  SchemaNode definition(String name) {
    return Objects.requireNonNull(byName.get(name), name);
  }
}
