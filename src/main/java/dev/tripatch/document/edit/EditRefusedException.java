package dev.tripatch.document.edit;

import java.io.Serial;

/** An edit is given up; its message becomes the reason of {@link Edit.Refused}. */
final class EditRefusedException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  EditRefusedException(String why) {
    super(why);
  }

  /** The reason, in sentences for people. */
  String why() {
    return String.valueOf(getMessage());
  }
}
