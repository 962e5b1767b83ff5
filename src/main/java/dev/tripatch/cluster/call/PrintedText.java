package dev.tripatch.cluster.call;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A text that is kept, up to a limit; the rest is dropped. */
final class PrintedText implements Printed {
  private final int most;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

  PrintedText(int most) {
    this.most = most;
  }

  @Override
  public synchronized boolean add(byte[] bytes, int count) {
    int room = most - kept.size();
    kept.write(bytes, 0, Math.min(room, count));
    return count <= room;
  }

  @Override
  public synchronized String soFar() {
    return kept.toString(StandardCharsets.UTF_8);
  }
}
