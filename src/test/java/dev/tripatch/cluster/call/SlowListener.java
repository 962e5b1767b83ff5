package dev.tripatch.cluster.call;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Listens to 200 MB of events, which come faster, in a program with little memory. */
final class SlowListener {
  private static final int EVENTS = 10_000;

  /** Enough for a program that does not wait to read them all. */
  private static final Duration PAUSE = Duration.ofMillis(500);

  private final Set<Integer> lengths = new TreeSet<>();
  private int events;

  private SlowListener() {}

  /**
   * Prints how many events came, and how long they are.
   *
   * @param arguments the folder of a kubectl, which prints as many as it is told
   */
  public static void main(String[] arguments) {
    SlowListener listener = new SlowListener();
    Map<String, String> environment = Map.of("PATH", arguments[0] + ":/usr/bin:/bin");
    new Kubectl(environment, new CommandLog())
        .stream(
            new Call(List.of(String.valueOf(EVENTS)), Duration.ZERO, 1 << 20),
            listener::hear,
            () -> false);
    System.out.println(listener.events + " events of " + listener.lengths);
  }

  private void hear(String event) {
    if (events == 0) {
      rest();
    }
    events++;
    lengths.add(event.length());
  }

  private static void rest() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
