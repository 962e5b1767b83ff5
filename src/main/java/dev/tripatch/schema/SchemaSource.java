package dev.tripatch.schema;

import dev.tripatch.value.MapValue;

/** Finds the schema of a kind. */
public interface SchemaSource {

  /**
   * The answer for a kind.
   *
   * @param apiVersion as in the object, such as {@code apps/v1}; may be empty
   * @param kind as in the object; may be empty
   */
  SchemaAnswer lookUp(String apiVersion, String kind);

  /** What is known of an object's kind. */
  default SchemaAnswer of(MapValue object) {
    return lookUp(object.text("apiVersion"), object.text("kind"));
  }
}
