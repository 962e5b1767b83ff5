package dev.tripatch.schema.gosource;

/**
 * A declared type.
 *
 * @param name its name
 * @param type what it is
 * @param markers in the comments above it
 * @param place where it is, for people
 */
record GoDeclaration(String name, GoType type, GoMarkers markers, String place) {

  /** Whether it embeds what every kind has: the fields of any type, and metadata. */
  boolean isKind() {
    return embeds("TypeMeta") && (embeds("ObjectMeta") || embeds("ListMeta"));
  }

  private boolean embeds(String other) {
    return type instanceof GoType.Struct struct
        && struct.fields().stream()
            .anyMatch(field -> field.isEmbedded() && field.name().equals(other));
  }
}
