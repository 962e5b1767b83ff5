package dev.tripatch.cluster.live;

import java.time.Instant;

/** What a watch knows of an object: always the newest, however many events there were. */
public sealed interface WatchEvent {

  /** It is there. */
  record Seen(LiveObject object) implements WatchEvent {}

  /**
   * It is not there.
   *
   * @param version the version of the server's store that says so
   */
  record Gone(Instant at, String version) implements WatchEvent {}

  /** Nothing that can be read; what was known before counts. */
  record Unreadable() implements WatchEvent {}
}
