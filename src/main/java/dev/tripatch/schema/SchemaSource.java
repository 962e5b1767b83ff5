package dev.tripatch.schema;

/** Finds the schema of a kind. */
public interface SchemaSource {

  /**
   * The answer for a kind.
   *
   * @param apiVersion as in the object, such as {@code apps/v1}; may be empty
   * @param kind as in the object; may be empty
   */
  SchemaAnswer lookUp(String apiVersion, String kind);
}
