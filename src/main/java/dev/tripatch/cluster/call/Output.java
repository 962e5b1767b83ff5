package dev.tripatch.cluster.call;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** What a process prints, up to a limit. A separate thread reads it. */
final class Output {
  private static final int AT_ONCE = 1 << 16;

  private final InputStream in;
  private final int most;
  private final Runnable tooMuch;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private final Thread reader;
  private volatile boolean isTooMuch;

  private Output(InputStream in, int most, Runnable tooMuch) {
    this.in = in;
    this.most = most;
    this.tooMuch = tooMuch;
    this.reader = Thread.ofVirtual().unstarted(this::read);
  }

  /**
   * Begins to read.
   *
   * @param most how many bytes are kept; the rest is read and dropped
   * @param tooMuch is called once there are more
   */
  static Output of(InputStream in, int most, Runnable tooMuch) {
    Output output = new Output(in, most, tooMuch);
    output.reader.start();
    return output;
  }

  private void read() {
    byte[] bytes = new byte[AT_ONCE];
    try {
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        keep(bytes, count);
      }
    } catch (IOException ended) {
      // The process was ended: what it printed is dropped.
    }
  }

  private void keep(byte[] bytes, int count) {
    synchronized (kept) {
      int room = most - kept.size();
      kept.write(bytes, 0, Math.min(room, count));
      if (count <= room) {
        return;
      }
    }
    if (!isTooMuch) {
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
    synchronized (kept) {
      return kept.toString(StandardCharsets.UTF_8);
    }
  }
}
