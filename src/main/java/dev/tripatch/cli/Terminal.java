package dev.tripatch.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/**
 * What a command talks to.
 *
 * @param in standard input
 * @param out standard output: the answer and nothing else
 * @param err standard error: messages
 * @param isTerminal whether a person reads standard output
 * @param environment the environment variables
 */
record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean isTerminal,
    Map<String, String> environment) {
  private static final int USUAL_WIDTH = 120;
  private static final int LEAST_WIDTH = 60;

  /** A message to the person. */
  void say(String message) {
    err.println("tripatch: " + message);
  }

  /** How many characters fit on a line. */
  int width() {
    String columns = environment.getOrDefault("COLUMNS", "");
    return columns.matches("[0-9]{1,4}")
        ? Math.max(LEAST_WIDTH, Integer.parseInt(columns))
        : USUAL_WIDTH;
  }

  /** Whether to use colours if nobody said so (see no-color.org). */
  boolean wantsColor() {
    return isTerminal && environment.getOrDefault("NO_COLOR", "").isEmpty();
  }
}
