package dev.tripatch.ui.app;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/**
 * Another window, in a process of its own: nothing that happens in one can harm the other. Settings
 * and unsaved texts are kept so that several processes do not lose each other's.
 *
 * @param launcher the program that starts Tripatch; empty if it is not known
 * @param isReadOnly whether they change nothing in any cluster
 */
record NewWindow(Optional<String> launcher, boolean isReadOnly) {

  private static final String LAUNCHER = "tripatch.launcher";

  /** The variable that tells another process where the window is that opened it. */
  private static final String OPENED_BY = "TRIPATCH_OPENED_BY";

  private static final String START_SCREEN = "--start-screen";
  private static final String READ_ONLY = "--read-only";

  /** By the launcher that started this process; it says so itself, and an IDE does not. */
  static NewWindow byLauncher(boolean isReadOnly) {
    return new NewWindow(Optional.ofNullable(System.getProperty(LAUNCHER)), isReadOnly);
  }

  /** Where the window is that opened those of this process; empty if none did. */
  static Optional<Rectangle2D> openedBy(Map<String, String> environment) {
    return Cascade.read(environment.getOrDefault(OPENED_BY, ""));
  }

  /** Whether it is known how windows are opened. */
  boolean isPossible() {
    return launcher.isPresent();
  }

  /**
   * Starts one, with the start screen.
   *
   * @param here where the window is that opens it
   * @return the process that shows it
   * @throws IOException if the launcher cannot be started
   */
  Process open(Rectangle2D here) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(words())
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD);
    builder.environment().put(OPENED_BY, Cascade.text(here));
    Process started = builder.start();
    started.getOutputStream().close();
    return started;
  }

  private List<String> words() {
    String program = launcher.orElseThrow();
    return isReadOnly ? List.of(program, START_SCREEN, READ_ONLY) : List.of(program, START_SCREEN);
  }
}
