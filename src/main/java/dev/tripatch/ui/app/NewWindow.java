package dev.tripatch.ui.app;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.Optional;

/**
 * Another window, in a process of its own: nothing that happens in one can harm the other. Settings
 * and unsaved texts are kept so that several processes do not lose each other's.
 */
final class NewWindow {

  private static final String LAUNCHER = "tripatch.launcher";

  private final Optional<String> launcher;

  /**
   * A way to open windows.
   *
   * @param launcher the program that starts Tripatch; empty if it is not known
   */
  NewWindow(Optional<String> launcher) {
    this.launcher = launcher;
  }

  /** By the launcher that started this process; it says so itself, and an IDE does not. */
  static NewWindow byLauncher() {
    return new NewWindow(Optional.ofNullable(System.getProperty(LAUNCHER)));
  }

  /** Whether it is known how windows are opened. */
  boolean isPossible() {
    return launcher.isPresent();
  }

  /**
   * Starts one, with the example.
   *
   * @return the process that shows it
   * @throws IOException if the launcher cannot be started
   */
  Process open() throws IOException {
    Process started =
        new ProcessBuilder(launcher.orElseThrow())
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD)
            .start();
    started.getOutputStream().close();
    return started;
  }
}
