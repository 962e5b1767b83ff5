package dev.tripatch.ui.app;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.testfx.util.WaitForAsyncUtils;

/** Waits for what a window does in the background. */
public final class Waiting {

  private Waiting() {}

  /** Waits until a condition holds and the UI thread has done its work; ten seconds at most. */
  public static void until(BooleanSupplier condition) {
    until(10, condition);
  }

  /** Waits until a condition holds and the UI thread has done its work; so many seconds at most. */
  public static void until(int seconds, BooleanSupplier condition) {
    try {
      WaitForAsyncUtils.waitFor(seconds, TimeUnit.SECONDS, condition::getAsBoolean);
    } catch (TimeoutException late) {
      throw new AssertionError("did not happen within " + seconds + " seconds", late);
    }
    WaitForAsyncUtils.waitForFxEvents();
  }
}
