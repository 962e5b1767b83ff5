package dev.tripatch.ui.feature.cluster;

import dev.tripatch.prose.Wording;

/** What the window says of a server's answer to the patch that it shows. */
enum ServerSaysWords implements Wording {
  TITLE,
  COLUMN,
  NO_CLUSTER,
  LIVE_EDITED,
  EDITED_SINCE,
  UNREADABLE,
  REFUSED,
  NO_PATCH,
  OTHER_TOOL,
  NOTHING_SENT,
  NOT_ALLOWED,
  ASK_FIRST,
  ASKING,
  ASKING_OLD,
  QUESTION,
  ASK,
  NOT_NOW,
  ASK_NOW,
  ALLOW,
  SETTINGS,
  ALLOWED,
  ASKED_FIRST,
  OLD,
  WAS_PREDICTED,
  SAID,
  WHY,
  ROWS_HELP,
  STATUS_AGREES,
  STATUS_DIFFERS,
  STATUS_REFUSES,
  STATUS_FAILED,
  STATUS_ASKING
}
