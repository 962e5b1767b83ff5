package dev.tripatch.ui.app;

import dev.tripatch.ui.merge.MergeWindow;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.Ending;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Stage;

/**
 * Starts JavaFX, then reads the settings, compares the documents and opens the window. At most one
 * in a process, and not on JavaFX's own thread.
 */
public final class WindowLauncher implements AutoCloseable {

  /** Who opens texts with more characters sees the window before it has an answer. */
  private static final int LARGE = 200_000;

  /** Longer than the window itself waits before it looks for what nobody waits for. */
  private static final int REHEARSAL_MILLIS = 1_000;

  private final CompletableFuture<Boolean> toolkit = new CompletableFuture<>();
  private final Optional<Consumer<TripatchWindow>> shown;

  /**
   * Starts JavaFX, and waits for it. GTK changes the process's environment while it starts, and the
   * JVM reads that whenever it looks for a native method: side by side they crashed once in about a
   * thousand starts.
   */
  public WindowLauncher() {
    this(Optional.empty());
  }

  /**
   * Starts JavaFX without a display, and closes the window a moment after it is open: by then a JVM
   * has met what a start needs. JavaFX goes on, to draw a picture. Once in a process.
   */
  public static WindowLauncher rehearsing() {
    WindowPicture.hide();
    return new WindowLauncher(Optional.of(WindowLauncher::closeSoon));
  }

  private static void closeSoon(TripatchWindow window) {
    Platform.setImplicitExit(false);
    CompletableFuture.delayedExecutor(REHEARSAL_MILLIS, TimeUnit.MILLISECONDS, Platform::runLater)
        .execute(window::close);
  }

  /**
   * The same.
   *
   * @param shown gets the window when it is on the screen, on the UI thread
   */
  private WindowLauncher(Optional<Consumer<TripatchWindow>> shown) {
    this.shown = shown;
    startToolkit();
  }

  private void startToolkit() {
    try {
      Platform.startup(() -> toolkit.complete(true));
    } catch (RuntimeException | UnsatisfiedLinkError problem) {
      toolkit.completeExceptionally(problem);
    }
  }

  /**
   * Opens the window and waits until it is closed.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   * @throws WindowException if there can be no window
   */
  public void openAndWait(WindowServices services, StartDocuments documents)
      throws InterruptedException, WindowException {
    openAndWait(services, documents, window -> {});
  }

  /**
   * The same for a command that waits for conflicts to be decided.
   *
   * @return what is left to decide
   */
  public Ending mergeAndWait(WindowServices services, StartDocuments documents)
      throws InterruptedException, WindowException {
    return openAndWait(services, documents, TripatchWindow::finishMerge);
  }

  /**
   * Opens the window of a merge and waits until it is closed.
   *
   * @return how git is to see it: 0 if the file is merged, else 1
   */
  public int mergeAndWait(WindowServices services, MergeWindow.Prepared prepared)
      throws InterruptedException, WindowException {
    CompletableFuture<Integer> closed = new CompletableFuture<>();
    try {
      prepare();
      toolkit.get();
      Platform.runLater(() -> open(services, prepared, closed));
      return closed.get();
    } catch (ExecutionException failed) {
      throw new WindowException(AppWords.NO_WINDOW.text("reason", reason(failed)), failed);
    }
  }

  private static void open(
      WindowServices services, MergeWindow.Prepared prepared, CompletableFuture<Integer> closed) {
    try {
      Stage stage = new Stage();
      MergeWindow window = new MergeWindow(stage, services, prepared);
      stage.setOnHidden(event -> closed.complete(window.exitCode()));
      stage.getIcons().setAll(TripatchWindow.icons());
      window.show();
    } catch (RuntimeException problem) {
      closed.completeExceptionally(problem);
    }
  }

  private Ending openAndWait(
      WindowServices services, StartDocuments documents, Consumer<TripatchWindow> made)
      throws InterruptedException, WindowException {
    CompletableFuture<Ending> closed = new CompletableFuture<>();
    try {
      prepare();
      SettingsFile.Loaded settings = Session.load(services.settingsFolder());
      Optional<Answer> first = compare(services.workbench(), documents);
      toolkit.get();
      Platform.runLater(() -> open(services, documents, settings, first, made, closed));
      return closed.get();
    } catch (ExecutionException failed) {
      throw new WindowException(AppWords.NO_WINDOW.text("reason", reason(failed)), failed);
    }
  }

  /** What fails here fails again where it is needed, and is reported there. */
  private static void prepare() {
    try {
      Appearance.prepare();
    } catch (RuntimeException | LinkageError toldLater) {
      // See above.
    }
  }

  /** The first answer; empty where the window does not wait for it, or computes it itself. */
  public static Optional<Answer> compare(Workbench workbench, StartDocuments documents) {
    try {
      return documents
          .texts()
          .filter(texts -> texts.length() < LARGE)
          .map(new Comparer(workbench)::compare);
    } catch (RuntimeException toldLater) {
      return Optional.empty();
    }
  }

  private static String reason(ExecutionException failed) {
    Throwable cause = failed.getCause();
    return cause == null ? failed.toString() : String.valueOf(cause.getMessage());
  }

  private void open(
      WindowServices services,
      StartDocuments documents,
      SettingsFile.Loaded settings,
      Optional<Answer> first,
      Consumer<TripatchWindow> made,
      CompletableFuture<Ending> closed) {
    try {
      Stage stage = new Stage();
      TripatchWindow window = new TripatchWindow(stage, services);
      stage.setOnHidden(event -> closed.complete(window.ending()));
      made.accept(window);
      stage.setOnShown(event -> shown.ifPresent(each -> each.accept(window)));
      window.show(documents, settings, first, closed::completeExceptionally);
    } catch (RuntimeException problem) {
      closed.completeExceptionally(problem);
    }
  }

  /** Ends JavaFX, also where no window was opened: a process must not end while it starts. */
  @Override
  public void close() {
    try {
      toolkit.join();
      Platform.exit();
    } catch (CompletionException neverStarted) {
      // Then there is nothing to end.
    }
  }
}
