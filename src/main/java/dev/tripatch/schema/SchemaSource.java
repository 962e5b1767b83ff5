package dev.tripatch.schema;

import dev.tripatch.json.MapValue;
import java.util.List;
import java.util.Optional;

/** Finds the schema of a kind. Safe for use by many threads. */
public interface SchemaSource {

  /**
   * The answer for a kind.
   *
   * @param apiVersion as in the object, such as {@code apps/v1}; may be empty
   * @param kind as in the object; may be empty
   */
  SchemaAnswer lookUp(String apiVersion, String kind);

  /**
   * What kubectl falls back on where it cannot compute a patch with these schemas, since they are a
   * cluster's: the types that are compiled into it. Empty where there is nothing to fall back on.
   */
  default Optional<SchemaSource> compiledIn() {
    return Optional.empty();
  }

  /** All kinds that it knows, sorted by kind, then by apiVersion. */
  default List<KnownKind> kinds() {
    return List.of();
  }

  /**
   * A type by its full name; empty if this source has no such type.
   *
   * @param name such as {@code io.k8s.api.core.v1.Container}
   */
  default Optional<ObjectSchema> definition(String name) {
    return Optional.empty();
  }

  /**
   * What is known of an object's kind. Where a built-in kind is known in other versions only, the
   * rules of the nearest one hold: a server that has such objects knows their version, and kubectl
   * sends a strategic patch.
   */
  default SchemaAnswer of(MapValue object) {
    String apiVersion = object.text("apiVersion");
    String kind = object.text("kind");
    SchemaAnswer answer = lookUp(apiVersion, kind);
    return answer instanceof SchemaAnswer.Known || answer.fields().isPresent()
        ? answer
        : OtherVersion.in(kinds(), apiVersion, kind)
            .flatMap(nearest -> OtherVersion.rules(nearest, lookUp(nearest, kind)))
            .orElse(answer);
  }
}
