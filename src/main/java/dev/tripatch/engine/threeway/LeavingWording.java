package dev.tripatch.engine.threeway;

import dev.tripatch.prose.Wording;

/** The prose about what cannot be left out. */
enum LeavingWording implements Wording {
  NO_SUCH_FIELD,
  NOTHING_SENT,
  PART_OF_WHOLE,
  ITEM_KEY,
  NO_LIVE,
  NOT_ALONE
}
