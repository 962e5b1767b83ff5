package dev.tripatch.schema.openapi;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.catalog.BundledDefinitions;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The definitions of an OpenAPI document, by name. */
final class Definitions {

  private static final List<String> PREFIXES = List.of("#/definitions/", "#/components/schemas/");
  static final String KINDS = "x-kubernetes-group-version-kind";

  private final Map<String, OpenApiNode> byName;
  private final Function<String, Optional<DeclaredType>> elsewhere;

  /**
   * Some definitions.
   *
   * @param elsewhere the type of what is defined elsewhere; empty for a name that nobody defines
   */
  private Definitions(
      Map<String, OpenApiNode> byName, Function<String, Optional<DeclaredType>> elsewhere) {
    this.byName = byName;
    this.elsewhere = elsewhere;
  }

  /** None, as in a schema that must not refer to others. */
  static Definitions none() {
    return new Definitions(Map.of(), BundledDefinitions::type);
  }

  /** Those of an OpenAPI v2 or v3 document. */
  static Definitions of(OpenApiNode document, Function<String, Optional<DeclaredType>> elsewhere)
      throws ImportException {
    OpenApiNode all =
        document
            .object("definitions")
            .or(() -> document.object("components").flatMap(each -> each.object("schemas")))
            .orElseThrow(() -> new ImportException("not an OpenAPI v2 document: no definitions"));
    Map<String, OpenApiNode> usable = new LinkedHashMap<>();
    for (Map.Entry<String, OpenApiNode> each : all.children().entrySet()) {
      if (each.getValue().isWord(each.getKey(), "a definition's name")) {
        usable.put(each.getKey(), each.getValue());
      }
    }
    return new Definitions(usable, elsewhere);
  }

  Map<String, OpenApiNode> byName() {
    return byName;
  }

  /** The name in the text of a {@code $ref}; the text itself if it has another form. */
  static String name(String reference) {
    for (String prefix : PREFIXES) {
      if (reference.startsWith(prefix)) {
        return reference.substring(prefix.length()).replace("~1", "/").replace("~0", "~");
      }
    }
    return reference;
  }

  boolean has(String name) {
    return byName.containsKey(name);
  }

  /** The type of a definition that is not here but elsewhere. */
  Optional<DeclaredType> elsewhere(String name) {
    return elsewhere.apply(name);
  }

  /** Whether a definition is an object: it declares fields, or is a kind. */
  boolean isObject(String name) {
    OpenApiNode definition = definition(name);
    return definition.hasFields() || definition.has(KINDS);
  }

  /**
   * Whether a definition is that of a custom resource, whole, and so refers to no other but to the
   * metadata. In v2, servers leave half of it out.
   */
  boolean isStructural(String name) {
    OpenApiNode definition = definition(name);
    return definition.place().startsWith("/components/")
        && definition.has(KINDS)
        && elsewhere(name).isEmpty()
        && definition.json().findValuesAsString("$ref").stream()
            .allMatch(reference -> reference.endsWith(".ObjectMeta"));
  }

  /** The definition of a name that is here. */
  OpenApiNode definition(String name) {
    return Objects.requireNonNull(byName.get(name), name);
  }
}
