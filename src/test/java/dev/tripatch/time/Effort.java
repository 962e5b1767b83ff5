package dev.tripatch.time;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** What work takes the processor, which is the same while others have it. */
public final class Effort {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final Duration LOOK_EVERY = Duration.ofMillis(50);

  private Effort() {}

  /**
   * Does work that must take less than so many seconds of processor time; what takes more is left
   * unfinished.
   */
  public static <T> T within(int seconds, Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    Thread worker = Thread.ofPlatform().daemon().name("effort").start(task);
    try {
      while (!worker.join(LOOK_EVERY)) {
        if (THREADS.getThreadCpuTime(worker.threadId()) > seconds * 1_000_000_000L) {
          throw new AssertionError(
              "more than %d s of processor time, at %s"
                  .formatted(seconds, Arrays.toString(worker.getStackTrace())));
        }
      }
      return task.get();
    } catch (ExecutionException failed) {
      throw new AssertionError(failed.getCause());
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }
}
