package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.Ran;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Watches one object as long as its thread runs: reads it, and then hears of every change from that
 * version of the server's store on, so that none is missed between the two. A watch that ends is
 * begun again.
 */
public final class LiveWatch {
  private static final List<Duration> PAUSES =
      List.of(
          Duration.ofSeconds(1),
          Duration.ofSeconds(2),
          Duration.ofSeconds(5),
          Duration.ofSeconds(15));

  /** Servers end a watch after some minutes, for no reason; one that ends sooner was lost. */
  private static final Duration LONG = Duration.ofMinutes(1);

  private final Cluster cluster;
  private final ObjectName name;
  private final InstantSource clock;
  private final Pause pause;
  private final Consumer<Watched> tell;
  private Instant lastSeen;
  private volatile Watched now = new Watched(new WatchLink.Starting(), Optional.empty());

  /** Lets time pass. */
  @FunctionalInterface
  public interface Pause {
    /** Returns after a while. */
    void rest(Duration time) throws InterruptedException;
  }

  /**
   * Asks nothing yet.
   *
   * @param shown the object as it was read
   * @param pause how it waits before it tries again
   * @param tell is told of all that it knows, on several threads, one after the other
   */
  public LiveWatch(
      Cluster cluster, LiveObject shown, InstantSource clock, Pause pause, Consumer<Watched> tell) {
    this.name = shown.name();
    this.cluster = cluster.inNamespace(name.namespace());
    this.clock = clock;
    this.pause = pause;
    this.tell = tell;
    this.lastSeen = shown.read();
  }

  /** Runs until the thread is interrupted, nobody wants it any more, or it makes no sense. */
  public void run() {
    tell.accept(now);
    int tries = 0;
    while (!Thread.currentThread().isInterrupted()) {
      Instant began = clock.instant();
      Optional<Failure> why =
          cluster.served(name.apiVersion(), name.kind()).then(this::once).whyNot();
      boolean isLong = Duration.between(began, clock.instant()).compareTo(LONG) >= 0;
      if (why.filter(each -> each.kind() == FailureKind.CANCELLED).isPresent()) {
        return;
      }
      if (why.filter(each -> !mayBeOtherwise(each.kind())).isPresent()) {
        link(new WatchLink.Refused(why.get()));
        return;
      }
      if (isLong) {
        tries = 0;
      }
      if (why.isPresent() || !isLong) {
        link(new WatchLink.Lost(lastSeen, why));
        if (!rest(PAUSES.get(Math.min(tries, PAUSES.size() - 1)))) {
          return;
        }
        tries++;
      }
    }
  }

  private boolean rest(Duration time) {
    try {
      pause.rest(time);
      return true;
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Whether a try may go better by itself; none may make a login program ask a person. */
  private static boolean mayBeOtherwise(FailureKind kind) {
    return switch (kind) {
      case UNREACHABLE, TOO_SLOW, EXPIRED, SERVER, UNREADABLE, OTHER -> true;
      default -> false;
    };
  }

  private ClusterAnswer<Ran.Ended> once(ServedKind kind) {
    return cluster
        .namespaceOf(kind)
        .then(
            namespace -> {
              String address =
                  kind.list(namespace)
                      + "?fieldSelector="
                      + ServedKind.inAddress(
                          "metadata.name=" + name.name().replaceAll("[\\\\,=]", "\\\\$0"));
              return cluster.rawEnded(address, asked()).then(list -> follow(address, list));
            });
  }

  private ClusterAnswer<Ran.Ended> follow(String address, Ran.Ended list) {
    Optional<MapValue> read = Cluster.read(list.out()).filter(each -> each.has("items"));
    if (read.isEmpty() || !(read.get().get("metadata") instanceof MapValue metadata)) {
      return cluster.unreadable(asked());
    }
    tell(
        new Watched(
            new WatchLink.Running(list.at()),
            Optional.of(new Watched.Told(list.out(), list.at(), name))));
    String from = ServedKind.inAddress(metadata.text("resourceVersion"));
    ClusterAnswer<Ran.Ended> ended =
        cluster.stream(address + "&watch=1&resourceVersion=" + from, asked(), this::hear);
    lastSeen = clock.instant();
    return ended;
  }

  private String asked() {
    return name.kind() + "/" + name.name();
  }

  private void hear(String line) {
    tell(new Watched(now.link(), Optional.of(new Watched.Told(line, clock.instant(), name))));
  }

  private void link(WatchLink link) {
    tell(new Watched(link, now.told()));
  }

  private void tell(Watched other) {
    now = other;
    tell.accept(other);
  }
}
