package dev.tripatch.ui.app;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/**
 * Opens the window as on a screen, but where nobody sees it, lets it stand for a moment and closes
 * it: after that a JVM has met what a start needs.
 */
public final class WindowRehearsal {

  /** Longer than the window itself waits before it looks for what nobody waits for. */
  private static final int STAND_MILLIS = 1_000;

  private WindowRehearsal() {}

  /**
   * Begins to start JavaFX without a display; once in a process. Its window closes by itself, and
   * JavaFX goes on, to draw a picture.
   */
  public static WindowLauncher launcher() {
    WindowPicture.hide();
    return new WindowLauncher(Optional.of(WindowRehearsal::closeSoon));
  }

  private static void closeSoon(TripatchWindow window) {
    Platform.setImplicitExit(false);
    Executor soon =
        CompletableFuture.delayedExecutor(STAND_MILLIS, TimeUnit.MILLISECONDS, Platform::runLater);
    soon.execute(window::close);
  }
}
