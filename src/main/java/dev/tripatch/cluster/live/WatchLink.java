package dev.tripatch.cluster.live;

import java.time.Instant;
import java.util.Optional;

/** How a watch is connected. */
public sealed interface WatchLink {

  /** It begins. */
  record Starting() implements WatchLink {}

  /** It runs; nothing that happened since was missed. */
  record Running(Instant since) implements WatchLink {}

  /**
   * It ended, and is tried again.
   *
   * @param lastSeen until when it ran
   * @param why empty if the server said nothing
   */
  record Lost(Instant lastSeen, Optional<Failure> why) implements WatchLink {}

  /** It ended for a reason that another try would not fix, or that could ask for a login. */
  record Refused(Failure why) implements WatchLink {}
}
