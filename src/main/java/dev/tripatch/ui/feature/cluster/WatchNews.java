package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.WatchLink;
import dev.tripatch.show.table.LiveMove;
import java.time.Instant;

/** How the object of the cluster differs from live as it is shown. */
public sealed interface WatchNews {

  /**
   * In nothing that people care for.
   *
   * @param isStatusMoved whether its status is another
   */
  record AsShown(boolean isStatusMoved) implements WatchNews {}

  /** Fields have other values. */
  record Moved(LiveObject newest, LiveMove move) implements WatchNews {}

  /** It was deleted. */
  record Gone(Instant at) implements WatchNews {}

  /** It was deleted, and there is another of its name. */
  record MadeAgain(LiveObject newest) implements WatchNews {}

  /** What the bar shows. */
  record State(WatchLink link, WatchNews news) {}
}
