package dev.tripatch.cluster.call;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * All that ran, as one would type it. It keeps no output, which may hold secrets. Safe for several
 * threads.
 */
public final class CommandLog {
  private static final int MOST = 1_000;

  private final List<Entry> entries = new ArrayList<>();
  private final List<Consumer<List<Entry>>> listeners = new CopyOnWriteArrayList<>();
  private int last;

  /**
   * A call.
   *
   * @param number its number, from 1
   * @param began when it began
   * @param words the words of its line, {@code kubectl} first
   * @param end how it ended; empty while it runs
   */
  public record Entry(int number, Instant began, List<String> words, Optional<End> end) {}

  /**
   * How a call ended.
   *
   * @param exit its exit code; empty if it has none
   * @param why why it has none; empty if it has one
   */
  public record End(OptionalInt exit, Optional<Ran.Why> why, Duration took) {
    static End of(Ran ran) {
      return switch (ran) {
        case Ran.Ended ended ->
            new End(OptionalInt.of(ended.exit()), Optional.empty(), ended.took());
        case Ran.Stopped stopped ->
            new End(OptionalInt.empty(), Optional.of(stopped.why()), stopped.took());
      };
    }

    /** Whether it ended by itself and as it should. */
    public boolean isGood() {
      return exit.isPresent() && exit.getAsInt() == 0;
    }
  }

  /** Tells somebody of all calls, on the thread of the call, whenever one begins or ends. */
  public void listen(Consumer<List<Entry>> listener) {
    listeners.add(listener);
  }

  /** All calls that are kept, the oldest first. */
  public synchronized List<Entry> entries() {
    return List.copyOf(entries);
  }

  int begin(List<String> words, Instant now) {
    int number = add(words, now);
    tell();
    return number;
  }

  private synchronized int add(List<String> words, Instant now) {
    last++;
    entries.add(new Entry(last, now, List.copyOf(words), Optional.empty()));
    if (entries.size() > MOST) {
      entries.removeFirst();
    }
    return last;
  }

  void end(int number, Ran ran) {
    replace(number, End.of(ran));
    tell();
  }

  private synchronized void replace(int number, End end) {
    entries.replaceAll(
        each ->
            each.number() == number
                ? new Entry(number, each.began(), each.words(), Optional.of(end))
                : each);
  }

  private void tell() {
    List<Entry> now = entries();
    listeners.forEach(each -> each.accept(now));
  }
}
