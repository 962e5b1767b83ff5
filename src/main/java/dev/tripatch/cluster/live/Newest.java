package dev.tripatch.cluster.live;

import org.jspecify.annotations.Nullable;

/** Holds the newest of what comes for whoever takes it; what nobody took in time is dropped. */
public final class Newest<T> {
  private @Nullable T waiting;

  /** Puts one in, in place of the one that waits. */
  public synchronized void put(T next) {
    waiting = next;
    notifyAll();
  }

  /** Waits until there is one, and takes it. */
  public synchronized T take() throws InterruptedException {
    while (waiting == null) {
      wait();
    }
    T taken = waiting;
    waiting = null;
    return taken;
  }
}
