package dev.tripatch.cli.output;

import java.io.Serial;
import java.util.List;

/** Ends a command with a message for the person; caught where commands are run. */
public final class StopException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final transient List<String> lines;

  private StopException(List<String> lines) {
    super(String.join("\n", lines), null, false, false);
    this.lines = lines;
  }

  /** A message about no place in a file. */
  public StopException(String message) {
    this(List.of(Messages.PROGRAM + message));
  }

  /** A message that begins with its own place. */
  public static StopException located(List<String> lines) {
    return new StopException(lines);
  }

  /**
   * Ends it if something is wrong.
   *
   * @param sentence what is wrong, and what to do about it
   */
  public static void when(boolean isWrong, String sentence) throws StopException {
    if (isWrong) {
      throw new StopException(sentence);
    }
  }

  /** The message, line by line. */
  public List<String> lines() {
    return lines;
  }
}
