package dev.tripatch.cli;

import java.io.Serial;

/** Ends a command with a message for the person; caught where commands are run. */
final class StopException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  StopException(String message) {
    super(message);
  }

  /** The message. */
  String sentence() {
    return String.valueOf(getMessage());
  }
}
