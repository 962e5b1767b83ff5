package dev.tripatch.cluster.call;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

/** What a process prints, until there is too much of it. A separate thread reads it. */
final class Output {
  private static final int AT_ONCE = 1 << 16;

  private final InputStream in;
  private final Printed printed;
  private final Runnable tooMuch;
  private final Thread reader;
  private volatile boolean isTooMuch;

  private Output(InputStream in, Printed printed, Runnable tooMuch) {
    this.in = in;
    this.printed = printed;
    this.tooMuch = tooMuch;
    this.reader = Thread.ofVirtual().unstarted(this::read);
  }

  /**
   * Begins to read.
   *
   * @param printed takes it in; what it has no room for is read and dropped
   * @param tooMuch is called once there is no room
   */
  static Output of(InputStream in, Printed printed, Runnable tooMuch) {
    Output output = new Output(in, printed, tooMuch);
    output.reader.start();
    return output;
  }

  private void read() {
    byte[] bytes = new byte[AT_ONCE];
    try {
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        take(bytes, count);
      }
      if (!isTooMuch) {
        printed.end();
      }
    } catch (IOException ended) {
      // The process was ended: what it printed is dropped.
    }
  }

  private void take(byte[] bytes, int count) {
    if (!printed.add(bytes, count) && !isTooMuch) {
      isTooMuch = true;
      tooMuch.run();
    }
  }

  /** Waits for the end, which a child of the process may hold open longer than the process runs. */
  void await(Duration most) throws InterruptedException {
    boolean _ = reader.join(most);
  }

  boolean isTooMuch() {
    return isTooMuch;
  }

  String soFar() {
    return printed.soFar();
  }
}
