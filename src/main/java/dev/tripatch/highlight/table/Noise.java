package dev.tripatch.highlight.table;

import dev.tripatch.path.FieldPath;
import java.util.Optional;

/**
 * Fields that the server or kubectl keeps for its own bookkeeping (apimachinery's {@code
 * ObjectMeta}). People rarely read them, and never write them.
 */
public enum Noise {
  /** kubectl's copy of the configuration. */
  LAST_APPLIED(
      FieldPath.of("metadata", "annotations")
          .key("kubectl.kubernetes.io/last-applied-configuration"),
      "kubectl apply keeps here the configuration that it applied last."),
  /** Who owns which field. */
  MANAGED_FIELDS(
      FieldPath.of("metadata", "managedFields"),
      "The server records here which manager set which field, for server-side apply."),
  /** What controllers observed. */
  STATUS(
      FieldPath.of("status"), "Controllers report here what they observe; apply never needs it."),
  /** When the object came to be. */
  CREATION_TIMESTAMP(
      FieldPath.of("metadata", "creationTimestamp"),
      "The server wrote this when it created the object."),
  /** The version in the server's store. */
  RESOURCE_VERSION(
      FieldPath.of("metadata", "resourceVersion"),
      "The server writes a new one at every change of the object."),
  /** The object's identity. */
  UID(
      FieldPath.of("metadata", "uid"),
      "The server gave this to the object, to tell it from others of the same name."),
  /** The version of the specification. */
  GENERATION(
      FieldPath.of("metadata", "generation"),
      "The server counts here how often the specification changed."),
  /** The object's address, on servers before 1.20. */
  SELF_LINK(
      FieldPath.of("metadata", "selfLink"),
      "Older servers wrote the object's own address here; since 1.20 they leave it out."),
  /** When deletion was asked for. */
  DELETION_TIMESTAMP(
      FieldPath.of("metadata", "deletionTimestamp"),
      "The server writes this when the object is to be deleted."),
  /** How long deletion may take. */
  DELETION_GRACE_PERIOD(
      FieldPath.of("metadata", "deletionGracePeriodSeconds"),
      "The server writes here how long the deletion may take.");

  private final FieldPath path;
  private final String sentence;

  Noise(FieldPath path, String sentence) {
    this.path = path;
    this.sentence = sentence;
  }

  /** The field. */
  public FieldPath path() {
    return path;
  }

  /** Who writes what there, in a sentence. */
  public String sentence() {
    return sentence;
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

  /** The noise that a row of the field table shows; empty for one that people care for. */
  public static Optional<Noise> of(FieldRow row) {
    return of(row.path());
  }
}
