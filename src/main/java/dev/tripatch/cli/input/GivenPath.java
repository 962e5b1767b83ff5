package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.json.FieldPath;

/** A field's path on the command line. */
public final class GivenPath {

  private GivenPath() {}

  /** Reads a path; a dot may be before it, as kubectl users write it. */
  public static FieldPath parse(String text) throws StopException {
    boolean hasDot = text.length() > 1 && text.charAt(0) == '.';
    try {
      return FieldPath.parse(hasDot ? text.substring(1) : text);
    } catch (IllegalArgumentException wrong) {
      throw new StopException(String.valueOf(wrong.getMessage()));
    }
  }
}
