package dev.tripatch.ui.app;

import dev.tripatch.ui.model.ComparisonViewModel;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.util.Subscription;

/**
 * Waits for the first answer of a window that opens, but not for long: a window that is shown with
 * its answer is laid out once, and who opens a large document sees the window before its answer.
 * Used on the UI thread.
 */
final class FirstAnswer {

  private static final int LIMIT_MILLIS = 300;

  private final Runnable next;
  private Subscription waiting = Subscription.EMPTY;
  private boolean isOver;

  private FirstAnswer(Runnable next) {
    this.next = next;
  }

  /**
   * Waits for what a comparison is busy with; not at all if it is idle.
   *
   * @param next what to do then, on the UI thread
   */
  static void await(ComparisonViewModel comparison, Runnable next) {
    FirstAnswer first = new FirstAnswer(next);
    if (comparison.busyProperty().get()) {
      first.await(comparison);
    } else {
      first.end();
    }
  }

  /** Good and bad answers end it once everyone has heard of them, hence later. */
  private void await(ComparisonViewModel comparison) {
    waiting =
        Subscription.combine(
            comparison.viewProperty().subscribe((before, now) -> Platform.runLater(this::end)),
            comparison.staleProperty().subscribe((before, now) -> Platform.runLater(this::end)));
    CompletableFuture.delayedExecutor(LIMIT_MILLIS, TimeUnit.MILLISECONDS, Platform::runLater)
        .execute(this::end);
  }

  private void end() {
    if (!isOver) {
      isOver = true;
      waiting.unsubscribe();
      next.run();
    }
  }
}
