package dev.tripatch.schema.gosource;

/**
 * A field of a struct.
 *
 * @param name its name in Go; that of its type if it is embedded
 * @param isEmbedded whether only its type is written
 * @param type its type
 * @param tag its tag
 * @param markers in the comments above it
 * @param place where it is, for people
 */
record GoField(
    String name, boolean isEmbedded, GoType type, StructTag tag, GoMarkers markers, String place) {

  /** Whether its own fields are in JSON next to those of its struct. */
  boolean isInline() {
    return isEmbedded && tag.jsonName().isEmpty();
  }

  /** Its name in JSON. */
  String key() {
    return tag.jsonName().isEmpty() ? name : tag.jsonName();
  }

  /** Whether it is a part of data at all. */
  boolean isData() {
    boolean isExported = Character.isUpperCase(name.charAt(0));
    return !tag.isHidden() && (isExported || isEmbedded);
  }

  /** Whether an object must have it. */
  boolean isRequired() {
    boolean mayLack = tag.mayBeLeftOut() || markers.has("optional");
    return !mayLack || markers.has("required");
  }
}
