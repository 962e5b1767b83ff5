package dev.tripatch.cluster.call;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A text that is kept, up to a limit; of a longer one the first lines and the last ones. */
final class PrintedText implements Printed {
  private final int most;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private int dropped;

  PrintedText(int most) {
    this.most = most;
  }

  @Override
  public synchronized boolean add(byte[] bytes, int count) {
    kept.write(bytes, 0, count);
    if (kept.size() > 3L * most) {
      byte[] all = kept.toByteArray();
      kept.reset();
      kept.write(all, 0, most);
      kept.write(all, all.length - most, most);
      dropped += (all.length - kept.size()) >> 10;
    }
    return kept.size() <= most;
  }

  @Override
  public synchronized String soFar() {
    byte[] all = kept.toByteArray();
    return dropped == 0
        ? new String(all, StandardCharsets.UTF_8)
        : ends(
            new String(all, 0, most, StandardCharsets.UTF_8),
            new String(all, most, all.length - most, StandardCharsets.UTF_8),
            dropped);
  }

  /** The whole lines of both, and how much is left out between them. */
  static String ends(String begin, String end, int kilobytes) {
    int whole = begin.lastIndexOf('\n');
    return begin.substring(0, whole < 0 ? begin.length() : whole)
        + CallWording.LEFT_OUT.text("size", kilobytes)
        + end.substring(end.indexOf('\n') + 1);
  }
}
