package dev.tripatch.show.table;

import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.json.FieldPath;
import dev.tripatch.prose.Wording;
import java.util.Optional;

/**
 * Fields that the server or kubectl keeps for its own bookkeeping (apimachinery's {@code
 * ObjectMeta}). People rarely read them, and never write them.
 */
public enum Noise implements Wording {
  /** kubectl's copy of the configuration. */
  LAST_APPLIED(ServerFields.LAST_APPLIED),
  /** Who owns which field. */
  MANAGED_FIELDS(FieldPath.of("metadata", "managedFields")),
  /** What controllers observed. */
  STATUS(FieldPath.of("status")),
  /** When the object came to be. */
  CREATION_TIMESTAMP(FieldPath.of("metadata", "creationTimestamp")),
  /** The version in the server's store. */
  RESOURCE_VERSION(FieldPath.of("metadata", "resourceVersion")),
  /** The object's identity. */
  UID(FieldPath.of("metadata", "uid")),
  /** The version of the specification. */
  GENERATION(FieldPath.of("metadata", "generation")),
  /** The object's address, on servers before 1.20. */
  SELF_LINK(FieldPath.of("metadata", "selfLink")),
  /** When deletion was asked for. */
  DELETION_TIMESTAMP(FieldPath.of("metadata", "deletionTimestamp")),
  /** How long deletion may take. */
  DELETION_GRACE_PERIOD(FieldPath.of("metadata", "deletionGracePeriodSeconds"));

  private final FieldPath path;

  Noise(FieldPath path) {
    this.path = path;
  }

  public FieldPath path() {
    return path;
  }

  /** The noise that a field is or is part of; empty for a field that people care for. */
  public static Optional<Noise> of(FieldPath path) {
    for (Noise noise : values()) {
      if (path.startsWith(noise.path)) {
        return Optional.of(noise);
      }
    }
    return Optional.empty();
  }
}
