package dev.tripatch.ui.feature.cluster;

import dev.tripatch.prose.Wording;

/** What the window says of how live moves while it is shown. */
enum WatchWords implements Wording {
  TAKE,
  SHOW,
  TAKE_HELP,
  SHOW_HELP,
  TAKE_NEWEST,
  SHOW_CHANGED,
  WATCH,
  SETTING,
  AS_SHOWN,
  STATUS,
  STARTING,
  SINCE,
  LOST,
  LOST_WHY,
  REFUSED,
  NOT_WATCHED,
  SOMEBODY,
  AND_MORE,
  CHANGED,
  ADDED,
  REMOVED,
  OTHER_ORDER,
  HIDDEN,
  MANY,
  GONE,
  MADE_AGAIN,
  SECONDS_AGO,
  MINUTES_AGO,
  AT
}
