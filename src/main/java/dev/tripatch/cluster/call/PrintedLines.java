package dev.tripatch.cluster.call;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Lines, each told once it is whole. Only the one that is being read is kept; whoever is slow to
 * take one in makes the process wait.
 */
final class PrintedLines implements Printed {
  private final int most;
  private final Consumer<String> told;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  /**
   * Nothing is read yet.
   *
   * @param most how many bytes a line may have
   * @param told gets each line without its end; blank lines are left out
   */
  PrintedLines(int most, Consumer<String> told) {
    this.most = most;
    this.told = told;
  }

  @Override
  public boolean add(byte[] bytes, int count) {
    int from = 0;
    for (int i = 0; i < count; i++) {
      if (bytes[i] == '\n') {
        if (!keep(bytes, from, i)) {
          return false;
        }
        end();
        from = i + 1;
      }
    }
    return keep(bytes, from, count);
  }

  private boolean keep(byte[] bytes, int from, int to) {
    if (line.size() + (to - from) > most) {
      return false;
    }
    line.write(bytes, from, to - from);
    return true;
  }

  @Override
  public void end() {
    String whole = line.toString(StandardCharsets.UTF_8);
    line.reset();
    if (!whole.isBlank()) {
      told.accept(whole);
    }
  }
}
