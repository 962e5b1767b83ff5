package dev.tripatch.app;

import java.util.List;

/** Tripatch as commands in a terminal: no display, no JavaFX. Found as a service. */
public interface CommandLineProgram {
  /**
   * Runs one command line. Mistakes in it are told on standard error, never thrown.
   *
   * @param arguments the words after the program's name
   * @return the exit code: 0 nothing to do, 1 there is a patch, 2 an error
   */
  int run(List<String> arguments);
}
