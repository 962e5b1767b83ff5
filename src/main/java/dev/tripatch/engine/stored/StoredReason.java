package dev.tripatch.engine.stored;

/** Why a server stores a field otherwise than it was given. */
public enum StoredReason {
  /** The field was missing, and has a default. */
  DEFAULT,
  /** Empty maps, empty lists and nulls are not stored where a field may be missing. */
  EMPTY,
  /** A zero, a false or an empty string is the same as a missing field. */
  ZERO,
  /** A null among texts is read as an empty text, one among maps as an empty map. */
  NULL_ITEM,
  /** The field is always there, even if it is empty. */
  ALWAYS_WRITTEN,
  /** A quantity has one spelling: {@code 0.5} is {@code 500m}. */
  QUANTITY,
  /** Base64 is stored without line breaks. */
  BASE64,
  /** What is in stringData is stored in data. */
  STRING_DATA,
  /** Another field always has the same value. */
  MIRRORED,
  /** The server keeps what it has set itself. */
  KEPT,
  /** A Service of another type has no such field. */
  SERVICE_TYPE,
  /** A DaemonSet counts the changes of its template. */
  TEMPLATE_GENERATION,
  /** The field was missing or null, and has a default in the definition of a custom resource. */
  DEFINED_DEFAULT,
  /** The definition of a custom resource does not have the field. */
  NOT_DEFINED,
  /** The schema does not declare the field, and the server drops it. */
  UNKNOWN_FIELD
}
