package dev.tripatch.ui.feature.cluster;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window says of a server's answer to the patch that it shows. */
enum ServerSaysWords implements Wording {
  TITLE,
  COLUMN,
  NO_CLUSTER,
  LIVE_EDITED,
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
  ALL_AS_PREDICTED,
  SOME_AS_PREDICTED,
  REFUSED_FIELDS,
  NORMALISED,
  CHANGED,
  MOVED,
  UNKNOWN_DEFAULTS,
  TRIED,
  WARNING,
  FIELD_NORMALISED,
  REFUSED_HERE,
  SAID_HERE,
  FIELD_NORMALISED_WITHIN,
  FIELD_CHANGED,
  FIELD_WITHIN,
  OLD,
  WHY_CHANGED,
  WHY_ADDED,
  WHY_REMOVED,
  WHY_MOVED,
  WHY_OVERTAKEN,
  WHY_FILLED_IN,
  WAS_PREDICTED,
  SAID,
  WHY,
  ROWS_HELP,
  STATUS_AGREES,
  STATUS_DIFFERS,
  STATUS_REFUSES,
  STATUS_FAILED,
  STATUS_ASKING;

  private static final Prose PROSE = Prose.about("window-server-says");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
