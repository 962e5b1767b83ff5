package dev.tripatch.workspace;

import dev.tripatch.path.FieldPath;
import java.io.Serial;

/** Ends the reading of a case file; caught where it began. */
final class CaseFault extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final transient FieldPath path;
  private final String message;
  private final String remedy;

  CaseFault(FieldPath path, String message, String remedy) {
    super(message, null, false, false);
    this.path = path;
    this.message = message;
    this.remedy = remedy;
  }

  /** Where in the file. */
  FieldPath path() {
    return path;
  }

  /** What is wrong. */
  String message() {
    return message;
  }

  /** What to do about it. */
  String remedy() {
    return remedy;
  }
}
