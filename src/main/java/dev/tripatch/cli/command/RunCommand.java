package dev.tripatch.cli.command;

import dev.tripatch.cli.output.StopException;

/** A command that can be run once its arguments are set. */
public interface RunCommand {

  /**
   * Does its work.
   *
   * @return the exit code
   * @throws StopException if there is no answer, with a message for the person
   */
  int run() throws StopException;
}
