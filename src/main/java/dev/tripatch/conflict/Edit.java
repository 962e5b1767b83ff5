package dev.tripatch.conflict;

import dev.tripatch.path.FieldPath;
import dev.tripatch.value.Value;

/** A change of one document at one field. */
public sealed interface Edit {

  /** Which document. */
  Document document();

  /** Which field. */
  FieldPath path();

  /** The documents that a remedy may change. */
  enum Document {
    /** The local configuration file. */
    LOCAL,
    /** The last-applied configuration: live's annotation, or the file given for it. */
    LAST_APPLIED
  }

  /**
   * The field gets a value.
   *
   * @param document which document
   * @param path which field
   * @param value the value
   */
  record Put(Document document, FieldPath path, Value value) implements Edit {}

  /**
   * The field goes; nothing happens where the document lacks it.
   *
   * @param document which document
   * @param path which field
   */
  record Remove(Document document, FieldPath path) implements Edit {}
}
