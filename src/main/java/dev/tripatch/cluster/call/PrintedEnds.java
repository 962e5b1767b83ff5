package dev.tripatch.cluster.call;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A text of which the first and the last lines are kept, however much is between them. */
final class PrintedEnds implements Printed {
  private final int half;
  private final ByteArrayOutputStream first = new ByteArrayOutputStream();
  private final ByteArrayOutputStream last = new ByteArrayOutputStream();
  private long dropped;

  /**
   * Nothing is read yet.
   *
   * @param half how many bytes are kept of its beginning and, at least, of its end
   */
  PrintedEnds(int half) {
    this.half = half;
  }

  /** The first and the last lines of a text, so many bytes of each. */
  static String of(String text, int half) {
    PrintedEnds ends = new PrintedEnds(half);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ends.add(bytes, bytes.length);
    return ends.soFar();
  }

  @Override
  public synchronized boolean add(byte[] bytes, int count) {
    int begun = Math.min(half - first.size(), count);
    first.write(bytes, 0, begun);
    last.write(bytes, begun, count - begun);
    if (last.size() > 2 * half) {
      byte[] all = last.toByteArray();
      dropped += all.length - half;
      last.reset();
      last.write(all, all.length - half, half);
    }
    return true;
  }

  @Override
  public synchronized String soFar() {
    if (dropped == 0) {
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      all.writeBytes(first.toByteArray());
      all.writeBytes(last.toByteArray());
      return all.toString(StandardCharsets.UTF_8);
    }
    String begin = first.toString(StandardCharsets.UTF_8);
    String end = last.toString(StandardCharsets.UTF_8);
    int whole = begin.lastIndexOf('\n');
    return (whole < 0 ? begin : begin.substring(0, whole))
        + CallWording.LEFT_OUT.text("size", (dropped >> 10) + 1)
        + end.substring(end.indexOf('\n') + 1);
  }
}
