package dev.tripatch.ui.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/**
 * Opens the window as on a screen, but where nobody sees it, lets it stand for a moment, closes it,
 * and draws it to a picture: after that a JVM has met everything that a start needs.
 */
public final class WindowRehearsal {

  /** Longer than the window itself waits before it looks for what nobody waits for. */
  private static final int STAND_MILLIS = 1_000;

  private final WindowServices services;

  /** A rehearsal with these services; settings are read and written. */
  public WindowRehearsal(WindowServices services) {
    this.services = services;
  }

  /**
   * Starts JavaFX without a display, and ends it: once in a process.
   *
   * @throws IOException if the picture cannot be written
   * @throws WindowException if there can be no window
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public void openAndDraw(StartDocuments documents, WindowPicture.Look look, Path png)
      throws IOException, WindowException, InterruptedException {
    WindowPicture.hide();
    try (WindowLauncher launcher = new WindowLauncher()) {
      launcher.openAndWait(
          services.beginningWith(documents), documents, WindowRehearsal::closeSoon);
      new WindowPicture(services).draw(documents, look, png);
    }
  }

  private static void closeSoon(TripatchWindow window) {
    Platform.setImplicitExit(false);
    Executor soon =
        CompletableFuture.delayedExecutor(STAND_MILLIS, TimeUnit.MILLISECONDS, Platform::runLater);
    soon.execute(window::close);
  }
}
