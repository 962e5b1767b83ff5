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

  /** Waits until a condition holds and everything is where it is shown; half a minute at most. */
  public static void until(BooleanSupplier condition) {
    until(30, condition);
  }

  /** Waits until a condition holds and everything is where it is shown; so many seconds at most. */
  public static void until(int seconds, BooleanSupplier condition) {
    try {
      WaitForAsyncUtils.waitFor(seconds, TimeUnit.SECONDS, () -> holds(condition));
    } catch (TimeoutException late) {
      throw new AssertionError("did not happen within " + seconds + " seconds", late);
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
      if (!pulses.await(60, TimeUnit.SECONDS)) {
        throw new AssertionError("the window was not laid out within 60 seconds");
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      Platform.runLater(timer::stop);
    }
  }
}
