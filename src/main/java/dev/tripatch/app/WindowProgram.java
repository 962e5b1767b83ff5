package dev.tripatch.app;

import java.util.List;

/** Tripatch as a window, on the screen or drawn to a picture. Found as a service. */
public interface WindowProgram {
  /**
   * Opens the window and returns when it is closed, or draws it ({@code render}) and returns when
   * the picture is written. Mistakes in the arguments are told on standard error, never thrown.
   *
   * @param arguments the words after the program's name
   * @return the exit code: 0, or 2 for an error
   */
  int run(List<String> arguments);
}
