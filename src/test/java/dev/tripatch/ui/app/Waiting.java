package dev.tripatch.ui.app;

import java.util.ConcurrentModificationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import org.testfx.util.WaitForAsyncUtils;

/** Waits for what a window does in the background. */
public final class Waiting {

  /** What one layout asks for, the next does; a pulse begins before its layout. */
  private static final int ENOUGH = 3;

  private Waiting() {}

  /** Waits until a condition holds and everything is where it is shown; else it hangs. */
  public static void until(BooleanSupplier condition) {
    try {
      WaitForAsyncUtils.waitFor(5, TimeUnit.MINUTES, () -> holds(condition));
    } catch (TimeoutException late) {
      throw new AssertionError("did not happen", late);
    }
    settled();
  }

  /** A lookup walks through the window on the test's thread, and may meet a list that changes. */
  private static boolean holds(BooleanSupplier condition) {
    try {
      return condition.getAsBoolean();
    } catch (IndexOutOfBoundsException | ConcurrentModificationException changing) {
      return false;
    }
  }

  /**
   * Waits until what was asked for is done and laid out. A robot that clicks before aims at where a
   * node was: tabs move when the numbers in their names come.
   */
  public static void settled() {
    forEvents();
    forLayout();
    forEvents();
  }

  private static void forEvents() {
    WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {}));
  }

  private static void forLayout() {
    CountDownLatch pulses = new CountDownLatch(ENOUGH);
    AnimationTimer timer =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            pulses.countDown();
          }
        };
    Platform.runLater(timer::start);
    try {
      if (!pulses.await(5, TimeUnit.MINUTES)) {
        throw new AssertionError("the window is not laid out any more");
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      Platform.runLater(timer::stop);
    }
  }
}
