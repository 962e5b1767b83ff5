package dev.tripatch.ui.app;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import javafx.application.Platform;
import javafx.stage.Stage;

/** Starts JavaFX and opens the window. */
public final class WindowLauncher {

  private final WindowServices services;

  /** Opens windows with these services. */
  public WindowLauncher(WindowServices services) {
    this.services = services;
  }

  /**
   * Opens the window and waits until it is closed. At most once in a process; not on JavaFX's own
   * thread.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public void openAndWait(StartDocuments documents) throws InterruptedException {
    CompletableFuture<Boolean> closed = new CompletableFuture<>();
    Platform.startup(() -> open(documents, closed));
    try {
      closed.get();
    } catch (ExecutionException failed) {
      throw new IllegalStateException("The window could not be opened", failed.getCause());
    } finally {
      Platform.exit();
    }
  }

  private void open(StartDocuments documents, CompletableFuture<Boolean> closed) {
    try {
      Stage stage = new Stage();
      stage.setOnHidden(event -> closed.complete(true));
      new TripatchWindow(stage, services).show(documents);
    } catch (RuntimeException problem) {
      closed.completeExceptionally(problem);
    }
  }
}
