package dev.tripatch.schema;

/** What a schema source answers when asked for a kind. */
public sealed interface SchemaAnswer {

  /** The schema as a type; one that declares nothing where the kind is not known. */
  default SchemaType type() {
    return switch (this) {
      case Known known -> known.schema();
      case Unknown ignored -> SchemaType.UNDECLARED;
    };
  }

  /**
   * The kind is known.
   *
   * @param schema its schema
   * @param source where it comes from, for people: {@code Kubernetes 1.36}
   */
  record Known(ObjectSchema schema, String source) implements SchemaAnswer {}

  /**
   * The kind is not known, so Kubernetes has no patch metadata for it: kubectl sends a JSON merge
   * patch, as for custom resources.
   *
   * @param reason why, in a sentence
   */
  record Unknown(String reason) implements SchemaAnswer {}
}
