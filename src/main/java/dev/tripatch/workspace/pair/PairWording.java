package dev.tripatch.workspace.pair;

import dev.tripatch.prose.Wording;

/** What cannot be compared, and why fields differ. */
public enum PairWording implements Wording {
  UNREADABLE,
  FILE_AND_FOLDER,
  BY,
  CONFLICT,
  TAKEN_BACK,
  IN_FILE,
  NEW_IN_FILE,
  NEW_OR_SERVER,
  GONE_FROM_FILE,
  OVER_LIVE,
  OVER_LIVE_OR_SERVER,
  LOST_WITH_PART,
  SERVER,
  SERVER_STORES,
  NEVER_APPLIED,
  MASKED,
  MASKED_VALUE
}
