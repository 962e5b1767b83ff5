package dev.tripatch.time;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** Waits for what another thread or process does. Its limit is only against hanging. */
public final class Patience {
  /** Longer than anything takes that goes on at all, on however busy a machine. */
  private static final Duration LONGEST = Duration.ofMinutes(5);

  private static final Duration PAUSE = Duration.ofMillis(5);

  private Patience() {}

  /** Waits until a condition holds. */
  public static void until(Callable<Boolean> condition) {
    until(condition, () -> "waiting");
  }

  /**
   * The same.
   *
   * @param state what to say if it never holds
   */
  public static void until(Callable<Boolean> condition, Supplier<?> state) {
    long began = System.nanoTime();
    try {
      while (!condition.call()) {
        if (System.nanoTime() - began > LONGEST.toNanos()) {
          throw new AssertionError("after " + LONGEST + " still " + state.get());
        }
        Thread.sleep(PAUSE);
      }
    } catch (Exception failed) {
      throw new AssertionError(failed);
    }
  }
}
