package dev.tripatch.schema;

import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;

/** The schema of a map whose fields are declared: a Go struct, an OpenAPI definition. */
public non-sealed interface ObjectSchema extends SchemaType {

  @Override
  default boolean hasFields() {
    return true;
  }

  /** Its short name, such as {@code DeploymentSpec}. */
  String name();

  /**
   * Its full name, such as {@code io.k8s.api.apps.v1.DeploymentSpec}; an object that is declared
   * inside another is named after the way to it: {@code com.example.v1.Widget/spec}.
   */
  default String definition() {
    return name();
  }

  /**
   * What it says about a field; empty if it declares no such field.
   *
   * <p>As Kubernetes finds a struct's field for a JSON key: the field of exactly that name, else
   * one whose name differs only in upper and lower case. {@link FieldRules} finds fields so.
   */
  @Override
  Optional<FieldRule> field(String key);

  @Override
  SequencedCollection<String> fieldNames();

  /**
   * Whether Go holds a declared field by a pointer; false if nothing is known. Kubernetes takes a
   * list in such a field, whatever its type is.
   */
  default boolean isPointer(String field) {
    return false;
  }

  /**
   * The map type that the definition declares for all its uses ({@code x-kubernetes-map-type}):
   * {@code atomic} if server-side apply owns it as a whole. Strategic merge patch ignores it.
   */
  default Optional<String> mapType() {
    return Optional.empty();
  }

  /**
   * The names of the fields that the definition requires, though the API server may do without;
   * none if it does not say.
   */
  default List<String> requiredFields() {
    return List.of();
  }

  /** What else a structural schema says about the whole. */
  default Structure structure() {
    return Structure.NONE;
  }

  /**
   * What the schema says a field is for, in one sentence; empty if it does not say. No rule depends
   * on it.
   */
  default Optional<String> description(String field) {
    return Optional.empty();
  }
}
