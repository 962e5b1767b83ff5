package dev.tripatch.schema.reading;

import java.io.Serial;

/** A document cannot be imported; the message says where in it and why. */
public final class ImportException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  /** With a message for people. */
  public ImportException(String message) {
    super(message);
  }
}
